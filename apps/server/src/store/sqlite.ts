/** The embedded store: one file in the data folder, one process at a time. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { migrate } from './migrations.ts';
import { queriesOf } from './queries.ts';
import type { Schema } from './schema.ts';
import { type Appended, type Entry, type Store, textOf } from './store.ts';
import { createTurns } from './turns.ts';

export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`another Abacow server is running on the data folder ${folder}`);
  }
}

/** Held by the system for as long as this process lives, however it ends. */
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

/** One prepared statement a row, all rows in one transaction: several times quicker than one long statement. */
const appender = (database: Database.Database): Store['append'] => {
  const insert = database.prepare(
    'INSERT INTO entries (table_id, number, command_id, events) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const find = database.prepare(
    'SELECT 1 FROM entries WHERE table_id = ? AND number = ? AND command_id = ? AND events = ?',
  );
  const insertAll = database.transaction((entries: readonly Entry[]) =>
    entries.map((entry): Appended => {
      const row = [entry.table, entry.number, entry.command, textOf(entry)];
      return insert.run(...row).changes === 1 || find.get(...row) !== undefined ? 'kept' : 'taken';
    }),
  );
  return (entries) => {
    try {
      return Promise.resolve(insertAll(entries) as readonly Appended[]);
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
    name: 'alone',
    lanes: 1,
    ...queriesOf(db),
    append: appender(database),
    inTurn: createTurns(),
    tell: () => Promise.resolve(),
    hear: () => undefined,
    close: async () => {
      await db.destroy();
      lock.close();
    },
  };
};
