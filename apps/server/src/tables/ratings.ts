/** Ratings of public games between people, and of those between bots, under standard terms, with their uncertainty: openskill's Plackett-Luce model. */
import { need } from '@abacow/rules/need';
import { type Table, holderOf, isBot, isStandard, personSeats } from '@abacow/table';
import { rate, rating } from 'openskill';
import type { RatedGame, Rating, Store } from '../store/store.ts';
import { loadTable } from './live.ts';

/** Rank by seat, 1 is best; null where the game does not count. */
export const ranksOf = (table: Table): readonly number[] | null => {
  const { outcome, seats } = table;
  if (outcome === null || outcome.kind === 'broken-off' || !isStandard(table)) return null;
  // The player who gave up last still holds the seat: giving up does not protect a rating.
  if (personSeats(seats).length !== seats.length) return null;
  // Bots have a pool of their own: their games against people change no rating.
  if (new Set(seats.map(isBot)).size > 1) return null;
  const holders = new Set(seats.map(holderOf));
  if (holders.size !== seats.length) return null;
  return seats.map((_, seat) => (outcome.kind === 'tie' || outcome.seat === seat ? 1 : 2));
};

const NEWCOMER: Rating = { ...rating(), games: 0 };

const afterGame =
  (ranks: readonly number[]): RatedGame['after'] =>
  (before) => {
    const after = rate(
      before.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank: [...ranks] },
    );
    return before.map(({ games }, seat) => {
      const { mu, sigma } = need(after[seat]?.[0]);
      return { mu, sigma, games: games + 1 };
    });
  };

/** Rates a table that is over, once. One that changes no rating is marked as rated too. */
export const rateTable = async (store: Store, table: Table): Promise<boolean> => {
  if (table.phase !== 'over') return false;
  const ranks = ranksOf(table);
  return store.rate(table.id, {
    game: table.choice.game,
    guests: ranks === null ? [] : table.seats.map((seating) => need(holderOf(seating))),
    newcomer: NEWCOMER,
    after: ranks === null ? () => [] : afterGame(ranks),
  });
};

const A_DAY_MS = 24 * 60 * 60 * 1000;

/** Rates games that ended within the last day without being rated: a server may have died in between. */
export const rateMissed = async (store: Store, now: number, stopped: () => boolean): Promise<void> => {
  const errors: unknown[] = [];
  for (const id of await store.unratedTables(now - A_DAY_MS)) {
    if (stopped()) return;
    await loadTable(store, id)
      .then((live) => live !== null && rateTable(store, live.table))
      .catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} tables were not rated`);
};
