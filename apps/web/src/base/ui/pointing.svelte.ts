/**
 * Squares that a text names light up on the board when they are tapped, pointed at or focused.
 *
 * A screen calls `providePointing(split)` once, above its board and its texts; `split` comes from the game
 * (`viewsOf(game).splitSquares`). Below it `<SquareText {text} />` shows a text with its squares as buttons, and the
 * boards show `<PointedFrame />` on the square `getPointing()?.square`. Without a provider the text stays plain.
 */
import { getContext, setContext } from 'svelte';
import { motionReduced } from '../settings/settings.svelte.ts';
import type { SplitSquares } from './square-text.ts';

const KEY = Symbol('pointing');

export class Pointing {
  readonly split: SplitSquares;
  /** Under the pointer, or focused by keyboard. */
  #over: string | null = $state(null);
  /** Tapped: it stays until the next tap elsewhere. */
  pinned: string | null = $state(null);
  /** In the game's notation. */
  readonly square: string | null = $derived(this.#over ?? this.pinned);

  constructor(split: SplitSquares) {
    this.split = split;
  }

  enter(square: string): void {
    this.#over = square;
  }

  leave(square: string): void {
    if (this.#over === square) this.#over = null;
  }

  toggle(square: string): void {
    this.pinned = this.pinned === square ? null : square;
  }

  clear(): void {
    this.pinned = null;
  }
}

const isName = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-names]') !== null;

/** Called while a component is created. */
export const providePointing = (split: SplitSquares): Pointing => {
  const pointing = setContext(KEY, new Pointing(split));
  $effect(() => {
    const ended = new AbortController();
    window.addEventListener('click', ({ target }) => isName(target) || pointing.clear(), ended);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && pointing.clear(), ended);
    return () => ended.abort();
  });
  return pointing;
};

/** Called while a component is created. */
export const getPointing = (): Pointing | undefined => getContext(KEY);

/** On a phone the text may be far below the board: a tapped square scrolls into view. */
export const showPinned = (
  pointing: Pointing | undefined,
  find: (square: string) => Element | null,
): void => {
  $effect(() => {
    const square = pointing?.pinned ?? null;
    if (square === null) return;
    find(square)?.scrollIntoView({ block: 'nearest', behavior: motionReduced() ? 'instant' : 'smooth' });
  });
};
