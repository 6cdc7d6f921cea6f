/** The help that a player had last is chosen again at the next online table. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { ALL_SHOWN, type SeatHelp, hasCalculations, isSameHelp, tokensIn, isKept } from '@abacow/table';
import type { OnlineTable } from '../../../table/online/online-table.svelte.ts';

type AtTable = Pick<OnlineTable, 'state' | 'mySeats' | 'phase'>;

/** The seat that should get this help; null if it has one, or if the game is under way. */
export const seatForHelp = ({ state, mySeats, phase }: AtTable, help: SeatHelp): Seat | null => {
  const seat = mySeats.find((mine) => !isKept(state, mine));
  const isEarly = phase !== 'over' && tokensIn(state) === 0;
  if (seat === undefined || !isEarly || !hasCalculations(state.choice)) return null;
  return isSameHelp(need(state.helps[seat]), ALL_SHOWN) && !isSameHelp(help, ALL_SHOWN) ? seat : null;
};
