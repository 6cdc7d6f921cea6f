/** The embedded store: one file in the data folder, one process at a time. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { migrate } from './migrations.ts';
import { queriesOf } from './queries.ts';
import type { Schema } from './schema.ts';
import { createSerialQueue } from '../serialqueue.ts';
import { type AppendResult, type Entry, type Store, textOf } from './store.ts';

export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`another Abacow server is running on the data folder ${folder}`);
  }
}

/** The system holds this lock for as long as the process lives, however it ends. */
const lockFolder = (folder: string): Database.Database => {
  const lock = new Database(join(folder, 'lock.db'));
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new DataFolderInUse(folder);
  }
};

/** One prepared statement for each row, all in one transaction: several times as fast as one long statement. */
const appender = (database: Database.Database): Store['append'] => {
  const insert = database.prepare(
    'INSERT INTO entries (table_id, number, command_id, events) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const find = database.prepare(
    'SELECT 1 FROM entries WHERE table_id = ? AND number = ? AND command_id = ? AND events = ?',
  );
  const insertAll = database.transaction((entries: readonly Entry[]) =>
    entries.map((entry): AppendResult => {
      const row = [entry.table, entry.number, entry.command, textOf(entry)];
      return insert.run(...row).changes === 1 || find.get(...row) !== undefined ? 'stored' : 'taken';
    }),
  );
  return (entries) => {
    try {
      return Promise.resolve(insertAll(entries) as readonly AppendResult[]);
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
};

export const openSqlite = async (folder: string): Promise<Store> => {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const database = new Database(join(folder, 'abacow.db'));
  // A commit is on the disk before it is acknowledged.
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) });
  await migrate(db, 'sqlite');
  return {
    kind: 'sqlite',
    isShared: false,
    processId: 'alone',
    maxAppends: 1,
    ...queriesOf(db),
    append: appender(database),
    withLock: createSerialQueue().run,
    broadcast: () => Promise.resolve(),
    listen: () => undefined,
    close: async () => {
      await db.destroy();
      lock.close();
    },
  };
};
