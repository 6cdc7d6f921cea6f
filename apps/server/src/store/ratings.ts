/** Ratings are changed where they are read: in one transaction, one game of a guest after the other. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { RatedGame, Rating } from './store.ts';

/** The rating as it is now, and nobody else changes it before this transaction ends: writing it locks it, a newcomer's too. */
const holdRating = (
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
  const held = new Map<string, Rating>();
  // Always in the same order: two games of the same people never wait for each other.
  for (const guest of [...guests].sort()) held.set(guest, await holdRating(db, game, guest, newcomer));
  const ratings = after(guests.map((guest) => held.get(guest)!));
  for (const [seat, guest] of guests.entries())
    await db
      .updateTable('ratings')
      .set(ratings[seat]!)
      .where('guest_id', '=', guest)
      .where('game', '=', game)
      .execute();
};

export const rateGame = (db: Kysely<Schema>, table: string, game: RatedGame): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const counted = await transaction
      .insertInto('rated')
      .values({ table_id: table })
      .onConflict((conflict) => conflict.doNothing())
      .returning('table_id')
      .execute();
    if (counted.length === 0) return false;
    await changeRatings(transaction, game);
    return true;
  });

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
