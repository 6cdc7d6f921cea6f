/**
 * A set of squares as two 32-bit halves: `lo` has rows 1 to 4, `hi` rows 5 to 8. The stride is always 8, whatever
 * the size of the sheet, so that neighbours are shifts. The halves are signed because engines store signed 32-bit
 * numbers unboxed.
 */
import { need } from '../need.ts';
export type Squares = { readonly lo: number; readonly hi: number };

/** row * 8 + column, both from 0. */
export type Square = number;

export const STRIDE = 8;
export const NO_SQUARES: Squares = { lo: 0, hi: 0 };

const NOT_FIRST_COLUMN = 0xfefefefe;
const NOT_LAST_COLUMN = 0x7f7f7f7f;

export const squareAt = (row: number, column: number): Square => row * STRIDE + column;
/** Whether the number is a square. The functions below do not check: other numbers would wrap around. */
export const isOnGrid = (square: number): boolean => (square & 63) === square;
export const rowOf = (square: Square): number => square >> 3;
export const columnOf = (square: Square): number => square & 7;

export const only = (square: Square): Squares =>
  square < 32 ? { lo: 1 << square, hi: 0 } : { lo: 0, hi: 1 << (square - 32) };

export const has = (set: Squares, square: Square): boolean =>
  ((square < 32 ? set.lo >>> square : set.hi >>> (square - 32)) & 1) === 1;

export const union = (a: Squares, b: Squares): Squares => ({
  lo: a.lo | b.lo,
  hi: a.hi | b.hi,
});

export const overlap = (a: Squares, b: Squares): Squares => ({
  lo: a.lo & b.lo,
  hi: a.hi & b.hi,
});

export const without = (a: Squares, b: Squares): Squares => ({
  lo: a.lo & ~b.lo,
  hi: a.hi & ~b.hi,
});

export const isEmpty = (set: Squares): boolean => (set.lo | set.hi) === 0;

export const covers = (set: Squares, part: Squares): boolean =>
  (part.lo & ~set.lo) === 0 && (part.hi & ~set.hi) === 0;

export const setOf = (squares: readonly Square[]): Squares =>
  squares.reduce((set, square) => union(set, only(square)), NO_SQUARES);

export const countHalf = (half: number): number => {
  let bits = half - ((half >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const count = (set: Squares): number => countHalf(set.lo) + countHalf(set.hi);

/** Ordered by row, then column. */
export const listSquares = (set: Squares): Square[] => {
  const squares: Square[] = [];
  for (let half = set.lo; half !== 0; half &= half - 1) squares.push(31 - Math.clz32(half & -half));
  for (let half = set.hi; half !== 0; half &= half - 1) squares.push(63 - Math.clz32(half & -half));
  return squares;
};

/** The set and all neighbours of it, ignoring the sheet's edges. */
export const grow = (set: Squares): Squares => {
  const { lo, hi } = set;
  const low = lo | ((lo & NOT_LAST_COLUMN) << 1) | ((lo & NOT_FIRST_COLUMN) >>> 1);
  const high = hi | ((hi & NOT_LAST_COLUMN) << 1) | ((hi & NOT_FIRST_COLUMN) >>> 1);
  return {
    lo: low | (low << 8) | (low >>> 8) | (high << 24),
    hi: high | (high << 8) | (high >>> 8) | (low >>> 24),
  };
};

/** The squares that can be reached from `seed` through neighbours inside `region`. */
export const flood = (seed: Squares, region: Squares): Squares => {
  let reached = overlap(seed, region);
  for (;;) {
    const next = overlap(grow(reached), region);
    if (next.lo === reached.lo && next.hi === reached.hi) return reached;
    reached = next;
  }
};

/** Whether all of `starts` are in one connected part of `region`. */
export const connected = (starts: Squares, region: Squares): boolean => {
  const first =
    starts.lo !== 0 ? { lo: starts.lo & -starts.lo, hi: 0 } : { lo: 0, hi: starts.hi & -starts.hi };
  return covers(flood(first, region), starts);
};

const NEIGHBOURS: readonly Squares[] = Array.from({ length: 64 }, (_, square) =>
  without(grow(only(square)), only(square)),
);

export const neighboursOf = (square: Square): Squares => need(NEIGHBOURS[square]);
