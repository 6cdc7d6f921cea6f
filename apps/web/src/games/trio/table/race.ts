/** The race as bar lengths. */
import { type TrioSetup, roundsToWin } from '@abacow/rules/trio';

export type Race = {
  /** By seat, 0 to 1. */
  readonly bars: readonly number[];
  /** The position of the score that ends the game, 0 to 1; null if no score does. */
  readonly finish: number | null;
};

/** The bars extend a little beyond the target, so that passing it is visible. */
const BEYOND = 1.08;

/** The score or the number of won rounds that ends the game; null if the last round does. */
const goalOf = ({ level, target, rounds }: TrioSetup): number | null => {
  if (rounds === undefined) return target;
  return level === 'junior' ? roundsToWin(rounds) : null;
};

export const raceOf = (scores: readonly number[], setup: TrioSetup): Race => {
  const goal = goalOf(setup);
  const length = Math.max((goal ?? 1) * BEYOND, Math.max(...scores) * (goal === null ? BEYOND : 1));
  return { bars: scores.map((score) => score / length), finish: goal === null ? null : goal / length };
};
