/** How many facts wait to be practised, as `practice/due.ts` noted it. Damaged notes say nothing. */
type Note = { readonly due: readonly number[] };

export const dueIn = (text: string | null, now: number): number =>
  (JSON.parse(text ?? 'null') as Note).due.filter((at) => at <= now).length;

export const readDue = (now: number): number => {
  try {
    return dueIn(localStorage.getItem('abacow.practice.due'), now);
  } catch {
    return 0;
  }
};
