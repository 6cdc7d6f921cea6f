/**
 * The chance of every seat to win the game, from the scores and who begins the next round. All rounds are assumed to
 * have the same distribution of winner and row sum, by seat starting with the beginner. The chances are solved on a grid
 * of scores and interpolated between its points.
 */
import { need } from '@abacow/rules/need';
import type { Seat } from '@abacow/rules';
import type { Board, Level } from '@abacow/rules/trio';
import { BINS, binSums } from './grid.ts';

export type Standings = {
  /** By seat. */
  readonly chances: (scores: readonly number[], beginner: Seat) => ArrayLike<number>;
  /** What a player who does not win the round usually loses. */
  readonly usualLoss: number;
};

export type RoundOdds = {
  readonly board: Board;
  readonly level: Level;
  readonly players: number;
  readonly target: number;
  /** By seat (starting with the beginner) and bin: the chance to win the round with such a row. */
  readonly outcomes: ArrayLike<number>;
  readonly usualLoss: number;
};

/** Grid points per score, by number of players: few enough that solving takes about as long as a few evaluations. */
const POINTS: Record<number, number> = { 2: 33, 3: 13, 4: 7 };
const SWEEPS = 30;
const PRECISION = 5e-4;

export const solveStandings = (round: RoundOdds): Standings => {
  const grid = makeGrid(round);
  const rises = risesOf(round, grid);
  let table = new Float64Array(grid.states * grid.players).fill(1 / grid.players);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const next = sweepOnce(grid, rises, table, round);
    const change = largestChange(table, next);
    table = next;
    if (change < PRECISION) break;
  }
  const solved = table;
  return {
    usualLoss: round.level === 'expert' ? round.usualLoss : 0,
    chances: (scores, beginner) => chancesAt(grid, solved, scores, beginner),
  };
};

type Grid = {
  readonly players: number;
  readonly points: number;
  readonly states: number;
  /** The score between two grid points; `points` steps end the game. */
  readonly step: number;
  readonly target: number;
  /** By axis: the distance between neighbouring points, in states. */
  readonly stride: readonly number[];
  /** By axis and state: the grid point of that score. */
  readonly at: readonly Uint8Array[];
};

const makeGrid = ({ players, target }: RoundOdds): Grid => {
  const points = need(POINTS[players]);
  const stride = Array.from({ length: players }, (_, axis) => points ** axis);
  const states = points ** players;
  const at = stride.map((distance) =>
    Uint8Array.from({ length: states }, (_, state) => Math.floor(state / distance) % points),
  );
  return { players, points, states, step: (target + 1) / points, target, stride, at };
};

/** By seat (starting with the beginner) and grid steps: the chance to win the round and gain that many steps. */
const risesOf = (round: RoundOdds, grid: Grid): readonly Float64Array[] => {
  const sums = binSums(round.board);
  return Array.from({ length: round.players }, (_, winner) => {
    const rise = new Float64Array(grid.points + 2);
    for (let bin = 0; bin < BINS; bin++)
      for (const sum of need(sums[bin])) {
        const chance = need(round.outcomes[winner * BINS + bin]) / need(sums[bin]).length;
        const steps = Math.min(sum / grid.step, grid.points);
        const low = Math.floor(steps);
        rise[low] = need(rise[low]) + chance * (low + 1 - steps);
        rise[low + 1] = need(rise[low + 1]) + chance * (steps - low);
      }
    return rise;
  });
};

const sweepOnce = (
  grid: Grid,
  rises: readonly Float64Array[],
  table: Float64Array,
  round: RoundOdds,
): Float64Array<ArrayBuffer> => {
  const { players, points, states, stride } = grid;
  const next = new Float64Array(states * players);
  const turned = turnSeats(grid, table);
  const drop = round.level === 'expert' ? round.usualLoss / grid.step : 0;
  for (let winner = 0; winner < players; winner++) {
    const lowered = drop === 0 ? turned : lowerOthers(grid, turned, winner, drop);
    const rise = need(rises[winner]);
    for (let state = 0; state < states; state++) {
      const at = need(need(grid.at[winner])[state]);
      let over = 0;
      for (let steps = 0; steps < rise.length; steps++) {
        const chance = need(rise[steps]);
        if (chance === 0) continue;
        if (at + steps >= points) over += chance;
        else {
          const from = (state + steps * need(stride[winner])) * players;
          for (let seat = 0; seat < players; seat++)
            next[state * players + seat] =
              need(next[state * players + seat]) + chance * need(lowered[from + seat]);
        }
      }
      next[state * players + winner] = need(next[state * players + winner]) + over;
    }
  }
  return next;
};

/** The table one round later, when the next seat begins, with seats still starting with the current beginner. */
const turnSeats = ({ players, states, stride, at }: Grid, table: Float64Array): Float64Array => {
  const turned = new Float64Array(states * players);
  for (let state = 0; state < states; state++) {
    let later = 0;
    for (let axis = 0; axis < players; axis++)
      later += need(need(at[(axis + 1) % players])[state]) * need(stride[axis]);
    for (let seat = 0; seat < players; seat++)
      turned[state * players + seat] = need(table[later * players + ((seat + players - 1) % players)]);
  }
  return turned;
};

/** The table after everybody except the winner has lost `drop` grid steps, but not below 0. */
const lowerOthers = (grid: Grid, table: Float64Array, winner: number, drop: number): Float64Array => {
  let lowered = table;
  for (let axis = 0; axis < grid.players; axis++)
    if (axis !== winner) lowered = lowerAxis(grid, lowered, axis, drop);
  return lowered;
};

const lowerAxis = (grid: Grid, table: Float64Array, axis: number, drop: number): Float64Array => {
  const { players, states, stride } = grid;
  const lowered = new Float64Array(table.length);
  for (let state = 0; state < states; state++) {
    const at = need(need(grid.at[axis])[state]);
    const to = Math.max(0, at - drop);
    const low = Math.floor(to);
    const share = to - low;
    const from = (state + (low - at) * need(stride[axis])) * players;
    const above = share > 0 ? from + need(stride[axis]) * players : from;
    for (let seat = 0; seat < players; seat++)
      lowered[state * players + seat] =
        need(table[from + seat]) * (1 - share) + need(table[above + seat]) * share;
  }
  return lowered;
};

const largestChange = (a: Float64Array, b: Float64Array): number => {
  let largest = 0;
  for (let at = 0; at < a.length; at++) largest = Math.max(largest, Math.abs(need(a[at]) - need(b[at])));
  return largest;
};

/** Scores between grid points are interpolated linearly; beyond the last point the game is won. */
const chancesAt = (
  grid: Grid,
  table: Float64Array,
  scores: readonly number[],
  beginner: Seat,
): Float64Array => {
  const { players, points, stride } = grid;
  const found = new Float64Array(players);
  const winner = scores.findIndex((score) => score > grid.target);
  if (winner >= 0) {
    found[winner] = 1;
    return found;
  }
  for (let corner = 0; corner < 1 << players; corner++) {
    let [weight, state] = [1, 0];
    for (let axis = 0; axis < players; axis++) {
      const exact = need(scores[(beginner + axis) % players]) / grid.step;
      const low = Math.min(Math.floor(exact), points - 1);
      const up = (corner >> axis) & 1;
      weight *= up === 1 ? exact - low : low + 1 - exact;
      state += Math.min(low + up, points - 1) * need(stride[axis]);
    }
    if (weight === 0) continue;
    for (let seat = 0; seat < players; seat++)
      found[(beginner + seat) % players] =
        need(found[(beginner + seat) % players]) + weight * need(table[state * players + seat]);
  }
  return found;
};
