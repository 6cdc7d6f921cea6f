/** The state of a seat's own tie offer. */
import type { Seat } from '@abacow/rules';
import { type Table, isOfferTooSoon } from '@abacow/table';
import type { Step } from './game-table.ts';

export type TieState = 'none' | 'waiting' | 'declined';

export const tieState = (table: Table, last: Step | null, seat: Seat): TieState => {
  if (table.phase !== 'playing') return 'none';
  const { tie } = table.game;
  if (tie !== null) return tie.seat === seat ? 'waiting' : 'none';
  const declined = last?.event.kind === 'tie-declined' && last.before.game?.tie?.seat === seat;
  return declined || isOfferTooSoon(table, seat) ? 'declined' : 'none';
};
