/**
 * Solves a turn exactly, given the worth of every way to use an outcome: which square and which pawn for every outcome,
 * and which die to keep before the throw, summed over all 100 outcomes.
 *
 * A worth has one number per seat, and the mover maximises its own. After a placed double the same player moves again;
 * its worth already includes that.
 */
import { need } from '@abacow/rules/need';
import { CELLS, type Cell, GRID, ON_BOARD, mirrored } from './grid.ts';

/** One pawn that can be placed: from its own cell `from`, or NEW_PAWN. `worth` is by cell and seat. */
export type Lift = { readonly from: Cell; readonly worth: Float64Array };

export type TurnWorth = {
  readonly seats: number;
  readonly mover: number;
  /** By cell: 1 if no pawn is there. */
  readonly free: Uint8Array;
  readonly lifts: readonly Lift[];
  /** By cell and seat: the worth if the turn is lost with these dice on the table. */
  readonly lost: Float64Array;
};

export type SolvedTurn = {
  readonly seats: number;
  readonly mover: number;
  /** By outcome and seat: the worth with the best placement. */
  readonly outcomes: Float64Array;
  /** By kept face. Face 0 cannot be kept; its line is only used for the throw of both dice. */
  readonly keep: Float64Array;
  readonly both: Float64Array;
};

export const solveTurn = (turn: TurnWorth): SolvedTurn => {
  const { seats, mover } = turn;
  const outcomes = new Float64Array(CELLS * seats);
  for (let a = 0; a < GRID; a++)
    for (let b = a; b < GRID; b++) {
      const cell = a * GRID + b;
      useOutcome(turn, cell, outcomes);
      outcomes.copyWithin(mirrored(cell) * seats, cell * seats, (cell + 1) * seats);
    }
  return { seats, mover, outcomes, ...throwWorth(outcomes, seats) };
};

const useOutcome = (turn: TurnWorth, cell: Cell, out: Float64Array): void => {
  const { seats, mover, lifts, free } = turn;
  const other = mirrored(cell);
  let best = -Infinity;
  for (const target of cell === other ? [cell] : [cell, other]) {
    if (ON_BOARD[target] === 0 || free[target] === 0) continue;
    for (const { worth } of lifts) {
      const mine = need(worth[target * seats + mover]);
      if (mine <= best) continue;
      best = mine;
      for (let seat = 0; seat < seats; seat++) out[cell * seats + seat] = need(worth[target * seats + seat]);
    }
  }
  if (best > -Infinity) return;
  for (let seat = 0; seat < seats; seat++)
    out[cell * seats + seat] =
      (need(turn.lost[cell * seats + seat]) + need(turn.lost[other * seats + seat])) / 2;
};

export const throwWorth = (
  outcomes: Float64Array,
  seats: number,
): { readonly keep: Float64Array; readonly both: Float64Array } => {
  const keep = new Float64Array(GRID * seats);
  const both = new Float64Array(seats);
  for (let a = 0; a < GRID; a++)
    for (let seat = 0; seat < seats; seat++) {
      let total = 0;
      for (let b = 0; b < GRID; b++) total += need(outcomes[(a * GRID + b) * seats + seat]);
      keep[a * seats + seat] = total / GRID;
      both[seat] = need(both[seat]) + total / CELLS;
    }
  return { keep, both };
};

/** The worth for each seat if the mover makes the best throw with these faces on the table (-1: no dice). */
export const bestThrow = (solved: SolvedTurn, first: number, second: number): Float64Array => {
  const { seats, mover, keep, both } = solved;
  let best = both;
  for (const face of [first, second]) {
    if (face <= 0 || need(keep[face * seats + mover]) <= need(best[mover])) continue;
    best = keep.subarray(face * seats, (face + 1) * seats);
  }
  return best;
};
