import type { Refusal, Result } from '../kernel.ts';
import { TIE, WINS, refuse } from '../kernel.ts';
import type { Square, Squares } from './bits.ts';
import { NO_SQUARES, connected, has, isEmpty, isOnGrid, only, union, without } from './bits.ts';
import { markableSquares } from './legal.ts';
import type { Action, Fall } from './moves.ts';
import { diceIn } from './moves.ts';
import { makeSelection, makeSquare } from './notation.ts';
import type { CowpathPosition, CowpathSeat } from './position.ts';
import { NO_ANCHOR, marksOf, otherSeat, reachableSquares } from './position.ts';
import { ALL_DICE, ATTEMPTS, areFaces, markableSymbols, quadSymbol } from './symbols.ts';

/** The next position, or why not. */
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
      return turnTo(position, otherSeat(position.seat));
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
  if (attempt > 0 && has(markableSquares(position), square)) return null;
  const about = makeSquare(square);
  if (attempt === 0) return refuse('mark/before-throw', about);
  if (!has(sheet.all, square)) return refuse('mark/off-sheet', about);
  if (has(union(...sheet.starts), square)) return refuse('mark/start', about);
  if (has(union(position.crosses, position.circles), square)) return refuse('mark/taken', about);
  const symbol = sheet.bearing.findIndex((set) => has(set, square));
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
  const landed: CowpathPosition = {
    game: 'cowpath',
    kind: 'decision',
    sheet: position.sheet,
    seat: position.seat,
    attempt: position.attempt + 1,
    dice: position.thrown === ALL_DICE ? fall.faces : mergeFaces(position.dice, position.thrown, fall.faces),
    thrown: 0,
    anchor: position.anchor,
    crosses: position.crosses,
    circles: position.circles,
    blocked: position.blocked,
    result: null,
  };
  if (landed.attempt < ATTEMPTS || !isEmpty(markableSquares(landed))) return landed;
  return turnTo(landed, otherSeat(landed.seat));
};

const mergeFaces = (dice: number, thrown: number, faces: number): number => {
  let merged = dice;
  for (let die = 0; die < 5; die++) {
    if (((thrown >> die) & 1) === 0) continue;
    merged = (merged & ~(7 << (3 * die))) | ((faces & 7) << (3 * die));
    faces >>= 3;
  }
  return merged;
};

const markSquare = (position: CowpathPosition, square: Square): CowpathPosition => {
  const quads = quadSymbol(position.dice);
  const quad = quads !== 0 && has(position.sheet.bearing[31 - Math.clz32(quads)]!, square);
  const marked = withMark(position, only(square));
  const result = resultAfterMark(marked);
  if (result !== null) return { ...over(marked), result };
  if (!quad) return turnTo(marked, otherSeat(marked.seat));
  const bonus = turnTo(marked, marked.seat, square);
  return isEmpty(reachableSquares(bonus)) ? turnTo(marked, otherSeat(marked.seat)) : bonus;
};

const withMark = (position: CowpathPosition, mark: Squares): CowpathPosition => {
  const crosses = position.seat === 0 ? union(position.crosses, mark) : position.crosses;
  const circles = position.seat === 1 ? union(position.circles, mark) : position.circles;
  const { sheet } = position;
  const blocked =
    (connected(sheet.starts[0], without(sheet.all, circles)) ? 0 : 1) |
    (connected(sheet.starts[1], without(sheet.all, crosses)) ? 0 : 2);
  return { ...position, crosses, circles, blocked };
};

/** Joining wins before blocking is looked at. */
const resultAfterMark = (marked: CowpathPosition): Result | null => {
  if (connected(marked.sheet.starts[marked.seat], marksOf(marked, marked.seat))) return WINS[marked.seat]!;
  return marked.blocked === 3 ? TIE : null;
};

const over = (position: CowpathPosition) =>
  ({ ...position, kind: 'over', attempt: 0, dice: 0, thrown: 0, anchor: NO_ANCHOR }) as const;

const turnTo = (position: CowpathPosition, seat: CowpathSeat, anchor = NO_ANCHOR): CowpathPosition => ({
  game: 'cowpath',
  kind: 'decision',
  sheet: position.sheet,
  seat,
  attempt: 0,
  dice: 0,
  thrown: 0,
  anchor,
  crosses: position.crosses,
  circles: position.circles,
  blocked: position.blocked,
  result: null,
});

/** The squares of the chain that joins a seat's starts; empty while they are not joined. */
export const winningChain = (position: CowpathPosition, seat: CowpathSeat): Squares => {
  const own = marksOf(position, seat);
  const starts = position.sheet.starts[seat];
  let chain = connected(starts, own) ? own : NO_SQUARES;
  for (let square = 0; square < 64; square++) {
    if (!has(chain, square) || has(starts, square)) continue;
    const shorter = without(chain, only(square));
    if (connected(starts, shorter)) chain = shorter;
  }
  return chain;
};
