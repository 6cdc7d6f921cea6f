/** Whether the guest of a write is still who they were, checked inside its transaction. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Out, Pass } from './store.ts';

/**
 * Nobody else revokes, deletes or changes this guest until the transaction ends. An update is a lock that both databases
 * know. Every transaction locks the guest first, so that two of them never wait for each other.
 */
export const lockGuest = async (db: Transaction<Schema>, id: string) =>
  db
    .updateTable('guests')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** The token is looked for after the lock: on PostgreSQL each statement sees what was committed before it. */
const isValid = async (db: Transaction<Schema>, { guest, token, bot }: Pass): Promise<boolean> => {
  const row = await lockGuest(db, guest);
  if (row === undefined || (row.bot === 1) !== bot) return false;
  if (token === null) return true;
  const found = await db
    .selectFrom('tokens')
    .select('hash')
    .where('hash', '=', token)
    .where('guest_id', '=', guest)
    .executeTakeFirst();
  return found !== undefined;
};

const byGuest = (one: Pass, other: Pass): number => (one.guest < other.guest ? -1 : 1);

/** Locks the guests until the end of the transaction. */
export const areValid = async (db: Transaction<Schema>, passes: readonly Pass[]): Promise<boolean> => {
  for (const pass of passes.toSorted(byGuest)) if (!(await isValid(db, pass))) return false;
  return true;
};

/** Does the work in one transaction, if the pass is valid. */
export const withPass = <const T>(
  db: Kysely<Schema>,
  pass: Pass,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T | Out> =>
  db
    .transaction()
    .execute(async (transaction) => ((await areValid(transaction, [pass])) ? work(transaction) : 'out'));

/** Databases limit how many values a query may have. */
const PAGE_SIZE = 500;

export const invalidPasses = async <P extends Pass>(
  db: Kysely<Schema>,
  passes: readonly P[],
): Promise<readonly P[]> => {
  const invalid: P[] = [];
  for (let from = 0; from < passes.length; from += PAGE_SIZE) {
    const page = passes.slice(from, from + PAGE_SIZE);
    const guests = await db
      .selectFrom('guests')
      .select(['id', 'bot'])
      .where('id', 'in', [...new Set(page.map(({ guest }) => guest))])
      .execute();
    const hashes = page.flatMap(({ token }) => (token === null ? [] : [token]));
    const tokens =
      hashes.length === 0
        ? []
        : await db.selectFrom('tokens').select(['hash', 'guest_id']).where('hash', 'in', hashes).execute();
    const bots = new Map(guests.map(({ id, bot }) => [id, bot === 1]));
    const owners = new Map(tokens.map(({ hash, guest_id }) => [hash, guest_id]));
    invalid.push(
      ...page.filter(
        ({ guest, token, bot }) => bots.get(guest) !== bot || (token !== null && owners.get(token) !== guest),
      ),
    );
  }
  return invalid;
};
