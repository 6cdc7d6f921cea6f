/** What a table does by itself. The app, the server and the terminal execute it, each at its own pace. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { deadlineOf, limitDeadline, openingDeadline, seedDeadline } from './clock.ts';
import type { Command } from './commands.ts';
import { type ComputerLevel, HOUSE, personSeats } from './seats.ts';
import { type Table, seatToAct } from './table.ts';

export type AutomaticAction =
  /** Due immediately: the start when all seats are taken, the secret of the dice when the game is over. */
  | { readonly kind: 'at-once'; readonly command: Command; readonly by: string }
  /** A computer has to toss the coin or roll in the opening. */
  | { readonly kind: 'computer-throw'; readonly command: Command }
  /** A computer has to decide. */
  | { readonly kind: 'computer-move'; readonly seat: Seat; readonly level: ComputerLevel }
  /** A `tick` is due at this time, unless an event happens before. */
  | { readonly kind: 'deadline'; readonly at: number };

const atOnce = (command: Command, by: string): AutomaticAction => ({ kind: 'at-once', command, by });

const isReadyToStart = (table: Table): boolean =>
  table.phase === 'seating' && table.kept.length === 0 && table.seats.every(({ kind }) => kind !== 'open');

const computersAction = (table: Table): AutomaticAction | null => {
  const seat = seatToAct(table);
  if (seat === null) {
    const coinIsTheirs = table.phase === 'opening' && personSeats(table.seats).length === 0;
    return coinIsTheirs ? { kind: 'computer-throw', command: { kind: 'toss' } } : null;
  }
  const seating = need(table.seats[seat]);
  if (seating.kind !== 'computer') return null;
  return table.phase === 'opening'
    ? { kind: 'computer-throw', command: { kind: 'roll', seat } }
    : { kind: 'computer-move', seat, level: seating.level };
};

const earliest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** `secret` as hex; null if people throw real dice and there is no secret. */
export const automaticAction = (table: Table, secret: string | null): AutomaticAction | null => {
  if (isReadyToStart(table)) return atOnce({ kind: 'start' }, table.host);
  const { dice } = table;
  if (table.phase === 'over' && dice.secret === null && dice.commitment !== null && secret !== null)
    return atOnce({ kind: 'reveal', secret }, HOUSE);
  const theirs = computersAction(table);
  if (theirs !== null) return theirs;
  const seeds = table.clock.kind === 'none' ? null : seedDeadline(table);
  const at = earliest(seeds ?? deadlineOf(table) ?? openingDeadline(table), limitDeadline(table));
  return at === null ? null : { kind: 'deadline', at };
};
