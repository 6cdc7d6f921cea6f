/** Ratings of public games among people, with their uncertainty: openskill's Plackett-Luce model. */
import { personSeats, holderOf, type Table } from '@abacow/table';
import { rate, rating } from 'openskill';
import type { Rating, Store } from '../store/store.ts';

/** Rank by seat, 1 is best; null where the game does not count. */
export const ranksOf = (table: Table): readonly number[] | null => {
  const { outcome, seats } = table;
  if (outcome === null || outcome.kind === 'broken-off') return null;
  // Whoever gave up as the last but one still holds the seat: running away must not save one's rating.
  if (personSeats(seats).length !== seats.length) return null;
  const holders = new Set(seats.map(holderOf));
  if (holders.size !== seats.length) return null;
  return seats.map((_, seat) => (outcome.kind === 'tie' || outcome.seat === seat ? 1 : 2));
};

export const rateTable = async (store: Store, table: Table): Promise<boolean> => {
  const ranks = ranksOf(table);
  if (ranks === null) return false;
  const { game } = table.choice;
  const guests = table.seats.map((seating) => holderOf(seating)!);
  const known = await store.ratings(game, guests);
  const before = guests.map((guest): Rating => known.get(guest) ?? { ...rating(), games: 0 });
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks] },
  );
  const changed = new Map(
    guests.map((guest, seat) => {
      const { mu, sigma } = after[seat]![0]!;
      return [guest, { mu, sigma, games: before[seat]!.games + 1 }];
    }),
  );
  return store.rate(table.id, game, changed);
};
