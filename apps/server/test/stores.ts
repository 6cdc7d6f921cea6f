/** A store for server processes, and what is in it, read without a server. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { openPostgres } from '../src/store/postgres.ts';
import { queriesOf } from '../src/store/queries.ts';
import type { Schema } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { startCluster } from './cluster.ts';

export type StoreKind = Store['kind'];
export type StoreReader = Pick<Store, 'entriesFrom' | 'table'>;

export type TestStore = {
  /** The environment of a server process that uses this store. */
  readonly env: Readonly<Record<string, string>>;
  readonly read: <T>(work: (reader: StoreReader) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
};

/**
 * Reads beside a running server. The connection is closed after each use: as long as one is open, SQLite does not
 * recover its log after a crash of the server.
 */
export const readSqlite = async <T>(
  folder: string,
  work: (reader: StoreReader) => Promise<T>,
): Promise<T> => {
  const database = new Database(join(folder, 'abacow.db'));
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  try {
    return await work(queriesOf(db));
  } finally {
    await db.destroy();
  }
};

/** What a killed process wrote to a file system in memory stays there, and commands are several times as fast. */
const MEMORY = '/dev/shm';

const sqliteStore = (): TestStore => {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'abacow-'));
  return {
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    read: (work) => readSqlite(folder, work),
    stop: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
};

const postgresStore = async (): Promise<TestStore> => {
  const cluster = await startCluster();
  const store = await openPostgres(cluster.url);
  return {
    env: { DATABASE_URL: cluster.url },
    read: (work) => work(store),
    stop: async () => {
      await store.close();
      await cluster.stop();
    },
  };
};

export const openTestStore = async (kind: StoreKind): Promise<TestStore> =>
  kind === 'sqlite' ? sqliteStore() : postgresStore();
