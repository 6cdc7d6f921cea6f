/**
 * Automatic commands that belong to the same entry as the command before them: the game starts when the last seat is
 * taken, and the secret of the dice is revealed as soon as the game is over.
 */
import {
  type Table,
  type TableEvent,
  automaticAction,
  decide,
  isTableRefusal,
  tableDice,
} from '@abacow/table';

export type Completed = { readonly events: readonly TableEvent[]; readonly table: Table };

/** `table` is the table after `events`. */
export const addAutomatic = (
  table: Table,
  secret: string,
  events: readonly TableEvent[],
  now: number,
): Completed => {
  const next = automaticAction(table, secret);
  if (next?.kind !== 'at-once') return { events, table };
  const { command, by } = next;
  const decided = decide(table, command, { by, now, dice: tableDice(table, secret) });
  if (isTableRefusal(decided)) throw new Error(`the table cannot ${command.kind}: ${decided.code}`);
  return addAutomatic(decided.table, secret, [...events, decided.event], now);
};
