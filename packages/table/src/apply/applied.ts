/** What an event makes of a table, or why it is impossible; and changes of lists by seat. */
import { type Seat, type Unreadable, unreadable } from '@abacow/rules';
import type { Table } from '../table.ts';

export type Applied = Table | Unreadable;

export const no = (reason: string): Unreadable => unreadable(1, reason);

export const replace = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((old, at) => (at === index ? value : old));

export const without = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.filter((other) => other !== seat);
