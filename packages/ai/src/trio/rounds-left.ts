/**
 * The chance of every seat to have the highest score after a number of further rounds. As for a target, all rounds are
 * assumed to have the same distribution of winner and row sum; sampled rounds stand for it. The samples are the same for
 * every score, so that two choices differ only by what they change.
 */
import { need } from '@abacow/rules/need';
import { seededDice } from '@abacow/dice';
import type { Seat } from '@abacow/rules';
import { BINS, binSums } from './grid.ts';
import type { RoundOdds, Standings } from './standings.ts';

/** With more rounds to come than this, the scores of today hardly matter more or less. */
export const MOST_ROUNDS_LEFT = 5;
const SAMPLES = 400;
const RESOLUTION = 2 ** 30;

/** One sampled round: who wins it, counted from the beginner of the first round, and with which row sum. */
type SampledRound = { readonly winner: number; readonly sum: number };

type FixedOdds = Omit<RoundOdds, 'target'>;

const sampler = ({ board, outcomes, players }: FixedOdds): ((round: number) => SampledRound) => {
  const dice = seededDice(`rounds ${board} ${players}`);
  const random = (): number => dice.below(RESOLUTION) / RESOLUTION;
  const sums = binSums(board);
  const last = players * BINS - 1;
  return (round) => {
    let left = random();
    let at = 0;
    while (at < last && left >= need(outcomes[at])) left -= need(outcomes[at++]);
    const inBin = need(sums[at % BINS]);
    const winner = (round + Math.floor(at / BINS)) % players;
    return { winner, sum: need(inBin[Math.floor(random() * inBin.length)]) };
  };
};

/** Where nobody loses points, rounds with the same winner count as one. */
const joined = (rounds: readonly SampledRound[], players: number): readonly SampledRound[] =>
  Array.from({ length: players }, (_, winner) => ({
    winner,
    sum: rounds.reduce((total, round) => total + (round.winner === winner ? round.sum : 0), 0),
  })).filter(({ sum }) => sum > 0);

/** Adds 1, shared equally by the seats with the highest score: they would play one more round. */
const addLeaders = (scores: ArrayLike<number>, chances: Float64Array): void => {
  let highest = -1;
  let leaders = 0;
  for (let seat = 0; seat < scores.length; seat++) {
    if (need(scores[seat]) > highest) {
      highest = need(scores[seat]);
      leaders = 1;
    } else if (scores[seat] === highest) leaders++;
  }
  for (let seat = 0; seat < scores.length; seat++)
    if (scores[seat] === highest) chances[seat] = need(chances[seat]) + 1 / leaders;
};

/** `left`: how many rounds follow the one in progress. */
export const sampleStandings = (round: FixedOdds, left: number): Standings => {
  const { players, level } = round;
  const usualLoss = level === 'expert' ? round.usualLoss : 0;
  const rounds = Math.min(left, MOST_ROUNDS_LEFT);
  const sample = sampler(round);
  const samples = Array.from({ length: rounds === 0 ? 1 : SAMPLES }, () => {
    const sampled = Array.from({ length: rounds }, (_, index) => sample(index));
    return usualLoss === 0 ? joined(sampled, players) : sampled;
  });
  const scores = new Float64Array(players);
  const play = (start: readonly number[], beginner: Seat, sampled: readonly SampledRound[]): void => {
    scores.set(start);
    for (const { winner, sum } of sampled) {
      const won = (beginner + winner) % players;
      for (let seat = 0; usualLoss > 0 && seat < players; seat++)
        if (seat !== won) scores[seat] = Math.max(0, need(scores[seat]) - usualLoss);
      scores[won] = need(scores[won]) + sum;
    }
  };
  return {
    usualLoss,
    chances: (start, beginner) => {
      const chances = new Float64Array(players);
      for (const sampled of samples) {
        play(start, beginner, sampled);
        addLeaders(scores, chances);
      }
      return chances.map((sum) => sum / samples.length);
    },
  };
};
