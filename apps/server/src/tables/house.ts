/**
 * What follows from a command in the same entry: the game starts when the last seat is taken, and the dice's secret is
 * revealed as soon as the game is over.
 */
import {
  type Table,
  type TableEvent,
  apply,
  automaticAction,
  decide,
  isTableRefusal,
  tableDice,
} from '@abacow/table';

export type Settled = { readonly events: readonly TableEvent[]; readonly table: Table };

/** `table` is the table after `events`. */
export const settleFrom = (
  table: Table,
  secret: string,
  events: readonly TableEvent[],
  now: number,
): Settled => {
  const next = automaticAction(table, secret);
  if (next?.kind !== 'at-once') return { events, table };
  const { command, by } = next;
  const decided = decide(table, command, { by, now, dice: tableDice(table, secret) });
  if (isTableRefusal(decided)) throw new Error(`the table cannot ${command.kind}: ${decided.code}`);
  return settleFrom(decided.table, secret, [...events, decided.event], now);
};

export const settle = (before: Table, secret: string, events: readonly TableEvent[], now: number): Settled =>
  settleFrom(events.reduce(apply, before), secret, events, now);
