/** How many facts wait to be practised, noted for the start page, which does not load what a player knows. */

/** As in `today/practicedue.ts`: a shared file would be one more request of the start page. */
const KEY = 'abacow.practice.due';
const DAY_MS = 24 * 60 * 60 * 1000;
const NOTED_DAYS = 30;

/** How many are due at a time, a day later, and so on. */
export const makeDueNote = (at: number, countAt: (time: number) => number): string =>
  JSON.stringify({
    at,
    counts: Array.from({ length: NOTED_DAYS }, (_, day) => countAt(at + day * DAY_MS)),
  });

export const noteDue = (note: string): void => {
  try {
    localStorage.setItem(KEY, note);
  } catch {
    return;
  }
};
