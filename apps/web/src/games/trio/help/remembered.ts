/** How much help each player of this device had last. */
import type { Seat } from '@abacow/rules';
import type { SeatHelp, Seating } from '@abacow/table';
import type { GameTable } from '../../../table/model/game-table.ts';
import { keepHelp } from '../../../device/players/help.ts';
import { playerNamed } from '../../../device/players/named.ts';

/** The player of this device at a seat; null for nobody in particular. */
export const playerAtSeat = ({ presence }: GameTable, seating: Seating | undefined): string | null => {
  if (seating?.kind !== 'person') return null;
  return presence === undefined ? (seating.player ?? null) : playerNamed(seating.name);
};

export const rememberHelp = (table: GameTable, seat: Seat, help: SeatHelp): void =>
  keepHelp(playerAtSeat(table, table.state.seats[seat]), help);
