import type { Squares } from './bits.ts';
import { NO_SQUARES, countHalf, neighboursOf } from './bits.ts';
import type { Move } from './moves.ts';
import { ONLY_THROW_ALL, PASS, THROW_OR_PASS, markOf } from './moves.ts';
import type { CowpathPosition } from './position.ts';
import { NO_ANCHOR } from './position.ts';
import { ATTEMPTS, markableSymbols } from './symbols.ts';

/** Free squares that the dice on the table allow to mark. */
export const markableSquares = (position: CowpathPosition): Squares => {
  let symbols = position.attempt === 0 ? 0 : markableSymbols(position.dice);
  if (symbols === 0) return NO_SQUARES;
  const { sheet, crosses, circles, anchor } = position;
  let lo = 0;
  let hi = 0;
  for (; symbols !== 0; symbols &= symbols - 1) {
    const bearing = sheet.bearing[31 - Math.clz32(symbols & -symbols)]!;
    lo |= bearing.lo;
    hi |= bearing.hi;
  }
  lo &= ~(crosses.lo | circles.lo);
  hi &= ~(crosses.hi | circles.hi);
  if (anchor !== NO_ANCHOR) {
    const near = neighboursOf(anchor);
    lo &= near.lo;
    hi &= near.hi;
  }
  return { lo: lo >>> 0, hi: hi >>> 0 };
};

const NOTHING: readonly Move[] = [];

/** Every decision open now; the throws first, then passing, then marks in row-then-column order. */
export const legalMoves = (position: CowpathPosition): readonly Move[] => {
  if (position.kind !== 'decision') return NOTHING;
  if (position.attempt === 0) return ONLY_THROW_ALL;
  const { lo, hi } = markableSquares(position);
  const throws = position.attempt < ATTEMPTS;
  if ((lo | hi) === 0 && throws) return THROW_OR_PASS;
  return withMarks(throws ? THROW_OR_PASS : [PASS], lo, hi);
};

const withMarks = (before: readonly Move[], lo: number, hi: number): readonly Move[] => {
  const moves = new Array<Move>(before.length + countHalf(lo) + countHalf(hi));
  let next = 0;
  for (; next < before.length; next++) moves[next] = before[next]!;
  for (; lo !== 0; lo &= lo - 1) moves[next++] = markOf(31 - Math.clz32(lo & -lo));
  for (; hi !== 0; hi &= hi - 1) moves[next++] = markOf(63 - Math.clz32(hi & -hi));
  return moves;
};
