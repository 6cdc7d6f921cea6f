/** Dice results on a try-out board: first the written ones, then random ones. */
export type Falls = { next(dice: number): readonly number[] };

export const fallsOf = (
  written: readonly (readonly number[])[],
  sides: number,
  random: () => number,
): Falls => {
  let used = 0;
  return {
    next: (dice) => written[used++] ?? Array.from({ length: dice }, () => Math.floor(random() * sides)),
  };
};
