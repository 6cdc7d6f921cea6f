/** Guests, their links to other devices and their tokens. */
import { TOKEN_SCOPES, type TokenScope } from '@abacow/protocol';
import type { Kysely, Selectable } from 'kysely';
import { deleteGuest, eraseSlice, unfinishedDeletions } from './delete-guest.ts';
import type { GuestsRow, Schema } from './schema.ts';
import type { Guest, SignedIn, Store } from './store.ts';

const guestOf = (row: Selectable<GuestsRow>): Guest => ({
  id: row.id,
  name: row.name,
  createdAt: Number(row.created_at),
  ...(row.bot === 1 ? { bot: true as const } : {}),
});

type GuestQueries = Pick<
  Store,
  | 'addGuest'
  | 'guest'
  | 'guestBySecret'
  | 'renameGuest'
  | 'makeBot'
  | 'useGuest'
  | 'deleteGuest'
  | 'unfinishedDeletions'
  | 'eraseSlice'
  | 'addLink'
  | 'takeLink'
>;

/** Until its first use, the time of the last use is when the token was made. */
const tokenUse = (row: { readonly created_at: number | string; readonly used_at: number | string }) =>
  Number(row.used_at) === Number(row.created_at) ? null : Number(row.used_at);

/** A scope of a newer version allows the least. */
const scopeOf = (stored: string): TokenScope => TOKEN_SCOPES.find((scope) => scope === stored) ?? 'read';

const signedIn = (row: Selectable<GuestsRow> | undefined): SignedIn | null =>
  row === undefined ? null : { guest: guestOf(row), usedAt: Number(row.used_at) };

export const guestQueries = (db: Kysely<Schema>): GuestQueries => ({
  addGuest: async ({ id, name, createdAt, bot }, secret_hash) => {
    await db
      .insertInto('guests')
      .values({
        id,
        name,
        secret_hash,
        created_at: createdAt,
        used_at: createdAt,
        bot: bot === true ? 1 : 0,
      })
      .execute();
  },
  guest: async (id) => {
    const row = await db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : guestOf(row);
  },
  guestBySecret: async (hash) => {
    const row = await db.selectFrom('guests').selectAll().where('secret_hash', '=', hash).executeTakeFirst();
    return signedIn(row);
  },
  useGuest: async (id, now) => {
    await db.updateTable('guests').set({ used_at: now }).where('id', '=', id).execute();
  },
  renameGuest: async (id, name) => {
    await db.updateTable('guests').set({ name }).where('id', '=', id).execute();
  },
  makeBot: async (id) => {
    const made = await db
      .updateTable('guests')
      .set({ bot: 1 })
      .where('id', '=', id)
      .where(({ and, not, exists, selectFrom }) =>
        and(
          (['sitters', 'ratings'] as const).map((table) =>
            not(exists(selectFrom(table).select('guest_id').where('guest_id', '=', id))),
          ),
        ),
      )
      .returning('id')
      .execute();
    return made.length > 0;
  },
  deleteGuest: (id) => deleteGuest(db, id),
  unfinishedDeletions: () => unfinishedDeletions(db),
  eraseSlice: (guest, size) => eraseSlice(db, guest, size),
  addLink: async (hash, guest_id, expires_at) => {
    await db.insertInto('links').values({ hash, guest_id, expires_at }).execute();
  },
  takeLink: async (hash, now) => {
    const row = await db
      .deleteFrom('links')
      .where('hash', '=', hash)
      .returning(['guest_id', 'expires_at'])
      .executeTakeFirst();
    return row === undefined || Number(row.expires_at) < now ? null : row.guest_id;
  },
});

type TokenQueries = Pick<Store, 'addToken' | 'guestByToken' | 'useToken' | 'tokensOf' | 'deleteToken'>;

export const tokenQueries = (db: Kysely<Schema>): TokenQueries => ({
  addToken: async (hash, guest_id, label, created_at, scope) => {
    await db
      .insertInto('tokens')
      .values({ hash, guest_id, label, created_at, used_at: created_at, scope })
      .execute();
  },
  guestByToken: async (hash) => {
    const row = await db
      .selectFrom('guests')
      .innerJoin('tokens', 'tokens.guest_id', 'guests.id')
      .selectAll('guests')
      .select(['tokens.created_at as token_created_at', 'tokens.used_at as token_used_at', 'tokens.scope'])
      .where('tokens.hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { token_created_at: created_at, token_used_at: used_at } = row;
    return { guest: guestOf(row), usedAt: tokenUse({ created_at, used_at }), scope: scopeOf(row.scope) };
  },
  useToken: (hash, now) =>
    db.transaction().execute(async (transaction) => {
      const token = await transaction
        .updateTable('tokens')
        .set({ used_at: now })
        .where('hash', '=', hash)
        .returning('guest_id')
        .executeTakeFirst();
      if (token === undefined) return;
      await transaction
        .updateTable('guests')
        .set({ used_at: now })
        .where('id', '=', token.guest_id)
        .execute();
    }),
  tokensOf: async (guest) => {
    const rows = await db
      .selectFrom('tokens')
      .selectAll()
      .where('guest_id', '=', guest)
      .orderBy('created_at')
      .orderBy('hash')
      .execute();
    return rows.map((row) => ({
      hash: row.hash,
      label: row.label,
      createdAt: Number(row.created_at),
      usedAt: tokenUse(row),
      scope: scopeOf(row.scope),
    }));
  },
  deleteToken: async (guest, hash) => {
    const deleted = await db
      .deleteFrom('tokens')
      .where('guest_id', '=', guest)
      .where('hash', '=', hash)
      .returning('hash')
      .execute();
    return deleted.length > 0;
  },
});
