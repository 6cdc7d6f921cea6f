/** View model of a guided game: position, scene, and the guide's remark. */
import type { RefusalCode } from '@abacow/rules';
import {
  type Guide,
  ONWARD,
  type Scene,
  type Standing,
  advance,
  begin,
  follow,
  stepsLeft,
  watched,
} from './guide.ts';

/** Why a move was not accepted: the rules refuse it, or it does not fit the lesson. */
export type Remark =
  { readonly kind: 'refused'; readonly code: RefusalCode } | { readonly kind: 'elsewhere' };

export type Pace = { readonly pauseMs: () => number; readonly wait: (ms: number) => Promise<void> };

export class Guided<Id extends string> {
  readonly #guide: Guide<Id>;
  readonly #pace: Pace;
  readonly #onchange: (trail: readonly string[], over: boolean) => void;

  trail: readonly string[] = $state.raw([]);
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- set in the constructor, before anything is derived from it
  standing: Standing<Id> = $state.raw()!;
  /** The other side is playing and the player watches. */
  watching = $state(false);
  remark: Remark | null = $state.raw(null);

  readonly scene: Scene<Id> = $derived.by(() => this.#guide.scenes[this.standing.id]);
  readonly position = $derived(this.standing.position);
  readonly mine = $derived(this.scene.kind === 'do');
  readonly steps = $derived.by(() => this.trail.length + stepsLeft(this.#guide, this.standing.id));
  /** At the end it is the last step. */
  readonly step = $derived(Math.min(this.trail.length + 1, this.steps));
  /** The highlighted move: the first way that is legal now. */
  readonly pointed: string | null = $derived.by(() => {
    const { scene, position } = this;
    if (scene.kind !== 'do' || (scene.asks && this.remark === null)) return null;
    return scene.ways.find(({ move }) => this.#guide.refusalOf(position, move) === null)?.move ?? null;
  });

  constructor(
    guide: Guide<Id>,
    trail: readonly string[],
    pace: Pace,
    onchange: (trail: readonly string[], over: boolean) => void,
  ) {
    this.#guide = guide;
    this.#pace = pace;
    this.#onchange = onchange;
    const found = follow(guide, trail);
    this.trail = found === null ? [] : trail;
    this.standing = found ?? begin(guide);
  }

  restart(): void {
    this.standing = begin(this.#guide);
    this.trail = [];
    this.remark = null;
    this.#onchange([], false);
  }

  /** Goes to the next scene. The other side's moves are played first, token by token. */
  async onward(): Promise<void> {
    if (this.watching) return;
    const { scene, standing } = this;
    if (scene.kind === 'watch') await this.#watch(standing, scene.tokens.length);
    const next = advance(this.#guide, standing, ONWARD);
    if (next !== null) this.#arrive(next, ONWARD);
  }

  async #watch(from: Standing<Id>, tokens: number): Promise<void> {
    this.watching = true;
    for (let played = 1; played <= tokens; played++) {
      this.standing = watched(this.#guide, from, played);
      await this.#pace.wait(this.#pace.pauseMs());
    }
    this.watching = false;
  }

  /** Whether the lesson goes on with this move. */
  accepts(move: string): boolean {
    return this.scene.kind === 'do' && this.scene.ways.some((way) => way.move === move);
  }

  /** Returns whether the move was accepted. */
  play(move: string): boolean {
    if (this.scene.kind !== 'do') return false;
    const code = this.#guide.refusalOf(this.position, move);
    const next = code === null ? advance(this.#guide, this.standing, move) : null;
    if (next === null) {
      this.remark = code === null ? { kind: 'elsewhere' } : { kind: 'refused', code };
      return false;
    }
    this.#arrive(next, move);
    return true;
  }

  #arrive(next: Standing<Id>, done: string): void {
    this.standing = next;
    this.trail = [...this.trail, done];
    this.remark = null;
    this.#onchange(this.trail, this.#guide.scenes[next.id].kind === 'end');
  }
}
