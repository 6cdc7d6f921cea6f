/** Converts a net's outputs to the worth of every outcome of a turn for every seat. */
import { need } from '@abacow/rules/need';
import type { Cells } from './grid.ts';
import { CELLS } from './grid.ts';
import { PLANES, type PlaneKind, type Setting, writePlanes } from './planes.ts';
import type { Stakes } from './stakes.ts';

/** A net with an output at every cell of the grid. */
export interface CellNet {
  readonly planes: number;
  readonly outputs: number;
  /** How many boards fit into `input`, which is ordered by board, plane, cell. */
  readonly capacity: number;
  readonly input: Float32Array;
  /**
   * Ordered by board, cell, output; valid until the next run. Only the first `outputs` of each board's wanted cells are
   * set; the rest still has old values.
   */
  run(wanted: readonly Uint8Array[], outputs: number): Float32Array;
}

export type TrioNets = Record<PlaneKind, CellNet>;

/** A board to be valued, where the mover is about to place a pawn. */
export type Ask = {
  readonly pawns: readonly Cells[];
  readonly mover: number;
  /** By cell: 1 where the value is wanted. */
  readonly wanted: Uint8Array;
};

export type Valuer = (asks: readonly Ask[]) => readonly Float64Array[];

/** For each ask, the worth by cell and seat. */
export const makeValuer = (net: CellNet, setting: Omit<Setting, 'pointsWeights'>, stakes: Stakes): Valuer => {
  const size = PLANES[setting.kind] * CELLS;
  const settings = Array.from({ length: stakes.seats }, (_, mover) => ({
    ...setting,
    pointsWeights: fromMover(stakes.pointsWeights, mover),
  }));
  const valueSome = (asks: readonly Ask[]): readonly Float64Array[] => {
    asks.forEach(({ pawns, mover }, board) => {
      writePlanes(net.input, board * size, fromMover(pawns, mover), need(settings[mover]));
    });
    const logits = net.run(
      asks.map(({ wanted }) => wanted),
      stakes.bins === 1 ? stakes.seats : net.outputs,
    );
    return asks.map((ask, board) => worthOf(net, logits, board * CELLS * net.outputs, ask, stakes));
  };
  return (asks) => {
    const worths: Float64Array[] = [];
    for (let from = 0; from < asks.length; from += net.capacity)
      worths.push(...valueSome(asks.slice(from, from + net.capacity)));
    return worths;
  };
};

export const fromMover = <T>(bySeat: readonly T[], mover: number): readonly T[] =>
  mover === 0 ? bySeat : [...bySeat.slice(mover), ...bySeat.slice(0, mover)];

const GENERAL_SEATS = 4;
const winner = new Float64Array(GENERAL_SEATS);
const bins = new Float64Array(16);

const worthOf = (
  net: CellNet,
  logits: Float32Array,
  offset: number,
  { wanted, mover }: Ask,
  stakes: Stakes,
): Float64Array => {
  const { seats } = stakes;
  const worth = new Float64Array(CELLS * seats);
  for (let cell = 0; cell < CELLS; cell++) {
    if (wanted[cell] === 0) continue;
    const at = offset + cell * net.outputs;
    softmax(logits, at, seats, winner);
    for (let relative = 0; relative < seats; relative++)
      addWinner(logits, at, relative, (mover + relative) % seats, cell, stakes, worth);
  }
  return worth;
};

const addWinner = (
  logits: Float32Array,
  at: number,
  relative: number,
  seat: number,
  cell: number,
  stakes: Stakes,
  worth: Float64Array,
): void => {
  const { seats } = stakes;
  if (stakes.bins === 1) {
    worth[cell * seats + seat] = need(worth[cell * seats + seat]) + need(winner[relative]);
    return;
  }
  softmax(logits, at + GENERAL_SEATS + relative * stakes.bins, stakes.bins, bins);
  for (let bin = 0; bin < stakes.bins; bin++) {
    const chance = need(winner[relative]) * need(bins[bin]);
    const from = (seat * stakes.bins + bin) * seats;
    for (let other = 0; other < seats; other++)
      worth[cell * seats + other] =
        need(worth[cell * seats + other]) + chance * need(stakes.worth[from + other]);
  }
};

const softmax = (logits: Float32Array, at: number, count: number, out: Float64Array): void => {
  let highest = -Infinity;
  for (let i = 0; i < count; i++) if (need(logits[at + i]) > highest) highest = need(logits[at + i]);
  let total = 0;
  for (let i = 0; i < count; i++) total += out[i] = Math.exp(need(logits[at + i]) - highest);
  for (let i = 0; i < count; i++) out[i] = need(out[i]) / total;
};
