/**
 * Deletes a guest and removes the name from every game where the guest sat; the games themselves stay. A guest may have
 * sat at thousands of tables, so this happens in slices; how far it is, is stored.
 */
import type { Kysely, Transaction } from 'kysely';
import { lockGuest, withPass } from './passes.ts';
import type { DeletionsRow, Schema } from './schema.ts';
import type { ErasedSlice, Pass } from './store.ts';

/** Shown in place of the name, in every language. */
export const NAMELESS = '?';

type PersonJson = { readonly kind: 'person'; readonly holder: string; readonly name: string };

const isPerson = (value: unknown): value is PersonJson =>
  typeof value === 'object' &&
  value !== null &&
  'holder' in value &&
  typeof value.holder === 'string' &&
  'kind' in value &&
  value.kind === 'person';

/** The JSON with the guest's name replaced. */
export const withoutName = (json: string, guest: string): string =>
  JSON.stringify(
    JSON.parse(json, (_, value: unknown) =>
      isPerson(value) && value.holder === guest ? { ...value, name: NAMELESS } : value,
    ),
  );

/** Everybody who is named in the JSON. */
const holdersIn = (json: string): readonly string[] => {
  const holders: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (isPerson(value)) holders.push(value.holder);
    return value;
  });
  return holders;
};

/** The JSON texts without the names of deleted guests. The other guests cannot be deleted until the transaction ends. */
export const withoutDeleted = async (
  db: Transaction<Schema>,
  texts: readonly string[],
): Promise<readonly string[]> => {
  let left = texts;
  for (const holder of [...new Set(texts.flatMap(holdersIn))].sort())
    if ((await lockGuest(db, holder)) === undefined) left = left.map((text) => withoutName(text, holder));
  return left;
};

export const deleteGuest = (db: Kysely<Schema>, pass: Pass): Promise<'deleted' | 'out'> =>
  withPass(db, pass, async (transaction) => {
    const { guest } = pass;
    await transaction
      .insertInto('deletions')
      .values({ guest_id: guest, table_id: '', number: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const table of ['links', 'tokens', 'ratings'] as const)
      await transaction.deleteFrom(table).where('guest_id', '=', guest).execute();
    await transaction.deleteFrom('guests').where('id', '=', guest).execute();
    return 'deleted';
  });

export const unfinishedDeletions = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const rows = await db.selectFrom('deletions').select('guest_id').execute();
  return rows.map(({ guest_id }) => guest_id);
};

/** Removes the name from at most `limit` entries from the number on. Gives where to continue, null at the end. */
const eraseEntries = async (
  db: Transaction<Schema>,
  { guest_id, table_id, number: from }: DeletionsRow,
  limit: number,
): Promise<{ readonly next: number | null; readonly erased: number }> => {
  const entries = await db
    .selectFrom('entries')
    .select(['number', 'events'])
    .where('table_id', '=', table_id)
    .where('number', '>=', from)
    .where('events', 'like', `%${guest_id}%`)
    .orderBy('number')
    .limit(limit)
    .execute();
  for (const { number, events } of entries)
    await db
      .updateTable('entries')
      .set({ events: withoutName(events, guest_id) })
      .where('table_id', '=', table_id)
      .where('number', '=', number)
      .execute();
  const last = entries.at(-1);
  return {
    next: last === undefined || entries.length < limit ? null : last.number + 1,
    erased: entries.length,
  };
};

const eraseSeat = async (db: Transaction<Schema>, table: string, guest: string): Promise<void> => {
  const row = await db.selectFrom('tables').select('summary').where('id', '=', table).executeTakeFirst();
  if (row !== undefined) {
    const summary = withoutName(row.summary, guest);
    await db.updateTable('tables').set({ summary }).where('id', '=', table).execute();
  }
  await db.deleteFrom('sitters').where('guest_id', '=', guest).where('table_id', '=', table).execute();
};

const nextTable = async (db: Transaction<Schema>, guest: string): Promise<string | null> => {
  const row = await db
    .selectFrom('sitters')
    .select('table_id')
    .where('guest_id', '=', guest)
    .orderBy('table_id')
    .limit(1)
    .executeTakeFirst();
  return row?.table_id ?? null;
};

const finish = async (db: Transaction<Schema>, guest: string): Promise<void> => {
  // A game that ended in the meantime may have been rated.
  for (const table of ['ratings', 'deletions'] as const)
    await db.deleteFrom(table).where('guest_id', '=', guest).execute();
};

const erase = async (db: Transaction<Schema>, progress: DeletionsRow, size: number): Promise<ErasedSlice> => {
  const { guest_id } = progress;
  const tables: string[] = [];
  for (let left = size; left > 0;) {
    const table_id = await nextTable(db, guest_id);
    if (table_id === null) {
      await finish(db, guest_id);
      return { tables, done: true };
    }
    const number = table_id === progress.table_id ? progress.number : 0;
    const { next, erased } = await eraseEntries(db, { guest_id, table_id, number }, left);
    left -= erased + 1;
    if (next !== null)
      await db
        .updateTable('deletions')
        .set({ table_id, number: next })
        .where('guest_id', '=', guest_id)
        .execute();
    else {
      await eraseSeat(db, table_id, guest_id);
      tables.push(table_id);
    }
  }
  return { tables, done: false };
};

export const eraseSlice = (db: Kysely<Schema>, guest: string, size: number): Promise<ErasedSlice> =>
  db.transaction().execute(async (transaction) => {
    const progress = await transaction
      .selectFrom('deletions')
      .selectAll()
      .where('guest_id', '=', guest)
      .executeTakeFirst();
    return progress === undefined ? { tables: [], done: true } : erase(transaction, progress, size);
  });
