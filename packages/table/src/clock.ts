/** Clocks. The current time is always passed in: every command and event has one. */
import type { Seat } from '@abacow/rules';
import { type Table, awaitedSeeds } from './table.ts';

export const CLOCKS = ['none', 'move', 'game'] as const;

/** `ms` is the time for each decision (`move`), or for all decisions of a seat together (`game`). */
export type ClockSetup = { readonly kind: 'none' } | { readonly kind: 'move' | 'game'; readonly ms: number };

export const NO_CLOCK: ClockSetup = { kind: 'none' };

/** The time for each throw of the opening, unless the clock has a time per move. */
export const OPENING_THROW_MS = 60_000;

/** The seat whose time runs: the one that has to decide, if a person sits there and the clock is not paused. */
export const runningSeat = (table: Table): Seat | null => {
  if (table.clock.kind === 'none' || table.phase !== 'playing' || table.paused) return null;
  const seat = table.position?.kind === 'decision' ? table.position.seat : null;
  return seat !== null && table.seats[seat]?.kind === 'person' ? seat : null;
};

/** Milliseconds a seat has left, never below 0; null without a clock. */
export const timeLeft = (table: Table, seat: Seat, now: number): number | null => {
  const { clock } = table;
  if (clock.kind === 'none') return null;
  const running = runningSeat(table) === seat ? Math.max(0, now - table.since) : 0;
  const spent = clock.kind === 'game' ? table.spent[seat]! : 0;
  return Math.max(0, clock.ms - spent - running);
};

/** When the running seat's time is up, if nothing happens before. */
export const deadlineOf = (table: Table): number | null => {
  const seat = runningSeat(table);
  if (seat === null || table.clock.kind === 'none') return null;
  const spent = table.clock.kind === 'game' ? table.spent[seat]! : 0;
  return table.since + table.clock.ms - spent;
};

/** How long a player has to reveal the seed, unless the clock gives more time per move. */
export const REVEAL_SEED_MS = 60_000;

/** Until when awaited seeds must be revealed; null if none is awaited. */
export const seedDeadline = (table: Table): number | null => {
  if (awaitedSeeds(table).length === 0) return null;
  const { clock, lastAt } = table;
  return lastAt + Math.max(REVEAL_SEED_MS, clock.kind === 'move' ? clock.ms : 0);
};

/** When the table tosses the coin or rolls by itself in the opening, if nobody does it before. */
export const openingDeadline = (table: Table): number | null => {
  const { phase, clock, lastAt } = table;
  if (phase !== 'opening' || awaitedSeeds(table).length > 0) return null;
  return lastAt + (clock.kind === 'move' ? clock.ms : OPENING_THROW_MS);
};

export const isTimeUp = (table: Table, now: number): boolean => {
  const deadline = deadlineOf(table);
  return deadline !== null && now >= deadline;
};

/** Adds the time since `since` to the running seat and sets `since` to now. Does nothing without a clock. */
export const bookTime = (table: Table, now: number): Table => {
  if (table.clock.kind === 'none') return table;
  const seat = runningSeat(table);
  const passed = Math.max(0, now - table.since);
  const spent =
    seat === null ? table.spent : table.spent.map((ms, index) => (index === seat ? ms + passed : ms));
  return { ...table, spent, since: now };
};
