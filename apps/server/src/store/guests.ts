/** Guests: who they are, and that they are here. */
import type { Kysely, Selectable } from 'kysely';
import { deleteGuest, eraseSlice, unfinishedDeletions } from './delete-guest.ts';
import { guestOf } from './guest-rows.ts';
import { withPass } from './passes.ts';
import type { GuestsRow, Schema } from './schema.ts';
import type { SignedIn, Store } from './store.ts';

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
>;

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
  renameGuest: (pass, name) =>
    withPass(db, pass, async (transaction) => {
      await transaction.updateTable('guests').set({ name }).where('id', '=', pass.guest).execute();
      return 'renamed';
    }),
  makeBot: (pass) =>
    withPass(db, pass, async (transaction) => {
      for (const table of ['sitters', 'ratings'] as const) {
        const played = transaction.selectFrom(table).select('guest_id').where('guest_id', '=', pass.guest);
        if ((await played.executeTakeFirst()) !== undefined) return 'played';
      }
      await transaction.updateTable('guests').set({ bot: 1 }).where('id', '=', pass.guest).execute();
      return 'made';
    }),
  deleteGuest: (pass) => deleteGuest(db, pass),
  unfinishedDeletions: () => unfinishedDeletions(db),
  eraseSlice: (guest, size) => eraseSlice(db, guest, size),
});
