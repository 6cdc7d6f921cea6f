/** Why a move of Trio is better than another one: the first reason that is true of it and not of the other. */
import type { Seat } from '@abacow/rules';
import { isUnreadable, playToken } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import {
  type Square,
  type TrioEffect,
  type TrioPosition,
  FACES,
  PAWNS,
  SQUARES,
  bestRow,
  isTaken,
  squareAt,
} from '@abacow/rules/trio';
import { keptIn } from '../../../base/ui/choice-marks.ts';

export type TrioReason =
  | { readonly kind: 'wins' | 'stops' | 'chances' | 'more' }
  /** So many squares complete a row next time. */
  | { readonly kind: 'threatens'; readonly squares: number };

type Placed = { readonly position: TrioPosition; readonly effects: readonly TrioEffect[] };

const placed = (position: TrioPosition, move: string): Placed | null => {
  if (!position.placing) return null;
  const played = playToken(position, move);
  return isUnreadable(played) ? null : (played as Placed);
};

/** Whether a pawn on this free square completes a row for the seat. */
const completes = ({ pawns, setup }: TrioPosition, seat: Seat, square: Square): boolean => {
  const own = need(pawns[seat]);
  const isRowOf = (squares: readonly Square[]): boolean =>
    bestRow(
      setup.board,
      [...squares, square].sort((a, b) => a - b),
    ) !== null;
  return own.length < PAWNS
    ? isRowOf(own)
    : own.some((moved) => isRowOf(own.filter((other) => other !== moved)));
};

const winningSquares = (position: TrioPosition, seat: Seat): number =>
  Array.from({ length: SQUARES }, (_, square) => square).filter(
    (square) => !isTaken(position, square) && completes(position, seat, square),
  ).length;

const othersWinning = (position: TrioPosition, seat: Seat): number =>
  position.pawns.reduce((sum, _, other) => sum + (other === seat ? 0 : winningSquares(position, other)), 0);

const isWon = ({ effects }: Placed): boolean => effects.some(({ kind }) => kind === 'round-won');

const ofPlacement = (seat: Seat, better: Placed, played: Placed): TrioReason => {
  if (isWon(better)) return { kind: 'wins' };
  if (othersWinning(better.position, seat) < othersWinning(played.position, seat)) return { kind: 'stops' };
  const squares = winningSquares(better.position, seat);
  if (squares > winningSquares(played.position, seat)) return { kind: 'threatens', squares };
  return { kind: 'more' };
};

/** The chance that a throw completes a row at once, in hundredths. */
const winningThrows = (position: TrioPosition, move: string): number => {
  const kept = keptIn(move, 2) ?? [];
  const faces = Array.from({ length: FACES }, (_, face) => face);
  const wins = (row: number, column: number): boolean => {
    if (row === 0 || column === 0) return false;
    const square = squareAt(row, column);
    return !isTaken(position, square) && completes(position, position.seat, square);
  };
  const falls = faces
    .flatMap((first) => faces.map((second) => [first, second] as const))
    .filter(([first, second]) =>
      [first === position.first, second === position.second].every((same, die) => same || !kept[die]),
    );
  const won = falls.filter(([first, second]) => wins(first, second) || wins(second, first));
  return (100 * won.length) / falls.length;
};

export const whyBetter = (position: TrioPosition, better: string, played: string): TrioReason => {
  const [best, chosen] = [placed(position, better), placed(position, played)];
  if (best !== null && chosen !== null) return ofPlacement(position.seat, best, chosen);
  return { kind: winningThrows(position, better) > winningThrows(position, played) ? 'chances' : 'more' };
};
