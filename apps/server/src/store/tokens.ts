/** Tokens of guests and their links to other devices. */
import { TOKEN_SCOPES, type TokenScope } from '@abacow/protocol';
import type { Kysely, Transaction } from 'kysely';
import { guestOf } from './guest-rows.ts';
import { invalidPasses, lockGuest, withPass } from './passes.ts';
import type { Schema } from './schema.ts';
import type { NewStoredToken, Store } from './store.ts';

type TokenQueries = Pick<
  Store,
  | 'addToken'
  | 'addLink'
  | 'claimLink'
  | 'guestByToken'
  | 'useToken'
  | 'tokensOf'
  | 'linksOf'
  | 'revoke'
  | 'invalidPasses'
>;

/** Until its first use, the time of the last use is when the token was made. */
const tokenUse = (row: { readonly created_at: number | string; readonly used_at: number | string }) =>
  Number(row.used_at) === Number(row.created_at) ? null : Number(row.used_at);

/** A scope of a newer version allows the least. */
const scopeOf = (stored: string): TokenScope => TOKEN_SCOPES.find((scope) => scope === stored) ?? 'read';

/** Every open link becomes a token, so both count. */
const isFull = async (db: Transaction<Schema>, guest: string, now: number, max: number): Promise<boolean> => {
  const tokens = await db.selectFrom('tokens').select('hash').where('guest_id', '=', guest).execute();
  const links = await db
    .selectFrom('links')
    .select('hash')
    .where('guest_id', '=', guest)
    .where('expires_at', '>=', now)
    .execute();
  return tokens.length + links.length >= max;
};

const insertToken = async (
  db: Transaction<Schema>,
  { hash, label, createdAt, scope }: NewStoredToken,
  guest_id: string,
  made_by: string | null,
): Promise<void> => {
  await db
    .insertInto('tokens')
    .values({ hash, guest_id, label, created_at: createdAt, used_at: createdAt, scope, made_by })
    .execute();
};

type Made = { readonly hash: string; readonly made_by: string | null };

/** The hash and everything that was made with it, directly or not. */
const familyOf = (hash: string, all: readonly Made[]): readonly string[] => {
  const family = new Set(all.some((each) => each.hash === hash) ? [hash] : []);
  for (let before = -1; before !== family.size;) {
    before = family.size;
    for (const { hash: child, made_by } of all)
      if (made_by !== null && family.has(made_by)) family.add(child);
  }
  return [...family];
};

const revokeIn = async (
  db: Transaction<Schema>,
  guest: string,
  own: string | null,
  wanted: string | null,
): Promise<readonly string[]> => {
  const all: Made[] = [];
  for (const table of ['tokens', 'links'] as const)
    all.push(
      ...(await db.selectFrom(table).select(['hash', 'made_by']).where('guest_id', '=', guest).execute()),
    );
  const hashes =
    wanted === null ? all.map(({ hash }) => hash).filter((hash) => hash !== own) : familyOf(wanted, all);
  if (hashes.length === 0) return [];
  for (const table of ['tokens', 'links'] as const)
    await db.deleteFrom(table).where('guest_id', '=', guest).where('hash', 'in', hashes).execute();
  return hashes;
};

export const tokenQueries = (db: Kysely<Schema>): TokenQueries => ({
  addToken: (token, pass, max) =>
    withPass(db, pass, async (transaction) => {
      if (await isFull(transaction, pass.guest, token.createdAt, max)) return 'full';
      await insertToken(transaction, token, pass.guest, pass.token);
      return 'added';
    }),
  addLink: (hash, pass, expires_at, now, max) =>
    withPass(db, pass, async (transaction) => {
      if (await isFull(transaction, pass.guest, now, max)) return 'full';
      await transaction
        .insertInto('links')
        .values({ hash, guest_id: pass.guest, expires_at, made_by: pass.token })
        .execute();
      return 'added';
    }),
  claimLink: (hash, token) =>
    db.transaction().execute(async (transaction) => {
      const named = await transaction
        .selectFrom('links')
        .select('guest_id')
        .where('hash', '=', hash)
        .executeTakeFirst();
      const guest = named === undefined ? undefined : await lockGuest(transaction, named.guest_id);
      if (guest === undefined) return null;
      const link = await transaction
        .deleteFrom('links')
        .where('hash', '=', hash)
        .returning(['expires_at', 'made_by'])
        .executeTakeFirst();
      if (link === undefined || Number(link.expires_at) < token.createdAt) return null;
      await insertToken(transaction, token, guest.id, link.made_by);
      return guestOf(guest);
    }),
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
      // The guest first, as everywhere.
      await transaction
        .updateTable('guests')
        .set({ used_at: now })
        .where('id', 'in', (tokens) =>
          tokens.selectFrom('tokens').select('guest_id').where('hash', '=', hash),
        )
        .execute();
      await transaction.updateTable('tokens').set({ used_at: now }).where('hash', '=', hash).execute();
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
      madeBy: row.made_by,
    }));
  },
  linksOf: async (guest, now) => {
    const rows = await db
      .selectFrom('links')
      .selectAll()
      .where('guest_id', '=', guest)
      .where('expires_at', '>=', now)
      .orderBy('expires_at')
      .orderBy('hash')
      .execute();
    return rows.map(({ hash, expires_at, made_by }) => ({
      hash,
      expiresAt: Number(expires_at),
      madeBy: made_by,
    }));
  },
  revoke: (pass, hash) =>
    withPass(db, pass, (transaction) => revokeIn(transaction, pass.guest, pass.token, hash)),
  invalidPasses: (passes) => invalidPasses(db, passes),
});
