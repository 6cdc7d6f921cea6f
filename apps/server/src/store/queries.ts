/** The queries of both databases. Only `append` is written for each, because it decides how many moves a second are possible. */
import type { TableEvent } from '@abacow/table';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { expiryQueries } from './expiry.ts';
import { guestQueries, tokenQueries } from './guests.ts';
import { rateGame, ratedBots, unratedTables } from './ratings.ts';
import type { EntriesRow, Schema, TablesRow } from './schema.ts';
import { type Entry, type Store, type StoredTable, textOf } from './store.ts';
import { COMPUTER_SEAT } from './summaries.ts';

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

const insertEntry = (db: Transaction<Schema>, entry: Entry) =>
  db.insertInto('entries').values(entryRow(entry)).execute();

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
  | 'sit'
  | 'tablesOf'
>;

const openTable = (db: Kysely<Schema>, table: StoredTable, first: Entry): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
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
    if (opened.length === 0) return false;
    await insertEntry(transaction, first);
    return true;
  });

const tableQueries = (db: Kysely<Schema>): TableQueries => ({
  openTable: (table, first) => openTable(db, table, first),
  changeTables: async (changes) => {
    if (changes.length === 0) return;
    await db.transaction().execute(async (transaction) => {
      for (const { id, phase, summary, updatedAt } of changes)
        await transaction
          .updateTable('tables')
          .set({ phase, summary, updated_at: updatedAt })
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
  sit: async (table_id, guest_id, seat) => {
    await db
      .insertInto('sitters')
      .values({ table_id, guest_id, seat })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
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
