/** Changes of lists by seat, and of a table's game. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import type { Asides } from '../stalling.ts';
import type { Table, TableGame } from '../table.ts';

export const replace = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((old, at) => (at === index ? value : old));

export const without = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.filter((other) => other !== seat);

/** The table with these fields of its game changed; the same table if there is no game yet. */
export const withGame = <T extends Table>(table: T, change: Partial<TableGame>): T =>
  table.game === null ? table : { ...table, game: { ...table.game, ...change } };

/** The table after a seat did something that has a limit. */
export const withAsides = <T extends Table>(table: T, seat: Seat, change: (asides: Asides) => Asides): T => ({
  ...table,
  asides: replace(table.asides, seat, change(need(table.asides[seat]))),
});
