/** Migrations of both databases. They run at start, each once, in the order of their names. */
import { need } from '@abacow/rules/need';
import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { OtherVersion } from './unusable.ts';

const first: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('public', 'integer', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('phase', 'text', (column) => column.notNull())
      .addColumn('clock', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('tables_lobby')
      .on('tables')
      .columns(['public', 'phase', 'updated_at'])
      .execute();
    await db.schema.createIndex('tables_host').on('tables').columns(['host', 'phase']).execute();
    await db.schema.createIndex('tables_phase').on('tables').columns(['phase', 'id']).execute();
    await db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('command_id', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
      .execute();
    await db.schema
      .createTable('sitters')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('guest_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('sitters_key', ['table_id', 'guest_id', 'seat'])
      .execute();
    await db.schema.createIndex('sitters_guest').on('sitters').columns(['guest_id', 'table_id']).execute();
    await db.schema
      .createTable('guests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addColumn('bot', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('guests_bot').on('guests').column('bot').execute();
    await db.schema
      .createTable('deletions')
      .addColumn('guest_id', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('links')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('guest_id', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('links_guest').on('links').column('guest_id').execute();
    await db.schema
      .createTable('tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('guest_id', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tokens_guest').on('tokens').column('guest_id').execute();
    await db.schema
      .createTable('ratings')
      .addColumn('guest_id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['guest_id', 'game'])
      .execute();
    await db.schema
      .createTable('rated')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .execute();
    await db.schema
      .createTable('heartbeats')
      .addColumn('process', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** Which token made a token or a link: revoking one revokes what it made. */
const madeBy: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ['tokens', 'links'])
      await db.schema.alterTable(table).addColumn('made_by', 'text').execute();
  },
};

/** In the order of their names. A migration never changes once a release has it. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = { '1-first': first, '2-made-by': madeBy };

const executedNames = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
};

/**
 * Before anything is changed: another version may store things that this one would damage. The names of migrations
 * before the first release begin with 0, so they come before ours.
 */
const refuseOthers = (executed: readonly string[]): void => {
  const known = Object.keys(MIGRATIONS);
  const unknown = executed.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new OtherVersion(unknown.some((name) => name > need(known[0])) ? 'newer' : 'older');
};

/** Whether it was a store of an earlier version. */
export const migrate = async (db: Kysely<Schema>): Promise<boolean> => {
  const executed = await executedNames(db);
  refuseOthers(executed);
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
  return executed.length > 0 && results.length > 0;
};
