/** What the house does by itself after a command: it tells the dice's secret as soon as the game is over. */
import { HOUSE, type Table, type TableEvent, apply, decide, isTableRefusal, tableDice } from '@abacow/table';

export type Settled = { readonly events: readonly TableEvent[]; readonly table: Table };

/** The command's events and what follows from them, to be kept in one entry, and the table after them. */
export const settle = (
  before: Table,
  secret: string,
  events: readonly TableEvent[],
  now: number,
): Settled => {
  const table = events.reduce(apply, before);
  if (table.phase !== 'over' || table.secret !== null || table.commitment === null) return { events, table };
  const context = { by: HOUSE, now, dice: tableDice(table, secret) };
  const revealed = decide(table, { kind: 'reveal', secret }, context);
  if (isTableRefusal(revealed)) throw new Error(`the secret cannot be told: ${revealed.code}`);
  return { events: [...events, ...revealed], table: revealed.reduce(apply, table) };
};
