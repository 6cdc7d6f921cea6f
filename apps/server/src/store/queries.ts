/** The queries of both databases. Only `append` is written for each, because it decides how many moves a second are possible. */
import type { TableEvent } from '@abacow/table';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { deleteGuest } from './deleteguest.ts';
import { rateGame, unratedTables } from './ratings.ts';
import type { EntriesRow, GuestsRow, Schema, TablesRow } from './schema.ts';
import { type Entry, type Guest, type Store, type StoredTable, textOf } from './store.ts';

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

const guestOf = (row: Selectable<GuestsRow>): Guest => ({
  id: row.id,
  name: row.name,
  createdAt: Number(row.created_at),
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
  'openTable' | 'changeTables' | 'table' | 'tableByCode' | 'publicTables' | 'tablesIn' | 'sit' | 'tablesOf'
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

type GuestQueries = Pick<
  Store,
  | 'addGuest'
  | 'guest'
  | 'guestBySecret'
  | 'renameGuest'
  | 'deleteGuest'
  | 'addLink'
  | 'takeLink'
  | 'addToken'
  | 'guestByToken'
>;

const guestQueries = (db: Kysely<Schema>): GuestQueries => ({
  addGuest: async ({ id, name, createdAt }, secret_hash) => {
    await db.insertInto('guests').values({ id, name, secret_hash, created_at: createdAt }).execute();
  },
  guest: async (id) => {
    const row = await db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : guestOf(row);
  },
  guestBySecret: async (hash) => {
    const row = await db.selectFrom('guests').selectAll().where('secret_hash', '=', hash).executeTakeFirst();
    return row === undefined ? null : guestOf(row);
  },
  renameGuest: async (id, name) => {
    await db.updateTable('guests').set({ name }).where('id', '=', id).execute();
  },
  deleteGuest: (id) => deleteGuest(db, id),
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
  addToken: async (hash, guest_id, label, created_at) => {
    await db.insertInto('tokens').values({ hash, guest_id, label, created_at }).execute();
  },
  guestByToken: async (hash) => {
    const row = await db
      .selectFrom('guests')
      .innerJoin('tokens', 'tokens.guest_id', 'guests.id')
      .selectAll('guests')
      .where('tokens.hash', '=', hash)
      .executeTakeFirst();
    return row === undefined ? null : guestOf(row);
  },
});

type RatingQueries = Pick<Store, 'ratings' | 'rate' | 'unratedTables' | 'heartbeat' | 'lastHeartbeat'>;

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
      .select((at) => at.fn.max('at').as('at'))
      .executeTakeFirst();
    return row === undefined || row.at === null ? null : Number(row.at);
  },
});

export const queriesOf = (db: Kysely<Schema>) => ({
  ...entryQueries(db),
  ...tableQueries(db),
  ...guestQueries(db),
  ...ratingQueries(db),
});
