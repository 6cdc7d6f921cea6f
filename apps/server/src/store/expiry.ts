/** Deletes what nobody uses any more, a page at a time. */
import { need } from '@abacow/rules/need';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { ExpiryTimes, Store } from './store.ts';

const UNDER_WAY = ['seating', 'opening', 'playing'];

const deleteUnused = async (
  db: Transaction<Schema>,
  ids: readonly string[],
  before: ExpiryTimes,
): Promise<void> => {
  await db.deleteFrom('tokens').where('guest_id', 'in', ids).where('used_at', '<', before.tokens).execute();
  const deleted = await db
    .deleteFrom('guests')
    .where('id', 'in', ids)
    .where('used_at', '<', before.guests)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        ...(['tokens', 'ratings', 'sitters'] as const).map((table) =>
          not(exists(selectFrom(table).select('guest_id').whereRef(`${table}.guest_id`, '=', 'guests.id'))),
        ),
        not(
          exists(
            selectFrom('tables')
              .select('tables.id')
              .whereRef('tables.host', '=', 'guests.id')
              .where('tables.phase', 'in', UNDER_WAY),
          ),
        ),
      ]),
    )
    .returning('id')
    .execute();
  const gone = deleted.map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom('links').where('guest_id', 'in', gone).execute();
};

type ExpiryQueries = Pick<Store, 'deleteTables' | 'expireGuests' | 'expireLinks' | 'expireHeartbeats'>;

export const expiryQueries = (db: Kysely<Schema>): ExpiryQueries => ({
  deleteTables: async (ids) => {
    if (ids.length === 0) return;
    await db.transaction().execute(async (transaction) => {
      for (const table of ['entries', 'sitters', 'rated'] as const)
        await transaction.deleteFrom(table).where('table_id', 'in', ids).execute();
      await transaction.deleteFrom('tables').where('id', 'in', ids).execute();
    });
  },
  expireGuests: async (after, limit, before) => {
    const page = await db
      .selectFrom('guests')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    const ids = page.map(({ id }) => id);
    if (ids.length === 0) return null;
    await db.transaction().execute((transaction) => deleteUnused(transaction, ids, before));
    return ids.length < limit ? null : need(ids.at(-1));
  },
  expireLinks: async (now, limit) => {
    const deleted = await db
      .deleteFrom('links')
      .where('hash', 'in', (links) =>
        links.selectFrom('links').select('hash').where('expires_at', '<', now).limit(limit),
      )
      .returning('hash')
      .execute();
    return deleted.length;
  },
  expireHeartbeats: async (before) => {
    await db.deleteFrom('heartbeats').where('at', '<', before).execute();
  },
});
