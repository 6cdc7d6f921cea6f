/** The score of a contest, its interval and the Elo difference. */
import { need } from '@abacow/rules/need';

/** By group, then by the challenger's seat: 1 for a win, 0 for a loss, a half for a tie. */
export type Scores = readonly (readonly number[])[];

export type Interval = { readonly low: number; readonly high: number };

export type Standing = {
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** Mean points per game, from 0 to 1; a tie counts half. */
  readonly score: number;
  /** 95 % confidence; null for fewer than two groups. */
  readonly interval: Interval | null;
  readonly bySeat: readonly number[];
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const Z95 = 1.959964;

/** Games of a group have the same dice, so only groups are independent of each other. */
const squaredError = (groups: readonly number[]): number => {
  const middle = mean(groups);
  const squares = groups.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return squares / (groups.length - 1) / groups.length;
};

/**
 * Wilson's interval, which is right near 0 and 1 too. Its sample size is the number of independent games that would have
 * the observed error; at least one per group.
 */
const intervalOf = (scores: Scores): Interval | null => {
  const groups = scores.map(mean);
  if (groups.length < 2) return null;
  const share = mean(groups);
  const [seen, binomial] = [squaredError(groups), share * (1 - share)];
  const games = seen > 0 ? Math.max(groups.length, binomial / seen) : groups.length;
  const widened = 1 + Z95 ** 2 / games;
  const middle = (share + Z95 ** 2 / (2 * games)) / widened;
  const half = (Z95 / widened) * Math.sqrt(binomial / games + Z95 ** 2 / (4 * games ** 2));
  return { low: share === 0 ? 0 : middle - half, high: share === 1 ? 1 : middle + half };
};

export const standingOf = (scores: Scores): Standing => {
  const games = scores.flat();
  const counted = (points: number): number => games.filter((score) => score === points).length;
  return {
    games: games.length,
    wins: counted(1),
    ties: counted(0.5),
    losses: counted(0),
    score: mean(games),
    interval: intervalOf(scores),
    bySeat: (scores[0] ?? []).map((_, seat) => mean(scores.map((group) => need(group[seat])))),
  };
};

/** The Elo difference at which this score is expected. */
export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1);
