/** Ratings are read and changed in one transaction, so that games of one guest are rated one after the other. */
import { need } from '@abacow/rules/need';
import { type Kysely, type Transaction, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { RatedBot, RatedGame, Rating } from './store.ts';

/** Reads a rating and locks it until the transaction ends, also one that does not exist yet: the write takes the lock. */
const lockRating = (
  db: Transaction<Schema>,
  game: string,
  guest_id: string,
  newcomer: Rating,
): Promise<Rating> =>
  db
    .insertInto('ratings')
    .values({ guest_id, game, ...newcomer })
    .onConflict((conflict) =>
      conflict.columns(['guest_id', 'game']).doUpdateSet((row) => ({ games: row.ref('ratings.games') })),
    )
    .returning(['mu', 'sigma', 'games'])
    .executeTakeFirstOrThrow();

const changeRatings = async (
  db: Transaction<Schema>,
  { game, guests, newcomer, after }: RatedGame,
): Promise<void> => {
  const locked = new Map<string, Rating>();
  // Always in the same order, so that two games of the same people cannot deadlock.
  for (const guest of [...guests].sort()) locked.set(guest, await lockRating(db, game, guest, newcomer));
  const ratings = after(guests.map((guest) => need(locked.get(guest))));
  for (const [seat, guest] of guests.entries())
    await db
      .updateTable('ratings')
      .set(need(ratings[seat]))
      .where('guest_id', '=', guest)
      .where('game', '=', game)
      .execute();
};

export const rateGame = (db: Kysely<Schema>, table: string, game: RatedGame): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const rated = await transaction
      .insertInto('rated')
      .values({ table_id: table })
      .onConflict((conflict) => conflict.doNothing())
      .returning('table_id')
      .execute();
    if (rated.length === 0) return false;
    await changeRatings(transaction, game);
    return true;
  });

export const ratedBots = async (
  db: Kysely<Schema>,
  game: string,
  limit: number,
): Promise<readonly RatedBot[]> => {
  const rows = await db
    .selectFrom('guests')
    .innerJoin('ratings', 'ratings.guest_id', 'guests.id')
    .select(['guests.id', 'guests.name', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
    .where('guests.bot', '=', 1)
    .where('ratings.game', '=', game)
    .orderBy(sql`ratings.mu - 3 * ratings.sigma`, 'desc')
    .orderBy('guests.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, name, ...rating }) => ({ id, name, rating }));
};

export const unratedTables = async (db: Kysely<Schema>, since: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('public', '=', 1)
    .where('updated_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('rated').select('table_id').whereRef('rated.table_id', '=', 'tables.id'))),
    )
    .orderBy('updated_at')
    .execute();
  return rows.map(({ id }) => id);
};
