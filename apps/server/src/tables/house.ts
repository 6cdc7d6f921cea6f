/**
 * What the house does by itself after a command: it starts the game when the last seat is taken, and tells the
 * dice's secret as soon as the game is over.
 */
import {
  HOUSE,
  type Command,
  type Table,
  type TableEvent,
  apply,
  decide,
  isTableRefusal,
  tableDice,
} from '@abacow/table';

export type Settled = { readonly events: readonly TableEvent[]; readonly table: Table };

type HouseCommand = { readonly command: Command; readonly by: string };

const nextOf = (table: Table, secret: string): HouseCommand | null => {
  if (
    table.phase === 'seating' &&
    table.kept.length === 0 &&
    table.seats.every(({ kind }) => kind !== 'open')
  )
    return { command: { kind: 'start' }, by: table.host };
  return table.phase === 'over' && table.secret === null && table.commitment !== null
    ? { command: { kind: 'reveal', secret }, by: HOUSE }
    : null;
};

/** The command's events and what follows from them, to be kept in one entry, and the table after them. */
export const settle = (
  before: Table,
  secret: string,
  events: readonly TableEvent[],
  now: number,
): Settled => {
  const table = events.reduce(apply, before);
  const next = nextOf(table, secret);
  if (next === null) return { events, table };
  const dice = tableDice(table, secret);
  const decided = decide(table, next.command, { by: next.by, now, dice });
  if (isTableRefusal(decided)) throw new Error(`the house cannot ${next.command.kind}: ${decided.code}`);
  const rest = settle(table, secret, decided, now);
  return { events: [...events, ...rest.events], table: rest.table };
};
