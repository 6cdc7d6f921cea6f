/** Deletes a guest and removes the name from every game where the guest sat; the games themselves stay. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Shown in place of the name, in every language. */
export const NAMELESS = '?';

type PersonJson = { readonly kind: 'person'; readonly holder: string; readonly name: string };

const isPerson = (value: unknown, guest: string): value is PersonJson =>
  typeof value === 'object' &&
  value !== null &&
  'holder' in value &&
  value.holder === guest &&
  'kind' in value &&
  value.kind === 'person';

/** The JSON with the guest's name replaced. */
export const withoutName = (json: string, guest: string): string =>
  JSON.stringify(
    JSON.parse(json, (_, value: unknown) => (isPerson(value, guest) ? { ...value, name: NAMELESS } : value)),
  );

const removeNameAt = async (db: Transaction<Schema>, table: string, guest: string): Promise<void> => {
  const entries = await db
    .selectFrom('entries')
    .select(['number', 'events'])
    .where('table_id', '=', table)
    .execute();
  for (const { number, events } of entries) {
    const nameless = withoutName(events, guest);
    if (nameless === events) continue;
    await db
      .updateTable('entries')
      .set({ events: nameless })
      .where('table_id', '=', table)
      .where('number', '=', number)
      .execute();
  }
  const row = await db.selectFrom('tables').select('summary').where('id', '=', table).executeTakeFirst();
  if (row === undefined) return;
  const summary = withoutName(row.summary, guest);
  await db.updateTable('tables').set({ summary }).where('id', '=', table).execute();
};

export const deleteGuest = (db: Kysely<Schema>, id: string): Promise<readonly string[]> =>
  db.transaction().execute(async (transaction) => {
    const sat = await transaction
      .selectFrom('sitters')
      .select('table_id')
      .distinct()
      .where('guest_id', '=', id)
      .execute();
    const tables = sat.map(({ table_id }) => table_id);
    for (const table of tables) await removeNameAt(transaction, table, id);
    for (const table of ['links', 'tokens', 'ratings', 'sitters'] as const)
      await transaction.deleteFrom(table).where('guest_id', '=', id).execute();
    await transaction.deleteFrom('guests').where('id', '=', id).execute();
    return tables;
  });
