/** How many facts wait to be practised, as `practice/due.ts` noted it. Damaged notes say nothing. */
const DAY_MS = 24 * 60 * 60 * 1000;

type Note = { readonly at: number; readonly counts: readonly number[] };

export const dueIn = (text: string | null, now: number): number => {
  const { at, counts } = JSON.parse(text!) as Note;
  const day = Math.floor((now - at) / DAY_MS);
  return Math.max(0, counts[Math.min(Math.max(0, day), counts.length - 1)]!) || 0;
};

export const readDue = (now: number): number => {
  try {
    return dueIn(localStorage.getItem('abacow.practice.due'), now);
  } catch {
    return 0;
  }
};
