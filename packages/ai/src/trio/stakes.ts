/**
 * What a round is worth: the chance of every seat to win the game, by who wins the round with which row sum. At junior
 * level the round decides the game, or counts as one of the rounds won; otherwise the chances depend on the scores and
 * the rounds to come.
 */
import { need } from '@abacow/rules/need';
import type { Seat } from '@abacow/rules';
import type { Square, TrioPosition } from '@abacow/rules/trio';
import { highestUnder, laterBeginners } from '@abacow/rules/trio';
import { BINS, type Cells, binSums, mean, meanRowSum, squareOf } from './grid.ts';
import type { BestOfChances } from './best-of.ts';
import type { Standings } from './standings.ts';

export type Stakes = {
  readonly seats: number;
  readonly bins: number;
  /** By seat: how much points matter to it, 0 to 1. */
  readonly pointsWeights: readonly number[];
  /** Ordered by winner, bin, seat. */
  readonly worth: Float64Array;
  /** By seat: the worth if `winner` wins with this row sum and these pawns are on the board. */
  readonly won: (winner: Seat, sum: number, pawns: readonly Cells[]) => ArrayLike<number>;
};

export const juniorStakes = (seats: number, bins: number): Stakes =>
  stakesByWinner(seats, bins, (winner) =>
    Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 0)),
  );

export const bestOfStakes = (position: TrioPosition, bins: number, chances: BestOfChances): Stakes => {
  const { players } = position.setup;
  return stakesByWinner(players, bins, (winner) => {
    const wins = position.scores.map((won, seat) => (seat === winner ? won + 1 : won));
    return [...afterRound(position, winner, wins, chances)];
  });
};

/** The chances after a round; where all throw for the start of the next one, everybody is as likely to begin. */
const afterRound = (
  { setup, beginner }: TrioPosition,
  winner: Seat,
  scores: readonly number[],
  chances: (scores: readonly number[], beginner: Seat) => ArrayLike<number>,
): Float64Array => {
  const seats = laterBeginners(setup, beginner, winner, scores);
  const sum = new Float64Array(setup.players);
  for (const begins of seats) {
    const line = chances(scores, begins);
    for (let seat = 0; seat < sum.length; seat++)
      sum[seat] = need(sum[seat]) + need(line[seat]) / seats.length;
  }
  return sum;
};

/** The stakes if only the winner of the round matters, not the row. */
const stakesByWinner = (
  seats: number,
  bins: number,
  chances: (winner: Seat) => readonly number[],
): Stakes => {
  const wins = Array.from({ length: seats }, (_, winner) => Float64Array.from(chances(winner)));
  const worth = new Float64Array(seats * bins * seats);
  wins.forEach((line, winner) => {
    for (let bin = 0; bin < bins; bin++) worth.set(line, (winner * bins + bin) * seats);
  });
  return { seats, bins, pointsWeights: wins.map(() => 0), worth, won: (winner) => need(wins[winner]) };
};

/** The stakes of a round at levels with several rounds. */
export const roundStakes = (position: TrioPosition, standings: Standings): Stakes => {
  const { setup } = position;
  const seats = setup.players;
  const losses = position.pawns.map((own) => expectedLoss(position, own, standings));
  const after = (winner: Seat, sum: number, loss: readonly number[]) =>
    afterRound(
      position,
      winner,
      position.scores.map((score, seat) =>
        seat === winner ? score + sum : Math.max(0, score - need(loss[seat])),
      ),
      standings.chances,
    );
  const sums = binSums(setup.board);
  const worth = new Float64Array(seats * BINS * seats);
  for (let winner = 0; winner < seats; winner++)
    for (let bin = 0; bin < BINS; bin++)
      for (const [sum, rows] of countEqual(need(sums[bin]))) {
        const line = after(winner, sum, losses);
        for (let seat = 0; seat < seats; seat++)
          worth[(winner * BINS + bin) * seats + seat] =
            need(worth[(winner * BINS + bin) * seats + seat]) +
            (rows * need(line[seat])) / need(sums[bin]).length;
      }
  const lossOf = (own: Cells) => loss(position, own.map(squareOf));
  return {
    seats,
    bins: BINS,
    worth,
    pointsWeights: position.pawns.map((_, seat) => pointsWeightOf(position, worth, seat)),
    won: (winner, sum, pawns) => after(winner, sum, pawns.map(lossOf)),
  };
};

/** How often each number occurs. */
const countEqual = (numbers: readonly number[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
};

const loss = ({ setup }: TrioPosition, own: readonly Square[]): number =>
  setup.level === 'expert' ? highestUnder(setup.board, own) : 0;

/** The mean of the loss if the round ended now and the usual loss at the end of a round. */
const expectedLoss = (position: TrioPosition, own: readonly Square[], standings: Standings): number =>
  (loss(position, own) + standings.usualLoss) / 2;

/**
 * How strongly a seat's chance depends on its own row sum, on the scale of the nets' training: 0 if all rows are equally
 * good, 1 if a win counts exactly its points.
 */
const pointsWeightOf = ({ setup }: TrioPosition, worth: Float64Array, seat: Seat): number => {
  const { players, board } = setup;
  const at = (winner: Seat, bin: number) => need(worth[(winner * BINS + bin) * players + seat]);
  const sums = binSums(board);
  const weight = sums.map((line) => line.length);
  const x = sums.map((line) => mean(line) / meanRowSum(board));
  const average = (values: readonly number[]) =>
    values.reduce((total, value, bin) => total + value * need(weight[bin]), 0) /
    weight.reduce((a, b) => a + b);
  const own = x.map((_, bin) => at(seat, bin));
  const others = Array.from({ length: players }, (_, winner) => winner).filter((winner) => winner !== seat);
  const lose = mean(others.map((winner) => average(x.map((_, bin) => at(winner, bin)))));
  const [middle, spread] = [average(own), average(x.map((value) => (value - 1) ** 2))];
  const slope = average(own.map((value, bin) => (value - middle) * (need(x[bin]) - 1))) / spread;
  const gain = middle - lose;
  if (gain <= 1e-6) return 0;
  return Math.min(1, Math.max(0, (slope / gain) * (1 + 1 / (players - 1))));
};
