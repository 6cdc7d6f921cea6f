/** When facts are due, noted for the start page, which does not load what a player knows. */

/** As in `today/practicedue.ts`: a shared file would be one more request of the start page. */
const KEY = 'abacow.practice.due';

export const makeDueNote = (due: readonly number[]): string => JSON.stringify({ due });

export const noteDue = (note: string): void => {
  try {
    localStorage.setItem(KEY, note);
  } catch {
    return;
  }
};
