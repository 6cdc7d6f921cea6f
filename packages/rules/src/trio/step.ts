import { need } from '../need.ts';
import type { Seat } from '../kernel.ts';
import type { Refusal, RefusalCode } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { Square } from './board.ts';
import { squareAt } from './board.ts';
import { anyTarget } from './legal.ts';
import type { Action, Fall, Place, Shift } from './moves.ts';
import { BOTH_DICE, diceIn, isFace } from './moves.ts';
import { LOST_TOKEN, makeFaces, makeMove, makeSelection, makeSquare } from './notation.ts';
import { addTotal } from './opening.ts';
import type { Deciding, TrioPosition } from './position.ts';
import { NO_DICE, PAWNS, isTaken, nextSeat } from './position.ts';
import { bestRow, winRound } from './rounds.ts';

/** The next position, or why the action is refused. */
export const stepTrio = (position: TrioPosition, action: Action): TrioPosition | Refusal =>
  whyNot(position, action) ?? playTrio(position, action);

/** The next position; the action must be legal. */
export const playTrio = (position: TrioPosition, action: Action): TrioPosition => {
  switch (action.kind) {
    case 'throw':
      return throwDice(position, action.dice);
    case 'fall':
      return landDice(position, action);
    case 'place':
    case 'move':
      return placePawn(position, pawnsAfter(position, action));
    case 'lost-turn':
      return loseTurn(position);
  }
};

/** The player's own pawns after placing or moving one, in ascending order. */
export const pawnsAfter = ({ pawns, seat }: TrioPosition, action: Place | Shift): readonly Square[] =>
  action.kind === 'place'
    ? addPawn(need(pawns[seat]), action.square)
    : shiftPawn(need(pawns[seat]), action.from, action.to);

const aboutAction = (action: Action): string =>
  action.kind === 'fall' ? makeFaces(action) : makeMove(action);

const whyNot = (position: TrioPosition, action: Action): Refusal | null => {
  if (position.kind === 'over') return refuse('game/over', aboutAction(action));
  if (action.kind === 'fall') return whyNotFall(position, action);
  if (position.kind === 'throw') return refuse('throw/due', aboutAction(action));
  switch (action.kind) {
    case 'throw':
      return whyNotThrow(position, action.dice);
    case 'place':
      return whyNotPlace(position, action.square);
    case 'move':
      return whyNotShift(position, action.from, action.to);
    case 'lost-turn':
      return whyNotLost(position);
  }
};

const whyNotLost = ({ placing, setup }: TrioPosition): Refusal | null => {
  if (setup.wrongAnswer === undefined) return refuse('lost/not-agreed', LOST_TOKEN);
  return placing ? null : refuse('place/before-throw', LOST_TOKEN);
};

const whyNotFall = (position: TrioPosition, fall: Fall): Refusal | null => {
  if (position.kind !== 'throw') return refuse('throw/not-due', makeFaces(fall));
  if (fall.count !== diceIn(position.thrown)) return refuse('throw/count', makeFaces(fall));
  return isFace(fall.first) && isFace(fall.second) ? null : refuse('throw/faces', makeFaces(fall));
};

const whyNotThrow = (position: TrioPosition, dice: number): Refusal | null => {
  const code = faultOfThrow(position, dice);
  return code === null ? null : refuse(code, makeSelection(dice));
};

const faultOfThrow = (position: TrioPosition, dice: number): RefusalCode | null => {
  if (dice === 0 || (dice & BOTH_DICE) !== dice) return 'throw/selection';
  if (position.placing) return 'throw/place-first';
  if (dice === BOTH_DICE) return null;
  if (position.first === NO_DICE) return 'throw/all-first';
  return (dice === 1 ? position.second : position.first) === 0 ? 'throw/keeps-zero' : null;
};

const faultOfTarget = (position: TrioPosition, square: Square): RefusalCode | null => {
  if (!position.placing) return 'place/before-throw';
  const { first, second } = position;
  if (square !== squareAt(first, second) && square !== squareAt(second, first)) return 'place/dice';
  return isTaken(position, square) ? 'place/taken' : null;
};

const whyNotPlace = (position: TrioPosition, square: Square): Refusal | null => {
  const code = faultOfTarget(position, square);
  if (code !== null) return refuse(code, makeSquare(square));
  return need(position.pawns[position.seat]).length < PAWNS
    ? null
    : refuse('place/all-on-board', makeSquare(square));
};

const whyNotShift = (position: TrioPosition, from: Square, to: Square): Refusal | null => {
  const code = faultOfTarget(position, to);
  if (code !== null) return refuse(code, makeSquare(to));
  const own = need(position.pawns[position.seat]);
  if (own.length < PAWNS) return refuse('place/new-pawn-first', makeSquare(to));
  return own.includes(from) ? null : refuse('place/not-own-pawn', makeSquare(from));
};

const throwDice = (position: TrioPosition, thrown: number): TrioPosition => ({
  game: 'trio',
  kind: 'throw',
  setup: position.setup,
  seat: position.seat,
  beginner: position.beginner,
  round: position.round,
  first: position.first,
  second: position.second,
  thrown,
  placing: false,
  pawns: position.pawns,
  scores: position.scores,
  rollOff: position.rollOff,
  result: null,
});

const landDice = (position: TrioPosition, fall: Fall): TrioPosition => {
  if (position.rollOff !== null) return addTotal(position, fall.first + fall.second);
  const { thrown, seat, pawns } = position;
  const first = thrown === 2 ? position.first : fall.first;
  const second = thrown === 1 ? position.second : thrown === 2 ? fall.first : fall.second;
  const placing = anyTarget(position, first, second);
  const next = placing ? seat : nextSeat(seat, position.setup.players);
  return afterDice(position, first, second, next, pawns, placing);
};

const afterDice = (
  position: TrioPosition,
  first: number,
  second: number,
  seat: Seat,
  pawns: TrioPosition['pawns'],
  placing: boolean,
): Deciding => ({
  game: 'trio',
  kind: 'decision',
  setup: position.setup,
  seat,
  beginner: position.beginner,
  round: position.round,
  first,
  second,
  thrown: 0,
  placing,
  pawns,
  scores: position.scores,
  rollOff: null,
  result: null,
});

/** The dice stay as they are, and a double gives no further throw. */
const loseTurn = (position: TrioPosition): TrioPosition => {
  const { seat, setup, first, second, pawns } = position;
  return afterDice(position, first, second, nextSeat(seat, setup.players), pawns, false);
};

const addPawn = (own: readonly Square[], added: Square): readonly Square[] =>
  [...own, added].sort((a, b) => a - b);

/** Four pawns after one moved, sorted. Without branches, because the processor cannot predict them. */
const shiftPawn = (own: readonly Square[], from: Square, to: Square): readonly Square[] => {
  const a = own[0] === from ? to : need(own[0]);
  const b = own[1] === from ? to : need(own[1]);
  const c = own[2] === from ? to : need(own[2]);
  const d = own[3] === from ? to : need(own[3]);
  const lowAB = Math.min(a, b);
  const highAB = Math.max(a, b);
  const lowCD = Math.min(c, d);
  const highCD = Math.max(c, d);
  const inner = Math.max(lowAB, lowCD);
  const outer = Math.min(highAB, highCD);
  return [Math.min(lowAB, lowCD), Math.min(inner, outer), Math.max(inner, outer), Math.max(highAB, highCD)];
};

const placePawn = (position: TrioPosition, own: readonly Square[]): TrioPosition => {
  const { seat, setup, first, second } = position;
  const pawns = position.pawns.slice();
  pawns[seat] = own;
  const next = first === second ? seat : nextSeat(seat, setup.players);
  const placed = afterDice(position, first, second, next, pawns, false);
  const row = bestRow(setup.board, own);
  return row === null ? placed : winRound(placed, seat, row);
};
