/** A won round stays on screen until somebody dismisses it or the next dice are thrown. Computers wait meanwhile. */
import { type Table, type TableEvent, lastEffects, personSeats } from '@abacow/table';

/** Whether the last token won a round, and the game goes on. */
const isRoundWon = (table: Table): boolean =>
  table.phase === 'playing' && lastEffects(table).some(({ kind }) => kind === 'round-won');

/** A round is not shown where only computers play. */
export const isRoundToShow = (table: Table): boolean =>
  isRoundWon(table) && personSeats(table.seats).length > 0;

/** Whether this event won a round that is not the last. */
export const endsRound = (event: TableEvent, after: Table): boolean =>
  event.kind === 'played' && isRoundWon(after);
