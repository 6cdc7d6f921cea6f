/** What a contest says about strength. */

/** By group, then by the challenger's seat: 1 a win, 0 a loss, a half a tie. */
export type Scores = readonly (readonly number[])[];

export type Interval = { readonly low: number; readonly high: number };

export type Standing = {
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** Points a game, ties counting half; 0 to 1. */
  readonly score: number;
  /** 95 % confidence; null for fewer than two groups. */
  readonly interval: Interval | null;
  readonly bySeat: readonly number[];
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const Z95 = 1.959964;

/** Games of a group share their dice, so the groups are what is independent. */
const squaredError = (groups: readonly number[]): number => {
  const middle = mean(groups);
  const squares = groups.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return squares / (groups.length - 1) / groups.length;
};

/**
 * Wilson's interval, which stays honest near 0 and 1, for as many independent games as would have the error
 * that was seen; at least one a group.
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
    bySeat: (scores[0] ?? []).map((_, seat) => mean(scores.map((group) => group[seat]!))),
  };
};

/** The difference in Elo that would make this score expected between two players. */
export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1);
