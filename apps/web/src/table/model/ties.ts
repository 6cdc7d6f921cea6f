/** The state of a seat's own tie offer. */
import type { Seat } from '@abacow/rules';
import { type Table, tokensIn } from '@abacow/table';
import type { Step } from './game-table.ts';

export type TieState = 'none' | 'waiting' | 'declined';

/** A seat can offer a tie once for each state of the game. */
export const isTooSoon = (table: Table, seat: Seat): boolean =>
  table.game?.offeredAt[seat] === tokensIn(table);

export const tieState = (table: Table, last: Step | null, seat: Seat): TieState => {
  if (table.phase !== 'playing') return 'none';
  const { tie } = table.game;
  if (tie !== null) return tie.seat === seat ? 'waiting' : 'none';
  const declined = last?.event.kind === 'tie-declined' && last.before.game?.tie?.seat === seat;
  return declined || isTooSoon(table, seat) ? 'declined' : 'none';
};
