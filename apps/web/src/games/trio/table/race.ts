/** The race to the target as bar lengths. */
export type Race = {
  /** By seat, 0 to 1. */
  readonly bars: readonly number[];
  /** The position of the target, 0 to 1. */
  readonly finish: number;
};

/** The bars extend a little beyond the target, so that passing it is visible. */
const BEYOND = 1.08;

export const raceOf = (scores: readonly number[], target: number): Race => {
  const length = Math.max(target * BEYOND, ...scores);
  return { bars: scores.map((score) => score / length), finish: target / length };
};
