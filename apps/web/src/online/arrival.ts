/**
 * Where this browser wants to sit at a table that it has just opened. It sits down only when it has seen the table's
 * promise, so that what it adds to the dice was not known when the promise was made.
 */
let wanted: { readonly table: string; readonly seat: number } | null = null;

export const wantSeat = (table: string, seat: number): void => {
  wanted = { table, seat };
};

/** Once only. */
export const takeWantedSeat = (table: string): number | null => {
  if (wanted?.table !== table) return null;
  const { seat } = wanted;
  wanted = null;
  return seat;
};
