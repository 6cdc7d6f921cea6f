/** Delays what a throw changes on screen until its dice have stopped. Any other step shows it at once. */
import { untrack } from 'svelte';
import { motionReduced, settings } from '../../base/settings/settings.svelte.ts';

type Update<Value> = {
  /** How many throws there were. */
  readonly throws: number;
  /** How many steps there were. */
  readonly steps: number;
  readonly value: Value;
};

const isWorthWaiting = (): boolean => !motionReduced() && settings.speed !== 'instant';

/** Create it during component initialization. It delays only what is seen, not what can be done or is announced. */
export class AfterRoll<Value> {
  now: Value = $state.raw() as Value;
  rolling: boolean = $state.raw(false);

  #newest: Update<Value>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #rollMs: number;

  constructor(rollMs: number, read: () => Update<Value>) {
    this.#rollMs = rollMs;
    this.#newest = untrack(read);
    this.now = this.#newest.value;
    $effect.pre(() => {
      const update = read();
      untrack(() => this.#receive(update));
    });
  }

  #receive(update: Update<Value>): void {
    const before = this.#newest;
    this.#newest = update;
    if (update.throws > before.throws && isWorthWaiting()) this.#wait(before.value);
    else if (!this.rolling || update.steps !== before.steps) this.#show();
  }

  #wait(before: Value): void {
    this.now = before;
    this.rolling = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(), this.#rollMs);
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.now = this.#newest.value;
    this.rolling = false;
  }
}
