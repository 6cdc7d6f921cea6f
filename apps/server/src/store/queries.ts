/** The queries of both databases. Only `append` is written for each, because it decides how many moves a second are possible. */
import { need } from '@abacow/rules/need';
import type { TableEvent } from '@abacow/table';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { expiryQueries } from './expiry.ts';
import { withoutDeleted } from './delete-guest.ts';
import { guestQueries } from './guests.ts';
import { areValid } from './passes.ts';
import { rateGame, ratedBots, unratedTables } from './ratings.ts';
import type { EntriesRow, Schema, TablesRow } from './schema.ts';
import { type Entry, type Pass, type Sitter, type Store, type StoredTable, textOf } from './store.ts';
import { COMPUTER_SEAT } from './summaries.ts';
import { tokenQueries } from './tokens.ts';

const storedTable = (row: Selectable<TablesRow>): StoredTable => ({
  id: row.id,
  secret: row.secret,
  code: row.code,
  public: row.public === 1,
  host: row.host,
  phase: row.phase,
  clock: row.clock,
  summary: row.summary,
  createdAt: Number(row.created_at),
  updatedAt: Number(row.updated_at),
});

const entryRow = (entry: Entry): Insertable<EntriesRow> => ({
  table_id: entry.table,
  number: entry.number,
  command_id: entry.command,
  events: textOf(entry),
});

/** False if another entry has this number. */
export const insertEntry = async (db: Transaction<Schema>, entry: Entry): Promise<boolean> => {
  const inserted = await db
    .insertInto('entries')
    .values(entryRow(entry))
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .execute();
  return inserted.length > 0;
};

const entryQueries = (db: Kysely<Schema>): Pick<Store, 'entriesFrom'> => ({
  entriesFrom: async (table, number) => {
    const rows = await db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>=', number)
      .orderBy('number')
      .execute();
    return rows.map((row) => ({
      table,
      number: row.number,
      command: row.command_id,
      events: JSON.parse(row.events) as TableEvent[],
    }));
  },
});

type TableQueries = Pick<
  Store,
  | 'openTable'
  | 'changeTables'
  | 'table'
  | 'tableByCode'
  | 'publicTables'
  | 'publicTablesAmong'
  | 'tableCounts'
  | 'tablesIn'
  | 'tablesOf'
>;

export const insertSitters = async (
  db: Transaction<Schema>,
  table_id: string,
  sitters: readonly Sitter[],
): Promise<void> => {
  for (const { guest, seat } of sitters)
    await db
      .insertInto('sitters')
      .values({ table_id, guest_id: guest, seat })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

const openTable = (
  db: Kysely<Schema>,
  table: StoredTable,
  first: Entry,
  sitters: readonly Sitter[],
  passes: readonly Pass[],
): Promise<'opened' | 'taken' | 'out'> =>
  db.transaction().execute(async (transaction) => {
    if (!(await areValid(transaction, passes))) return 'out';
    const opened = await transaction
      .insertInto('tables')
      .values({
        id: table.id,
        secret: table.secret,
        code: table.code,
        public: table.public ? 1 : 0,
        host: table.host,
        phase: table.phase,
        clock: table.clock,
        summary: table.summary,
        created_at: table.createdAt,
        updated_at: table.updatedAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (opened.length === 0) return 'taken';
    await insertEntry(transaction, first);
    await insertSitters(transaction, table.id, sitters);
    return 'opened';
  });

const tableQueries = (db: Kysely<Schema>): TableQueries => ({
  openTable: (table, first, sitters = [], passes = []) => openTable(db, table, first, sitters, passes),
  changeTables: async (changes) => {
    if (changes.length === 0) return;
    await db.transaction().execute(async (transaction) => {
      const named = await withoutDeleted(
        transaction,
        changes.map(({ summary }) => summary),
      );
      for (const [index, { id, phase, updatedAt }] of changes.entries())
        await transaction
          .updateTable('tables')
          .set({ phase, summary: need(named[index]), updated_at: updatedAt })
          .where('id', '=', id)
          .where('updated_at', '<=', updatedAt)
          .execute();
    });
  },
  table: async (id) => {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : storedTable(row);
  },
  tableByCode: async (code) => {
    const row = await db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst();
    return row === undefined ? null : storedTable(row);
  },
  publicTables: async (phase, limit) => {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('public', '=', 1)
      .where('phase', '=', phase)
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(storedTable);
  },
  publicTablesAmong: async (ids, phases) => {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', ids)
      .where('public', '=', 1)
      .where('phase', 'in', phases)
      .execute();
    return rows.map(storedTable);
  },
  tableCounts: async (host) => {
    const row = await db
      .selectFrom('tables')
      .select(({ fn, eb }) => [
        fn.sum(eb.case().when('phase', '=', 'seating').then(1).else(0).end()).as('waiting'),
        fn.sum(eb.case().when('summary', 'like', COMPUTER_SEAT).then(1).else(0).end()).as('withComputers'),
      ])
      .where('host', '=', host)
      .where('phase', 'in', ['seating', 'opening', 'playing'])
      .executeTakeFirstOrThrow();
    return { waiting: Number(row.waiting), withComputers: Number(row.withComputers) };
  },
  tablesIn: async (phase, after, limit) => {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('phase', '=', phase)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(storedTable);
  },
  tablesOf: async (guest, limit) => {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', (sitters) =>
        sitters.selectFrom('sitters').select('table_id').where('guest_id', '=', guest),
      )
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(storedTable);
  },
});

type RatingQueries = Pick<
  Store,
  'ratings' | 'ratedBots' | 'rate' | 'unratedTables' | 'heartbeat' | 'lastHeartbeat'
>;

const ratingQueries = (db: Kysely<Schema>): RatingQueries => ({
  ratings: async (game, guests) => {
    if (guests.length === 0) return new Map();
    const rows = await db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('guest_id', 'in', [...guests])
      .execute();
    return new Map(rows.map(({ guest_id, mu, sigma, games }) => [guest_id, { mu, sigma, games }]));
  },
  ratedBots: (game, limit) => ratedBots(db, game, limit),
  rate: (table, game) => rateGame(db, table, game),
  unratedTables: (since) => unratedTables(db, since),
  heartbeat: async (process, at) => {
    await db
      .insertInto('heartbeats')
      .values({ process, at })
      .onConflict((conflict) => conflict.column('process').doUpdateSet({ at }))
      .execute();
  },
  lastHeartbeat: async () => {
    const row = await db
      .selectFrom('heartbeats')
      .select((at) => at.fn.max<number | string | null>('at').as('at'))
      .executeTakeFirst();
    return row === undefined || row.at === null ? null : Number(row.at);
  },
});

export const queriesOf = (db: Kysely<Schema>) => ({
  ...entryQueries(db),
  ...tableQueries(db),
  ...guestQueries(db),
  ...tokenQueries(db),
  ...expiryQueries(db),
  ...ratingQueries(db),
});
