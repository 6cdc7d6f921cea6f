/** How long to wait before the next retry: doubled each time, with a random part, at most half a minute. */
const FIRST_MS = 400;
const MOST_MS = 30_000;

/** `failures` in a row so far, from 1; `random` is from 0 to below 1. */
export const waitAfter = (failures: number, random: number): number => {
  const full = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(full * (0.5 + random / 2));
};
