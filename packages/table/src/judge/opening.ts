/** Rules from the start of a table to the first decision. */
import { checkReveal, parseHex } from '@abacow/dice';
import type { Seat } from '@abacow/rules';
import { type TableRefusal, refuseCommand } from '../refusals.ts';
import { nextRoller } from '../rolloff.ts';
import { type Table, awaitedSeeds } from '../table.ts';

export const whyNotStart = ({ phase, seats, kept }: Table): TableRefusal | null => {
  if (phase !== 'seating') return refuseCommand('start/already');
  const open = seats.findIndex(({ kind }, seat) => kind === 'open' || kept.includes(seat));
  return open < 0 ? null : refuseCommand('start/open-seats', open);
};

export const whyNoSeedAwaited = (table: Table, seat: Seat): TableRefusal | null =>
  awaitedSeeds(table).includes(seat) ? null : refuseCommand('seed/not-now', seat);

export const whyNotRevealSeed = (table: Table, seat: Seat, seed: string): TableRefusal | null => {
  const refusal = whyNoSeedAwaited(table, seat);
  if (refusal !== null) return refusal;
  const bytes = parseHex(seed);
  return bytes !== undefined && checkReveal(table.seedCommitments[seat]!, bytes)
    ? null
    : refuseCommand('seed/wrong', seat);
};

const whyNotThrow = (table: Table, about: Seat | ''): TableRefusal | null => {
  if (table.phase !== 'opening') return refuseCommand('opening/not-now', about);
  return awaitedSeeds(table).length > 0 ? refuseCommand('opening/seeds-awaited', about) : null;
};

export const whyNotToss = (table: Table): TableRefusal | null =>
  whyNotThrow(table, '') ?? (table.rollOff === null ? null : refuseCommand('opening/no-coin'));

export const whyNotRoll = (table: Table, seat: Seat): TableRefusal | null => {
  const refusal = whyNotThrow(table, seat);
  if (refusal !== null) return refusal;
  if (table.rollOff === null) return refuseCommand('opening/no-roll-off', seat);
  return nextRoller(table.rollOff) === seat ? null : refuseCommand('turn/not-yours', seat);
};
