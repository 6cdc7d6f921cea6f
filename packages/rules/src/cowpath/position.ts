import type { Result } from '../kernel.ts';
import { type Square, type Squares, neighboursOf, union, without } from './bits.ts';
import type { Sheet } from './sheet.ts';
import type { DiceOnTable } from './symbols.ts';

/** 0 plays the crosses, 1 the circles. */
export type CowpathSeat = 0 | 1;
export const SIDES = ['x', 'o'] as const;
export type Side = (typeof SIDES)[number];

export type CowpathSetup = { readonly sheet: Sheet; readonly first: CowpathSeat };

export const NO_ANCHOR = -1;

/** All positions have the same fields in the same order: engines then step much faster. */
type Fields = {
  readonly game: 'cowpath';
  readonly sheet: Sheet;
  readonly seat: CowpathSeat;
  /** Throws made in this turn or bonus turn. */
  readonly attempt: number;
  /** Meaningless while `attempt` is 0. */
  readonly dice: DiceOnTable;
  /** The dice in the air; 0 unless a throw is due. */
  readonly thrown: number;
  /** In a bonus turn, the square that a mark must be next to; otherwise NO_ANCHOR. */
  readonly anchor: Square;
  /** Each seat's own squares, starts included. */
  readonly crosses: Squares;
  readonly circles: Squares;
  /** Bit 0: crosses are blocked; bit 1: circles. */
  readonly blocked: number;
};

export type Deciding = Fields & { readonly kind: 'decision'; readonly result: null };
export type Throwing = Fields & { readonly kind: 'throw'; readonly result: null };
export type Over = Fields & { readonly kind: 'over'; readonly result: Result };
export type CowpathPosition = Deciding | Throwing | Over;

export const startCowpath = ({ sheet, first }: CowpathSetup): Deciding => ({
  game: 'cowpath',
  kind: 'decision',
  sheet,
  seat: first,
  attempt: 0,
  dice: 0,
  thrown: 0,
  anchor: NO_ANCHOR,
  crosses: sheet.starts[0],
  circles: sheet.starts[1],
  blocked: 0,
  result: null,
});

export const otherSeat = (seat: CowpathSeat): CowpathSeat => (seat === 0 ? 1 : 0);

export const marksOf = (position: CowpathPosition, seat: CowpathSeat): Squares =>
  seat === 0 ? position.crosses : position.circles;

export const freeSquares = (position: CowpathPosition): Squares =>
  without(position.sheet.all, union(position.crosses, position.circles));

export const isBlocked = (position: CowpathPosition, seat: CowpathSeat): boolean =>
  ((position.blocked >> seat) & 1) === 1;

/** The squares that may be marked now if the dice allow it. */
export const reachableSquares = (position: CowpathPosition): Squares => {
  const free = freeSquares(position);
  if (position.anchor === NO_ANCHOR) return free;
  const near = neighboursOf(position.anchor);
  return { lo: free.lo & near.lo, hi: free.hi & near.hi };
};
