/** Who sends a command and when, and who may. */
import type { DiceSource } from '@abacow/dice';
import type { Seat } from '@abacow/rules';
import type { TableEvent, Opened, Played } from '../events.ts';
import type { PlayedMove } from '../move.ts';
import { type TableRefusal, refuseCommand } from '../refusals.ts';
import { HOUSE, holderOf } from '../seats.ts';
import { type Table, isHost } from '../table.ts';

export type Context = {
  /** Who sends the command: a holder, or HOUSE. The caller knows this; it is never read from the command. */
  readonly by: string;
  readonly now: number;
  readonly dice: DiceSource;
  /** Seats whose players have been away for too long. Only the online service sets this. */
  readonly absent?: readonly Seat[];
  /** The sender is a program that plays by itself: a seat that it takes says so. */
  readonly isBot?: boolean;
};

/** A move with the position after it, judged already: its dice are thrown. */
export type MoveDecided = { readonly kind: 'move'; readonly event: Played; readonly played: PlayedMove };
export type Decided = Exclude<TableEvent, Opened> | MoveDecided | TableRefusal;

export const whyNotSeat = ({ seats }: Table, seat: Seat, by: string): TableRefusal | null => {
  const seating = seats[seat];
  if (seating === undefined) return refuseCommand('seat/unknown', seat);
  if (seating.kind === 'open') return refuseCommand('seat/open', seat);
  return holderOf(seating) === by ? null : refuseCommand('seat/not-yours', seat);
};

export const whyNotHost = (
  table: Table,
  { by, absent }: Context,
  about: Seat | '' = '',
): TableRefusal | null => (isHost(table, by, absent) ? null : refuseCommand('table/not-host', about));

export const whyNotHouse = ({ by }: Context): TableRefusal | null =>
  by === HOUSE ? null : refuseCommand('seat/not-yours');
