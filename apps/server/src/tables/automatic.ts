/**
 * Automatic commands that belong to the same entry as the command before them: the game starts when the last seat is
 * taken, a full table is broken off, and the secret of the dice is revealed as soon as the game is over.
 */
import {
  type Command,
  HOUSE,
  MAX_EVENTS,
  type Table,
  type TableEvent,
  automaticAction,
  decide,
  isTableRefusal,
  isUnderWay,
  tableDice,
} from '@abacow/table';

export type Completed = { readonly events: readonly TableEvent[]; readonly table: Table };

type AtOnce = { readonly command: Command; readonly by: string };

const nextFor = (table: Table, secret: string, count: number): AtOnce | null => {
  if (count >= MAX_EVENTS && isUnderWay(table)) return { command: { kind: 'abandon' }, by: HOUSE };
  const next = automaticAction(table, secret);
  return next?.kind === 'at-once' ? next : null;
};

/** `table` is the table after `events`; `before` is how many events it had before them. */
export const addAutomatic = (
  table: Table,
  secret: string,
  events: readonly TableEvent[],
  now: number,
  before: number,
): Completed => {
  const next = nextFor(table, secret, before + events.length);
  if (next === null) return { events, table };
  const { command, by } = next;
  const decided = decide(table, command, { by, now, dice: tableDice(table, secret) });
  if (isTableRefusal(decided)) throw new Error(`the table cannot ${command.kind}: ${decided.code}`);
  return addAutomatic(decided.table, secret, [...events, decided.event], now, before);
};
