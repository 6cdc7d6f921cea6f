/** How many facts wait to be practised, noted for the start page, which does not load what a player knows. */
const KEY = 'abacow.practice.due';
const DAY_MS = 24 * 60 * 60 * 1000;
const NOTED_DAYS = 30;

/** How many are due when it was noted, a day later, and so on. */
type DueNote = { readonly at: number; readonly counts: readonly number[] };

export const makeDueNote = (at: number, countAt: (time: number) => number): string => {
  const counts = Array.from({ length: NOTED_DAYS }, (_, day) => countAt(at + day * DAY_MS));
  return JSON.stringify({ at, counts } satisfies DueNote);
};

export const dueIn = (text: string | null, now: number): number => {
  try {
    const { at, counts } = JSON.parse(text ?? '{}') as Partial<DueNote>;
    if (typeof at !== 'number' || !Array.isArray(counts)) return 0;
    const day = Math.min(Math.max(0, Math.floor((now - at) / DAY_MS)), counts.length - 1);
    const count: unknown = counts[day];
    return typeof count === 'number' && count > 0 ? count : 0;
  } catch {
    return 0;
  }
};

export const readDue = (now: number): number => {
  try {
    return dueIn(localStorage.getItem(KEY), now);
  } catch {
    return 0;
  }
};

export const noteDue = (note: string): void => {
  try {
    localStorage.setItem(KEY, note);
  } catch {
    return;
  }
};
