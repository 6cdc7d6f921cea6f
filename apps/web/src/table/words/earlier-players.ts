/** Names of earlier players at a seat that has changed hands. */
import type { Seat } from '@abacow/rules';
import { type Seating, seatingAt } from '@abacow/table';
import type { Who } from '../registry/who.ts';
import { t } from './texts/index.ts';
import type { GameTable } from '../model/game-table.ts';
import { nameOf, whoAt } from './who.ts';

const isSame = (one: Seating, other: Seating | undefined): boolean =>
  one === other || (one.kind === 'person' && other?.kind === 'person' && one.holder === other.holder);

const whoSat = (local: GameTable, seat: Seat, seating: Seating | undefined): Who => {
  if (seating === undefined || isSame(seating, local.table.seats[seat])) return whoAt(local, seat);
  return seating.kind === 'person' && seating.holder === local.presence?.me
    ? { you: true, name: t('table.you') }
    : { you: false, name: nameOf(local.table, seating, seat) };
};

/** The player of the token with this number. */
export const whoPlayed = (local: GameTable, seat: Seat, token: number): Who =>
  whoSat(local, seat, seatingAt(local.table, seat, token));

/** The player who had the seat before it last changed hands. */
export const whoLeft = (local: GameTable, seat: Seat): Who =>
  whoSat(local, seat, local.table.handovers.findLast((handover) => handover.seat === seat)?.before);
