/** Rules for sitting down, leaving, and calling a computer. */
import type { Seat } from '@abacow/rules';
import { type TableRefusal, refuseCommand } from '../refusals.ts';
import { type Table, awaitedSeeds, isCalledFor, isKept, isKeptFor } from '../table.ts';
import { whyNotSeating, whyNotUnderWay } from './phases.ts';

export const whyNotKeep = (table: Table, seat: Seat): TableRefusal | null => {
  if (table.seats[seat]?.kind !== 'open') return refuseCommand('seat/taken', seat);
  return whyNotSeating(table, seat);
};

/** A seat is taken again by the person that it is reserved for, or that a computer plays for. */
export const whyNotSit = (table: Table, seat: Seat, holder: string | null): TableRefusal | null => {
  if (table.seats[seat] === undefined) return refuseCommand('seat/unknown', seat);
  if (table.phase === 'over') return refuseCommand('game/over', seat);
  const isTheirs = isKeptFor(table, seat, holder) || isCalledFor(table, seat, holder);
  return table.seats[seat].kind === 'open' || isTheirs ? null : refuseCommand('seat/taken', seat);
};

/** After the start a seat must not become open: nobody could decide there, and no clock or absence would end the game. */
export const whyNotLeave = (table: Table, seat: Seat): TableRefusal | null => {
  if (table.seats[seat]?.kind === 'open') return refuseCommand('seat/open', seat);
  return whyNotSeating(table, seat);
};

/** A person with a reserved seat may never come: a computer can then be called in before the start. */
export const whyNotCall = (table: Table, seat: Seat): TableRefusal | null => {
  const refusal = isKept(table, seat) ? null : whyNotUnderWay(table, seat);
  if (refusal !== null) return refusal;
  if (table.seats[seat]?.kind !== 'person') return refuseCommand('absence/here', seat);
  return awaitedSeeds(table).includes(seat) ? refuseCommand('opening/seeds-awaited', seat) : null;
};
