/** Delays what a throw changes on screen until its dice have stopped. Any other step shows it at once. */
import { untrack } from 'svelte';
import { motionReduced, settings } from '../settings/settings.svelte.ts';

type News<Value> = {
  /** How many throws there were. */
  readonly throws: number;
  /** How many steps there were. */
  readonly steps: number;
  readonly value: Value;
};

const isWorthWaiting = (): boolean => !motionReduced() && settings.speed !== 'instant';

/** Create it during component initialization. It delays only what is seen, not what can be done or is announced. */
export class Told<Value> {
  now: Value = $state.raw() as Value;
  rolling: boolean = $state.raw(false);

  #newest: News<Value>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #rollMs: number;

  constructor(rollMs: number, read: () => News<Value>) {
    this.#rollMs = rollMs;
    this.#newest = untrack(read);
    this.now = this.#newest.value;
    $effect.pre(() => {
      const news = read();
      untrack(() => this.#hear(news));
    });
  }

  #hear(news: News<Value>): void {
    const before = this.#newest;
    this.#newest = news;
    if (news.throws > before.throws && isWorthWaiting()) this.#wait(before.value);
    else if (!this.rolling || news.steps !== before.steps) this.#tell();
  }

  #wait(before: Value): void {
    this.now = before;
    this.rolling = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), this.#rollMs);
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.now = this.#newest.value;
    this.rolling = false;
  }
}
