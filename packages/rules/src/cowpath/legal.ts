import { need } from '../need.ts';
import type { Squares } from './bits.ts';
import { NO_SQUARES, countHalf, neighboursOf } from './bits.ts';
import type { Move } from './moves.ts';
import { ONLY_THROW_ALL, PASS, THROW_OR_PASS, markOf } from './moves.ts';
import type { CowpathPosition } from './position.ts';
import { NO_ANCHOR } from './position.ts';
import { ATTEMPTS, type DiceOnTable, markableSymbols } from './symbols.ts';

/** The free squares that may be marked with the dice on the table. */
export const markableSquares = (position: CowpathPosition): Squares =>
  position.attempt === 0 ? NO_SQUARES : squaresFor(position, position.dice);

/** The free squares that could be marked with these dice. */
export const squaresFor = (position: CowpathPosition, dice: DiceOnTable): Squares => {
  let symbols = markableSymbols(dice);
  if (symbols === 0) return NO_SQUARES;
  const { sheet, crosses, circles, anchor } = position;
  let lo = 0;
  let hi = 0;
  for (; symbols !== 0; symbols &= symbols - 1) {
    const squares = need(sheet.bySymbol[31 - Math.clz32(symbols & -symbols)]);
    lo |= squares.lo;
    hi |= squares.hi;
  }
  lo &= ~(crosses.lo | circles.lo);
  hi &= ~(crosses.hi | circles.hi);
  if (anchor !== NO_ANCHOR) {
    const near = neighboursOf(anchor);
    lo &= near.lo;
    hi &= near.hi;
  }
  return { lo, hi };
};

const NOTHING: readonly Move[] = [];

/** Every legal decision: throws first, then passing, then marks by row and column. */
export const legalMoves = (position: CowpathPosition): readonly Move[] => {
  if (position.kind !== 'decision') return NOTHING;
  if (position.attempt === 0) return ONLY_THROW_ALL;
  const { lo, hi } = markableSquares(position);
  const throws = position.attempt < ATTEMPTS;
  if ((lo | hi) === 0 && throws) return THROW_OR_PASS;
  return withMarks(throws, lo, hi);
};

/** Lists to copy, by number of marks that follow: copying a list of the right length is faster than growing one. */
const listsStartingWith = (before: readonly Move[]): readonly (readonly Move[])[] =>
  Array.from({ length: 65 }, (_, marks) => [...before, ...new Array<Move>(marks).fill(PASS)]);

const AFTER_THROWS = listsStartingWith(THROW_OR_PASS);
const AFTER_PASS = listsStartingWith([PASS]);

const withMarks = (throws: boolean, lo: number, hi: number): readonly Move[] => {
  const moves = need((throws ? AFTER_THROWS : AFTER_PASS)[countHalf(lo) + countHalf(hi)]).slice();
  let next = throws ? THROW_OR_PASS.length : 1;
  for (; lo !== 0; lo &= lo - 1) moves[next++] = markOf(31 - Math.clz32(lo & -lo));
  for (; hi !== 0; hi &= hi - 1) moves[next++] = markOf(63 - Math.clz32(hi & -hi));
  return moves;
};
