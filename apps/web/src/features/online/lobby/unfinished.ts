/** Online games that wait for this player. */
import type { LobbyTable } from '@abacow/protocol';

const MAX_TABLES = 5;

/** A player who left before the start has nothing to continue. During a game, a computer may be playing for them. */
const waitsFor = ({ phase, seats }: LobbyTable, guest: string | null): boolean =>
  phase === 'seating'
    ? seats.some((seating) => seating.kind === 'person' && seating.holder === guest)
    : phase !== 'over';

/** The latest first, limited so that old games do not crowd the start page. */
export const unfinished = (tables: readonly LobbyTable[], guest: string | null): readonly LobbyTable[] =>
  tables
    .filter((table) => waitsFor(table, guest))
    .sort((one, other) => other.updatedAt - one.updatedAt)
    .slice(0, MAX_TABLES);
