/** Names of earlier players at a seat that has changed hands. */
import type { Seat } from '@abacow/rules';
import { type Seating, seatingAt } from '@abacow/table';
import type { Who } from '../registry/who.ts';
import { t } from './texts/index.ts';
import type { GameTable } from '../model/game-table.ts';
import { nameOf, whoAt } from './who.ts';

const isSame = (one: Seating, other: Seating | undefined): boolean =>
  one === other || (one.kind === 'person' && other?.kind === 'person' && one.holder === other.holder);

const whoSat = (table: GameTable, seat: Seat, seating: Seating | undefined): Who => {
  if (seating === undefined || isSame(seating, table.state.seats[seat])) return whoAt(table, seat);
  return seating.kind === 'person' && seating.holder === table.presence?.me
    ? { you: true, name: t('table.you') }
    : { you: false, name: nameOf(table.state, seating, seat) };
};

/** The player of the token with this number. */
export const whoPlayed = (table: GameTable, seat: Seat, token: number): Who =>
  whoSat(table, seat, seatingAt(table.state, seat, token));

/** The player who had the seat before it last changed hands. */
export const whoLeft = (table: GameTable, seat: Seat): Who =>
  whoSat(table, seat, table.state.handovers.findLast((handover) => handover.seat === seat)?.before);
