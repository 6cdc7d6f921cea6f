/** What a step did, in terms people talk in. The position alone has already moved on to the next turn or round. */
import type { Seat } from '@abacow/rules';
import type { Action, Board, Row, Square, TrioPosition } from '@abacow/rules/trio';
import { bestRow, highestUnder, numberAt, playTrio, sumOf } from '@abacow/rules/trio';

/** 0: no die was kept. */
export type KeptDie = 0 | 1 | 2;

export type ScoreChange = {
  readonly before: number;
  readonly change: number;
  readonly after: number;
  /** The square whose number was added or lost; null for the winner's row and where nothing is lost. */
  readonly under: Square | null;
};

export type RoundCount = {
  readonly numbers: readonly [number, number, number];
  readonly sum: number;
  /** By seat; empty at junior level, where nothing is counted. */
  readonly scores: readonly ScoreChange[];
};

type Throw = { readonly seat: Seat; readonly first: number; readonly second: number; readonly kept: KeptDie };
type Placement = { readonly seat: Seat; readonly square: Square; readonly from: Square | null };

export type Thrown = { readonly kind: 'thrown' } & Throw;
export type Lost = { readonly kind: 'lost'; readonly why: 'zero' | 'taken' } & Throw;
export type Placed = { readonly kind: 'placed'; readonly again: boolean } & Placement;
export type RoundWon = {
  readonly kind: 'round';
  readonly round: number;
  readonly row: Row;
  readonly pawns: readonly (readonly Square[])[];
  readonly count: RoundCount;
  readonly over: boolean;
} & Placement;
export type Happening = Thrown | Lost | Placed | RoundWon;

/** Null while dice are in the air. */
export const happeningOf = (before: TrioPosition, action: Action): Happening | null => {
  switch (action.kind) {
    case 'throw':
      return null;
    case 'fall':
      return throwOf(before, playTrio(before, action));
    case 'place':
      return placementOf(before, action, { seat: before.seat, square: action.square, from: null });
    case 'move':
      return placementOf(before, action, { seat: before.seat, square: action.to, from: action.from });
  }
};

const KEPT: readonly KeptDie[] = [0, 2, 1, 0];

const throwOf = (before: TrioPosition, after: TrioPosition): Happening => {
  const { first, second } = after;
  const thrown = { seat: before.seat, first, second, kept: KEPT[before.thrown]! };
  if (after.placing) return { kind: 'thrown', ...thrown };
  return { kind: 'lost', why: first === 0 || second === 0 ? 'zero' : 'taken', ...thrown };
};

const placementOf = (before: TrioPosition, action: Action, placement: Placement): Happening => {
  const { seat, square, from } = placement;
  const own = [...before.pawns[seat]!.filter((pawn) => pawn !== from), square].sort((a, b) => a - b);
  const row = bestRow(before.setup.board, own);
  if (row === null) return { kind: 'placed', again: before.first === before.second, ...placement };
  const after = playTrio(before, action);
  const pawns = before.pawns.map((pawns, other) => (other === seat ? own : pawns));
  const count = countOf(before, after, seat, row);
  return { kind: 'round', round: before.round, row, pawns, count, over: after.kind === 'over', ...placement };
};

const countOf = (before: TrioPosition, after: TrioPosition, winner: Seat, row: Row): RoundCount => {
  const { board, level } = before.setup;
  const numbers = [numberAt(board, row[0]), numberAt(board, row[1]), numberAt(board, row[2])] as const;
  const change = (was: number, seat: Seat): ScoreChange => {
    const now = after.scores[seat]!;
    const loses = level === 'expert' && seat !== winner;
    const under = loses ? highestPawn(board, before.pawns[seat]!) : null;
    return { before: was, change: now - was, after: now, under };
  };
  return { numbers, sum: sumOf(board, row), scores: level === 'junior' ? [] : before.scores.map(change) };
};

const highestPawn = (board: Board, own: readonly Square[]): Square | null =>
  own.find((square) => numberAt(board, square) === highestUnder(board, own)) ?? null;
