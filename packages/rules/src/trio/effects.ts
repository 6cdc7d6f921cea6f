/** What a step of Trio did. The next position does not show that: it is already past it. */
import { need } from '../need.ts';
import type { GameOver, Seat, Thrown, TurnBegan } from '../kernel.ts';
import { type Board, type Row, type Square, numberAt, sumOf } from './board.ts';
import type { Action, Fall, Place, Shift } from './moves.ts';
import { makeFaces } from './notation.ts';
import type { TrioPosition } from './position.ts';
import { bestRow, highestUnder } from './rounds.ts';
import { pawnsAfter } from './step.ts';

/** The die that was kept; 0 if both were thrown. */
export type KeptDie = 0 | 1 | 2;

export type ScoreChange = {
  readonly before: number;
  readonly change: number;
  readonly after: number;
  /** The square whose number was lost; null for the winner and if nothing was lost. */
  readonly under: Square | null;
};

export type RoundWon = {
  readonly kind: 'round-won';
  readonly seat: Seat;
  /** From 1. */
  readonly round: number;
  readonly row: Row;
  /** By seat, including the winning row. */
  readonly pawns: readonly (readonly Square[])[];
  readonly numbers: readonly [number, number, number];
  readonly sum: number;
  /** By seat; empty at junior level, where nothing is counted, except in the best of several rounds. */
  readonly scores: readonly ScoreChange[];
};

export type TrioEffect =
  | Thrown
  | {
      readonly kind: 'landed';
      readonly seat: Seat;
      /** How the thrown dice fell, lowest die first. */
      readonly faces: string;
      /** Both dice as they are now. */
      readonly first: number;
      readonly second: number;
      readonly kept: KeptDie;
    }
  /** The throw was for the start of a round: nothing is placed. */
  | {
      readonly kind: 'rolled';
      readonly seat: Seat;
      readonly total: number;
      /** What follows: the next player throws, some throw again, or it is known who begins. */
      readonly then: 'next' | 'tie' | 'begins';
      /** Who can still begin. */
      readonly seats: readonly Seat[];
    }
  /** A die shows 0, both squares that the dice point at are taken, or the answer was wrong. */
  | { readonly kind: 'turn-lost'; readonly seat: Seat; readonly reason: 'zero' | 'taken' | 'answer' }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly square: Square }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Square; readonly to: Square }
  /** The seat throws again. */
  | { readonly kind: 'double'; readonly seat: Seat }
  | RoundWon
  | TurnBegan
  | GameOver;

const KEPT: readonly KeptDie[] = [0, 2, 1, 0];
const DICE: readonly (readonly number[])[] = [[], [1], [2], [1, 2]];

const landed = (before: TrioPosition, fall: Fall, after: TrioPosition): readonly TrioEffect[] => {
  const { seat, thrown } = before;
  const { first, second } = after;
  const fell: TrioEffect = {
    kind: 'landed',
    seat,
    faces: makeFaces(fall),
    first,
    second,
    kept: need(KEPT[thrown]),
  };
  if (after.placing) return [fell];
  const reason = first === 0 || second === 0 ? 'zero' : 'taken';
  return [fell, { kind: 'turn-lost', seat, reason }, { kind: 'turn', seat: after.seat }];
};

const rolled = (before: TrioPosition, fall: Fall, after: TrioPosition): readonly TrioEffect[] => {
  const { first, second } = fall;
  const { seat } = before;
  const again = after.rollOff?.totals.length === 0;
  const then = after.rollOff === null ? 'begins' : again ? 'tie' : 'next';
  const seats = after.rollOff?.seats ?? [after.seat];
  return [
    { kind: 'landed', seat, faces: makeFaces(fall), first, second, kept: 0 },
    { kind: 'rolled', seat, total: first + second, then, seats },
    { kind: 'turn', seat: after.seat },
  ];
};

const highestPawn = (board: Board, own: readonly Square[]): Square | null =>
  own.find((square) => numberAt(board, square) === highestUnder(board, own)) ?? null;

const changeOf = (before: TrioPosition, after: TrioPosition, seat: Seat): ScoreChange => {
  const [was, now] = [need(before.scores[seat]), need(after.scores[seat])];
  const { board, level } = before.setup;
  const loses = level === 'expert' && seat !== before.seat;
  const under = loses ? highestPawn(board, need(before.pawns[seat])) : null;
  return { before: was, change: now - was, after: now, under };
};

const roundWon = (before: TrioPosition, action: Place | Shift, after: TrioPosition): RoundWon | null => {
  const { seat, round, setup } = before;
  const { board, level, rounds } = setup;
  const isCounted = level !== 'junior' || rounds !== undefined;
  const own = pawnsAfter(before, action);
  const row = bestRow(board, own);
  if (row === null) return null;
  return {
    kind: 'round-won',
    seat,
    round,
    row,
    pawns: before.pawns.map((pawns, other) => (other === seat ? own : pawns)),
    numbers: [numberAt(board, row[0]), numberAt(board, row[1]), numberAt(board, row[2])],
    sum: sumOf(board, row),
    scores: isCounted ? before.scores.map((_, other) => changeOf(before, after, other)) : [],
  };
};

const following = (before: TrioPosition, after: TrioPosition): TrioEffect => {
  if (after.kind === 'over') return { kind: 'game-over', result: after.result };
  const again = after.round === before.round && after.seat === before.seat;
  return { kind: again ? 'double' : 'turn', seat: after.seat };
};

const put = (before: TrioPosition, action: Place | Shift, after: TrioPosition): readonly TrioEffect[] => {
  const { seat } = before;
  const done: TrioEffect =
    action.kind === 'place'
      ? { kind: 'placed', seat, square: action.square }
      : { kind: 'moved', seat, from: action.from, to: action.to };
  const won = roundWon(before, action, after);
  return [done, ...(won === null ? [] : [won]), following(before, after)];
};

export const effectsOf = (
  before: TrioPosition,
  action: Action,
  after: TrioPosition,
): readonly TrioEffect[] => {
  switch (action.kind) {
    case 'throw':
      return [{ kind: 'thrown', seat: before.seat, dice: need(DICE[action.dice]) }];
    case 'fall':
      return before.rollOff === null ? landed(before, action, after) : rolled(before, action, after);
    case 'place':
    case 'move':
      return put(before, action, after);
    case 'lost-turn':
      return [
        { kind: 'turn-lost', seat: before.seat, reason: 'answer' },
        { kind: 'turn', seat: after.seat },
      ];
  }
};
