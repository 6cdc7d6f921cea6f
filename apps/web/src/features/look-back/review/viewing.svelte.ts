/** What the look back shows on its board: a moment or any step, and whether the moments play by themselves. */
import type { Moment } from '../moments/moments.ts';

export type Shown =
  /** `index` is null for a decision that is not one of the key moments. */
  | { readonly kind: 'moment'; readonly moment: Moment; readonly index: number | null }
  | { readonly kind: 'step'; readonly at: number };

export class Viewing {
  shown: Shown = $state.raw({ kind: 'step', at: 0 });
  playing = $state.raw(false);
  readonly #moments: () => readonly Moment[];
  #touched = false;

  /** Shows the end of the game until the moments are known. */
  constructor(last: number, moments: () => readonly Moment[]) {
    this.shown = { kind: 'step', at: last };
    this.#moments = moments;
  }

  /** The first moment, unless the player has already chosen what to see. */
  begin(): void {
    if (!this.#touched) this.#show(0);
  }

  get index(): number | null {
    return this.shown.kind === 'moment' ? this.shown.index : null;
  }

  get isLast(): boolean {
    return this.index === this.#moments().length - 1;
  }

  showMoment(index: number): void {
    this.#touched = true;
    this.#show(index);
  }

  showDecision(moment: Moment): void {
    this.#touched = true;
    this.playing = false;
    this.shown = { kind: 'moment', moment, index: null };
  }

  showStep(at: number): void {
    this.#touched = true;
    this.playing = false;
    this.shown = { kind: 'step', at };
  }

  /** Playing starts again from the beginning after the last moment. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && (this.index === null || this.isLast)) this.showMoment(0);
  }

  #show(index: number): void {
    const moment = this.#moments()[index];
    if (moment !== undefined) this.shown = { kind: 'moment', moment, index };
  }
}
