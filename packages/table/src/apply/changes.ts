/** Changes of lists by seat. */
import type { Seat } from '@abacow/rules';

export const replace = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((old, at) => (at === index ? value : old));

export const without = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.filter((other) => other !== seat);
