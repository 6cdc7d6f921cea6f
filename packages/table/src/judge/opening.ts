/** Rules from the start of a table to the first decision. */
import { checkReveal, parseHex } from '@abacow/dice';
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { type TableRefusal, refuseCommand } from '../refusals.ts';
import { nextRoller } from '../rolloff.ts';
import { type OpeningTable, type Table, awaitedSeeds } from '../table.ts';

export const whyNotStart = (table: Table): TableRefusal | null => {
  if (table.phase !== 'seating') return refuseCommand('start/already');
  const open = table.seats.findIndex(({ kind }, seat) => kind === 'open' || table.kept.includes(seat));
  return open < 0 ? null : refuseCommand('start/open-seats', open);
};

export const whyNoSeedAwaited = (table: Table, seat: Seat): TableRefusal | null =>
  awaitedSeeds(table).includes(seat) ? null : refuseCommand('seed/not-now', seat);

export const whyNotRevealSeed = (table: Table, seat: Seat, seed: string): TableRefusal | null => {
  const refusal = whyNoSeedAwaited(table, seat);
  if (refusal !== null) return refusal;
  const bytes = parseHex(seed);
  return bytes !== undefined && checkReveal(need(table.dice.seedCommitments[seat]), bytes)
    ? null
    : refuseCommand('seed/wrong', seat);
};

const notNow = (table: Table, about: Seat | ''): TableRefusal =>
  refuseCommand(table.phase === 'opening' ? 'opening/seeds-awaited' : 'opening/not-now', about);

const mayThrow = (table: Table): table is OpeningTable =>
  table.phase === 'opening' && awaitedSeeds(table).length === 0;

export const whyNotToss = (table: Table): TableRefusal | null => {
  if (!mayThrow(table)) return notNow(table, '');
  return table.rollOff === null ? null : refuseCommand('opening/no-coin');
};

export const whyNotRoll = (table: Table, seat: Seat): TableRefusal | null => {
  if (!mayThrow(table)) return notNow(table, seat);
  if (table.rollOff === null) return refuseCommand('opening/no-roll-off', seat);
  return nextRoller(table.rollOff) === seat ? null : refuseCommand('turn/not-yours', seat);
};
