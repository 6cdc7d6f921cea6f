/** How much help each player of this device had last. */
import type { Seat } from '@abacow/rules';
import type { SeatHelp, Seating } from '@abacow/table';
import type { GameTable } from '../../../play/gametable.ts';
import { devicePlayers } from '../../../players/device.svelte.ts';
import { keepHelp } from '../../../players/help.ts';

/**
 * The player of this device at a seat; null for nobody in particular. The online service does not know them: there it
 * is the one who played the computer last.
 */
export const playerAtSeat = ({ presence }: GameTable, seating: Seating | undefined): string | null => {
  if (presence !== undefined) return devicePlayers().players.last;
  return seating?.kind === 'person' ? (seating.player ?? null) : null;
};

export const rememberHelp = (local: GameTable, seat: Seat, help: SeatHelp): void =>
  keepHelp(playerAtSeat(local, local.table.seats[seat]), help);
