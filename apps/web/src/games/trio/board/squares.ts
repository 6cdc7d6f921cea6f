/** The state of each of the 81 squares. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import type { Row, Square, TrioPosition } from '@abacow/rules/trio';
import {
  PAWNS,
  SIDE,
  SQUARES,
  bestRow,
  columnOf,
  numberAt,
  parseMove,
  rowOf,
  squareAt,
  targetSquares,
} from '@abacow/rules/trio';
import type { ChoiceMark, Place } from '../../../base/ui/choice-marks.ts';
import type { Choice } from './choice.ts';

/**
 * A player of this device looks for the square, or has to calculate before the squares are shown; or a player of another
 * device does, and nobody tells them the answer.
 */
export type Asks = 'find' | 'work-out' | 'other';

export type SquareState = {
  readonly square: Square;
  readonly row: number;
  readonly column: number;
  readonly number: number;
  readonly pawn: Seat | null;
  /** The dice point here and the square is free. */
  readonly target: boolean;
  /** A target that a player on this device can take. Other players' targets are only highlighted. */
  readonly takeable: boolean;
  /** An own pawn that can be moved. */
  readonly movable: boolean;
  /** Picked as the first half of a move. */
  readonly chosen: boolean;
  /** Part of the winning row. */
  readonly counted: boolean;
  /** A pawn was just placed here. */
  readonly fresh: boolean;
  /** Highlighted by the hint. */
  readonly advised: boolean;
};

export type Shown = {
  /** What the player on turn is asked: until it is answered, nothing shows where the dice point. */
  readonly asks?: Asks | null;
  readonly position: TrioPosition;
  readonly choice: Choice;
  /** Whether the seat on turn plays on this device. */
  readonly mine: boolean;
  /** Pawns of a won round that is still on screen; null for the position's own. */
  readonly pawns: readonly (readonly Square[])[] | null;
  readonly row: Row | null;
  readonly fresh: Square | null;
  readonly advised: readonly Square[];
};

export const squareStates = (shown: Shown): readonly SquareState[] => {
  const { position, choice, row, fresh, asks = null } = shown;
  const pawns = shown.pawns ?? position.pawns;
  const open = shown.mine && position.placing && shown.pawns === null && asks !== 'work-out';
  const targets = position.placing && shown.pawns === null && asks === null ? targetSquares(position) : [];
  const moving = open && need(pawns[position.seat]).length === PAWNS;
  return Array.from({ length: SQUARES }, (_, square) => {
    const pawn = pawns.findIndex((own) => own.includes(square));
    return {
      square,
      row: rowOf(square),
      column: columnOf(square),
      number: numberAt(position.setup.board, square),
      pawn: pawn === -1 ? null : pawn,
      target: targets.includes(square),
      takeable: open && targets.includes(square),
      movable: moving && pawn === position.seat,
      chosen: open && (choice.pawn === square || choice.target === square),
      counted: row?.includes(square) ?? false,
      fresh: fresh === square,
      advised: shown.advised.includes(square),
    };
  });
};

/** The highlighted headers: the thrown numbers, while they have to be placed. */
export const litHeaders = (position: TrioPosition): ReadonlySet<number> =>
  new Set(position.placing ? [position.first, position.second] : []);

/** The row that won the game; null if the game goes on or ended in another way. */
export const winningRow = ({ kind, result, pawns, setup }: TrioPosition): Row | null =>
  kind === 'over' && result.kind === 'win' ? bestRow(setup.board, need(pawns[result.seat])) : null;

const placeAt = (square: Square): Place => ({ column: columnOf(square) - 1, row: rowOf(square) - 1 });

/** Where a pawn is placed or moved on the board; null for other moves. */
export const placesOf = (text: string): Pick<ChoiceMark, 'at' | 'from'> | null => {
  const move = parseMove(text);
  if (move === null || move.kind === 'throw') return null;
  return move.kind === 'place'
    ? { at: placeAt(move.square), from: null }
    : { at: placeAt(move.to), from: placeAt(move.from) };
};

const clamp = (line: number): number => Math.min(SIDE, Math.max(1, line));

/** Page Up and Page Down go to the previous and next active square, and wrap around. */
const nextActive = (square: Square, active: readonly Square[], down: boolean): Square | null => {
  const order = [...active].sort((a, b) => a - b);
  const found = down ? order.find((other) => other > square) : order.findLast((other) => other < square);
  return found ?? order.at(down ? 0 : -1) ?? null;
};

/** Where a key moves the focus; null for other keys. */
export const squareByKey = (square: Square, key: string, active: readonly Square[]): Square | null => {
  const [row, column] = [rowOf(square), columnOf(square)];
  switch (key) {
    case 'ArrowUp':
      return squareAt(clamp(row - 1), column);
    case 'ArrowDown':
      return squareAt(clamp(row + 1), column);
    case 'ArrowLeft':
      return squareAt(row, clamp(column - 1));
    case 'ArrowRight':
      return squareAt(row, clamp(column + 1));
    case 'Home':
      return squareAt(row, 1);
    case 'End':
      return squareAt(row, SIDE);
    case 'PageUp':
    case 'PageDown':
      return nextActive(square, active, key === 'PageDown');
    default:
      return null;
  }
};

/**
 * The active square that a finger meant: the nearest one whose centre is at most `reach` squares away. `x` and `y`
 * are in squares from the board's top left corner. This gives small squares a large hit area.
 */
export const nearestActive = (
  active: readonly Square[],
  x: number,
  y: number,
  reach: number,
): Square | null => {
  const distance = (square: Square) => Math.hypot(columnOf(square) - 0.5 - x, rowOf(square) - 0.5 - y);
  const near = active.filter((square) => distance(square) <= reach);
  return near.length === 0
    ? null
    : near.reduce((best, next) => (distance(next) < distance(best) ? next : best));
};
