/** The nets' input: planes of the 10 × 10 grid, with the same numbers as in training. */
import { need } from '@abacow/rules/need';
import type { Board } from '@abacow/rules/trio';
import { CELLS, type Cell, type Cells, GRID, NUMBERS, ON_BOARD, PARTNERS } from './grid.ts';

/** `junior2`: two seats, no points. `general`: up to four seats, both boards, and how much points count. */
export type PlaneKind = 'junior2' | 'general';

export type Setting = {
  readonly kind: PlaneKind;
  readonly players: number;
  readonly board: Board;
  /** By seat, starting with the mover: how much points matter to it, 0 to 1. */
  readonly pointsWeights: readonly number[];
};

const SEAT_PLANES = 6;
const SHARED_PLANES = 2;
const FLAG_PLANES = 4;
const GENERAL_SEATS = 4;

const GENERAL_START = SHARED_PLANES + GENERAL_SEATS * SEAT_PLANES;

export const PLANES: Record<PlaneKind, number> = {
  junior2: SHARED_PLANES + 2 * SEAT_PLANES,
  general: GENERAL_START + FLAG_PLANES + GENERAL_SEATS,
};

/** The planes that are the same for all positions; they come first. */
const SHARED = Float32Array.from({ length: SHARED_PLANES * CELLS }, (_, at) =>
  at < CELLS
    ? need(ON_BOARD[at])
    : Math.floor((at - CELLS) / GRID) === at % GRID
      ? need(ON_BOARD[at - CELLS])
      : 0,
);

const NUMBER_PLANES: Record<Board, Float32Array> = {
  multiplication: Float32Array.from(NUMBERS.multiplication, (number) => number / 40),
  addition: Float32Array.from(NUMBERS.addition, (number) => number / 9),
};

const FREE = -1;
const owner = new Int8Array(CELLS);
const keep = new Float64Array(GRID);

/** Writes the planes of a board into `out` at `offset`, plane after plane. Seats start with the mover. */
export const writePlanes = (
  out: Float32Array,
  offset: number,
  seats: readonly Cells[],
  setting: Setting,
): void => {
  out.fill(0, offset, offset + PLANES[setting.kind] * CELLS);
  out.set(SHARED, offset);
  owner.fill(FREE);
  for (let seat = 0; seat < seats.length; seat++) for (const cell of need(seats[seat])) owner[cell] = seat;
  for (let seat = 0; seat < seats.length; seat++)
    writeSeat(out, offset + (SHARED_PLANES + seat * SEAT_PLANES) * CELLS, need(seats[seat]), seat);
  if (setting.kind === 'general') writeGeneral(out, offset + GENERAL_START * CELLS, setting);
};

/** pawn, wins, builds / 4, chance · 2, both · 5, pawns / 4. */
const writeSeat = (out: Float32Array, offset: number, own: Cells, seat: number): void => {
  for (const cell of own) out[offset + cell] = 1;
  for (const cell of own) writeRows(out, offset + CELLS, cell, seat);
  const both = countWins(out, offset + CELLS);
  const chance = offset + 3 * CELLS;
  for (let a = 0; a < GRID; a++)
    for (let b = 0; b < GRID; b++)
      out[chance + a * GRID + b] = 2 * Math.max(need(keep[a]), need(keep[b]), both);
  out.fill(5 * both, offset + 4 * CELLS, offset + 5 * CELLS);
  out.fill(own.length / 4, offset + 5 * CELLS, offset + 6 * CELLS);
};

/** Marks the cells that would complete a row with this pawn, or make two of three. */
const writeRows = (out: Float32Array, wins: number, cell: Cell, seat: number): void => {
  const partners = need(PARTNERS[cell]);
  const builds = wins + CELLS;
  for (let pair = 0; pair < partners.length; pair += 2) {
    const [a, b] = [need(partners[pair]), need(partners[pair + 1])];
    const [ownerA, ownerB] = [need(owner[a]), need(owner[b])];
    if (ownerA === FREE && ownerB === FREE) {
      out[builds + a] = need(out[builds + a]) + 0.25;
      out[builds + b] = need(out[builds + b]) + 0.25;
    } else if (ownerA === seat && ownerB === FREE) out[wins + b] = 1;
    else if (ownerB === seat && ownerA === FREE) out[wins + a] = 1;
  }
};

/** Fills `keep` with the chance to win when keeping each face, and returns the chance with both dice. */
const countWins = (out: Float32Array, wins: number): number => {
  let all = 0;
  for (let a = 0; a < GRID; a++) {
    let hits = 0;
    for (let b = 0; b < GRID; b++)
      if (out[wins + a * GRID + b] === 1 || out[wins + b * GRID + a] === 1) hits++;
    keep[a] = hits / 10;
    all += hits;
  }
  return all / 100;
};

const writeGeneral = (out: Float32Array, offset: number, setting: Setting): void => {
  const { players, board, pointsWeights } = setting;
  out.set(NUMBER_PLANES[board], offset);
  const flags = [
    players === 3 ? 1 : 0,
    players === 4 ? 1 : 0,
    board === 'addition' ? 1 : 0,
    ...pointsWeights,
  ];
  flags.forEach((flag, index) => out.fill(flag, offset + (index + 1) * CELLS, offset + (index + 2) * CELLS));
};
