import { need } from '../need.ts';
import type { Result } from '../kernel.ts';
import type { Refusal } from '../refusals.ts';
import { TIE, WINS } from '../kernel.ts';
import { refuse } from '../refusals.ts';
import type { Square, Squares } from './bits.ts';
import {
  NO_SQUARES,
  connected,
  has,
  isEmpty,
  neighboursOf,
  isOnGrid,
  only,
  overlap,
  union,
  without,
} from './bits.ts';
import { markableSquares, squaresFor } from './legal.ts';
import type { Action, Fall } from './moves.ts';
import { diceIn } from './moves.ts';
import { makeSelection, makeSquare } from './notation.ts';
import type { CowpathPosition, CowpathSeat } from './position.ts';
import { NO_ANCHOR, marksOf, otherSeat } from './position.ts';
import type { Sheet } from './sheet.ts';
import {
  ALL_DICE,
  ATTEMPTS,
  DICE,
  type DiceOnTable,
  areFaces,
  markableSymbols,
  quadSymbol,
} from './symbols.ts';

/** The next position, or why the action is refused. */
export const stepCowpath = (position: CowpathPosition, action: Action): CowpathPosition | Refusal =>
  whyNot(position, action) ?? playCowpath(position, action);

/** The next position; the action must be legal. */
export const playCowpath = (position: CowpathPosition, action: Action): CowpathPosition => {
  switch (action.kind) {
    case 'throw':
      return throwDice(position, action.dice);
    case 'fall':
      return landDice(position, action);
    case 'mark':
      return markSquare(position, action.square);
    case 'pass':
      return nextTurn(position);
  }
};

const whyNot = (position: CowpathPosition, action: Action): Refusal | null => {
  if (position.kind === 'over') return refuse('game/over', aboutAction(action));
  if (action.kind === 'fall') return whyNotFall(position, action);
  if (position.kind === 'throw') return refuse('throw/due', aboutAction(action));
  switch (action.kind) {
    case 'throw':
      return whyNotThrow(position, action.dice);
    case 'mark':
      return whyNotMark(position, action.square);
    case 'pass':
      return position.attempt === 0 ? refuse('pass/before-throw', '-') : null;
  }
};

const aboutAction = (action: Action): string => {
  switch (action.kind) {
    case 'throw':
      return makeSelection(action.dice);
    case 'fall':
      return `${action.count} dice`;
    case 'mark':
      return makeSquare(action.square);
    case 'pass':
      return '-';
  }
};

const whyNotFall = (position: CowpathPosition, fall: Fall): Refusal | null => {
  if (position.kind !== 'throw') return refuse('throw/not-due', `${fall.count} dice`);
  if (fall.count !== diceIn(position.thrown)) return refuse('throw/count', `${fall.count} dice`);
  return areFaces(fall.faces, fall.count) ? null : refuse('throw/faces', `${fall.count} dice`);
};

const whyNotThrow = (position: CowpathPosition, dice: number): Refusal | null => {
  if (dice === 0 || (dice & ALL_DICE) !== dice) return refuse('throw/selection', makeSelection(dice));
  if (position.attempt === 0 && dice !== ALL_DICE) return refuse('throw/all-first', makeSelection(dice));
  return position.attempt < ATTEMPTS ? null : refuse('throw/none-left', makeSelection(dice));
};

const whyNotMark = (position: CowpathPosition, square: Square): Refusal | null => {
  const { sheet, attempt, dice } = position;
  if (!isOnGrid(square)) return refuse('mark/off-sheet', String(square));
  if (has(markableSquares(position), square)) return null;
  const about = makeSquare(square);
  if (attempt === 0) return refuse('mark/before-throw', about);
  if (!has(sheet.all, square)) return refuse('mark/off-sheet', about);
  if (has(union(...sheet.starts), square)) return refuse('mark/start', about);
  if (has(union(position.crosses, position.circles), square)) return refuse('mark/taken', about);
  const symbol = sheet.bySymbol.findIndex((set) => has(set, square));
  if (((markableSymbols(dice) >> symbol) & 1) === 0) return refuse('mark/symbol', about);
  return refuse('mark/not-beside-anchor', about);
};

const throwDice = (position: CowpathPosition, thrown: number): CowpathPosition => ({
  game: 'cowpath',
  kind: 'throw',
  sheet: position.sheet,
  seat: position.seat,
  attempt: position.attempt,
  dice: position.dice,
  thrown,
  anchor: position.anchor,
  crosses: position.crosses,
  circles: position.circles,
  blocked: position.blocked,
  result: null,
});

const landDice = (position: CowpathPosition, fall: Fall): CowpathPosition => {
  const attempt = position.attempt + 1;
  const dice = facesAfter(position, fall);
  if (attempt === ATTEMPTS && isEmpty(squaresFor(position, dice))) return nextTurn(position);
  return {
    game: 'cowpath',
    kind: 'decision',
    sheet: position.sheet,
    seat: position.seat,
    attempt,
    dice,
    thrown: 0,
    anchor: position.anchor,
    crosses: position.crosses,
    circles: position.circles,
    blocked: position.blocked,
    result: null,
  };
};

/** All dice as they are after a fall. */
export const facesAfter = ({ thrown, dice }: CowpathPosition, { faces }: Fall): DiceOnTable =>
  thrown === ALL_DICE ? faces : mergeFaces(dice, thrown, faces);

/** Without branches: the processor cannot predict which dice are thrown, and a wrong prediction costs more than this. */
const mergeFaces = (dice: number, thrown: number, faces: number): number => {
  let merged = dice;
  for (let at = 0, left = thrown; at < 3 * DICE; at += 3, left >>= 1) {
    const mask = (-(left & 1) & 7) << at;
    merged = (merged & ~mask) | ((faces << at) & mask);
    faces >>= 3 * (left & 1);
  }
  return merged;
};

const markSquare = (position: CowpathPosition, square: Square): CowpathPosition => {
  const { sheet, seat } = position;
  const mark = only(square);
  const crosses = seat === 0 ? union(position.crosses, mark) : position.crosses;
  const circles = seat === 1 ? union(position.circles, mark) : position.circles;
  const own = seat === 0 ? crosses : circles;
  const blocked = blockedAfter(position.blocked, sheet, seat, own);
  const result = resultAfterMark(sheet, seat, own, blocked);
  if (result !== null) return over(position, crosses, circles, blocked, result);
  const bonus = isQuadMark(position, square) && anyFreeBeside(sheet, square, crosses, circles);
  return bonus
    ? turnTo(sheet, seat, square, crosses, circles, blocked)
    : turnTo(sheet, otherSeat(seat), NO_ANCHOR, crosses, circles, blocked);
};

const isQuadMark = (position: CowpathPosition, square: Square): boolean => {
  const quad = quadSymbol(position.dice);
  return quad !== 0 && has(need(position.sheet.bySymbol[31 - Math.clz32(quad)]), square);
};

const anyFreeBeside = (sheet: Sheet, square: Square, crosses: Squares, circles: Squares): boolean =>
  !isEmpty(overlap(neighboursOf(square), without(sheet.all, union(crosses, circles))));

/** A mark takes a square away from the other side, so it can only block the other side. */
const blockedAfter = (before: number, sheet: Sheet, marker: CowpathSeat, own: Squares): number => {
  const other = otherSeat(marker);
  const open = ((before >> other) & 1) === 0 && connected(sheet.starts[other], without(sheet.all, own));
  return open ? before : before | (1 << other);
};

/** Joining wins before blocking is checked. */
const resultAfterMark = (sheet: Sheet, seat: CowpathSeat, own: Squares, blocked: number): Result | null => {
  if (connected(sheet.starts[seat], own)) return need(WINS[seat]);
  return blocked === 3 ? TIE : null;
};

const over = (
  { sheet, seat }: CowpathPosition,
  crosses: Squares,
  circles: Squares,
  blocked: number,
  result: Result,
): CowpathPosition => ({
  game: 'cowpath',
  kind: 'over',
  sheet,
  seat,
  attempt: 0,
  dice: 0,
  thrown: 0,
  anchor: NO_ANCHOR,
  crosses,
  circles,
  blocked,
  result,
});

const nextTurn = ({ sheet, seat, crosses, circles, blocked }: CowpathPosition): CowpathPosition =>
  turnTo(sheet, otherSeat(seat), NO_ANCHOR, crosses, circles, blocked);

const turnTo = (
  sheet: Sheet,
  seat: CowpathSeat,
  anchor: Square,
  crosses: Squares,
  circles: Squares,
  blocked: number,
): CowpathPosition => ({
  game: 'cowpath',
  kind: 'decision',
  sheet,
  seat,
  attempt: 0,
  dice: 0,
  thrown: 0,
  anchor,
  crosses,
  circles,
  blocked,
  result: null,
});

/** The squares of the chain that joins a seat's starts; empty while they are not joined. */
export const winningChain = (position: CowpathPosition, seat: CowpathSeat): Squares => {
  const own = marksOf(position, seat);
  const starts = position.sheet.starts[seat];
  let chain = connected(starts, own) ? own : NO_SQUARES;
  for (let square = 0; square < 64; square++) {
    const shorter = without(chain, only(square));
    if (connected(starts, shorter)) chain = shorter;
  }
  return chain;
};
