/** The race to the target as lengths of bars. */
export type Race = {
  /** By seat, 0 to 1. */
  readonly bars: readonly number[];
  /** Where the target is passed, 0 to 1. */
  readonly finish: number;
};

/** The target lies a little before the end, so that passing it can be seen. */
const BEYOND = 1.08;

export const raceOf = (scores: readonly number[], target: number): Race => {
  const length = Math.max(target * BEYOND, ...scores);
  return { bars: scores.map((score) => score / length), finish: target / length };
};
