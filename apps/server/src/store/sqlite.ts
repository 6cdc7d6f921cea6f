/** The embedded store: one file in the data folder, one process at a time. */
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Dialect, Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { migrate } from './migrations.ts';
import { makePrivateFile, makePrivateFolder } from './private-files.ts';
import { queriesOf } from './queries.ts';
import type { Schema } from './schema.ts';
import { createSerialQueue } from '../serial-queue.ts';
import { type AppendResult, type Entry, type Pass, type Store, textOf } from './store.ts';
import { type StoreUnusable, databaseUnusable, folderUnusable, lockUnusable } from './unusable.ts';
import { codeOf } from '../errors.ts';

/** The system holds this lock for as long as the process lives, however it ends. */
const lockFolder = (folder: string): Database.Database => {
  const file = join(folder, 'lock.db');
  let lock: Database.Database | null = null;
  try {
    makePrivateFile(file);
    lock = new Database(file);
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    throw lockUnusable(folder, file, error);
  }
};

/**
 * SQLite ends a transaction by itself when the disk is full; then a rollback fails and would hide the first error. A
 * closed database must not be asked: the driver ends the process.
 */
const rollBack = (database: Database.Database): void => {
  if (database.open && database.inTransaction) database.exec('ROLLBACK');
};

/** A query may be between the statements of its transaction, but not for longer than one turn of the event loop. */
const isBetween = (database: Database.Database): boolean => database.open && database.inTransaction;

/** One prepared statement for each row, all in one transaction: several times as fast as one long statement. */
const appender = (database: Database.Database): Store['append'] => {
  const insert = database.prepare(
    'INSERT INTO entries (table_id, number, command_id, events) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const find = database.prepare(
    'SELECT 1 FROM entries WHERE table_id = ? AND number = ? AND command_id = ? AND events = ?',
  );
  const sit = database.prepare(
    'INSERT INTO sitters (table_id, guest_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const findGuest = database.prepare('SELECT 1 FROM guests WHERE id = ? AND bot = ?');
  const findToken = database.prepare('SELECT 1 FROM tokens WHERE hash = ? AND guest_id = ?');
  const isValid = ({ guest, token, bot }: Pass): boolean =>
    findGuest.get(guest, bot ? 1 : 0) !== undefined &&
    (token === null || findToken.get(token, guest) !== undefined);
  const insertOne = (entry: Entry): AppendResult => {
    const row = [entry.table, entry.number, entry.command, textOf(entry)];
    const { pass, sitter } = entry;
    if (pass !== undefined && !isValid(pass)) return find.get(...row) === undefined ? 'out' : 'stored';
    if (insert.run(...row).changes !== 1) return find.get(...row) === undefined ? 'taken' : 'stored';
    if (sitter !== undefined) sit.run(entry.table, sitter.guest, sitter.seat);
    return 'stored';
  };
  const insertAll = (entries: readonly Entry[]): readonly AppendResult[] => {
    database.exec('BEGIN');
    const results = entries.map(insertOne);
    database.exec('COMMIT');
    return results;
  };
  return async (entries) => {
    while (isBetween(database)) await nextTurn();
    try {
      return insertAll(entries);
    } catch (error) {
      rollBack(database);
      throw error instanceof Error ? error : new Error(String(error));
    }
  };
};

/** Kysely's dialect, whose rollback does not hide the error that it follows. */
const dialectOf = (database: Database.Database): Dialect => {
  const dialect = new SqliteDialect({ database });
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () =>
      Object.assign(dialect.createDriver(), {
        rollbackTransaction: () => Promise.resolve(rollBack(database)),
      }),
  };
};

const BUSY_TIMEOUT_MS = 5000;

/**
 * Empties the log, which has deleted names too. It stays until the next time while a backup reads, or if the disk is full;
 * nothing is lost then.
 */
const emptyLog = async (database: Database.Database): Promise<void> => {
  while (isBetween(database)) await nextTurn();
  if (!database.open) return;
  try {
    database.exec('PRAGMA busy_timeout = 0');
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  } catch {
    // As it was.
  } finally {
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
};

const openDatabase = async (file: string): Promise<{ database: Database.Database; db: Kysely<Schema> }> => {
  makePrivateFile(file);
  const database = new Database(file);
  try {
    // A commit is on the disk before it is acknowledged.
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    // What is deleted is overwritten.
    database.exec('PRAGMA secure_delete = ON');
    const db = new Kysely<Schema>({ dialect: dialectOf(database) });
    // What an earlier version deleted may still be in the file.
    if (await migrate(db)) database.exec('VACUUM');
    return { database, db };
  } catch (error) {
    database.close();
    throw error;
  }
};

const prepareFolder = (folder: string): void => {
  try {
    makePrivateFolder(folder);
  } catch (error) {
    throw folderUnusable(folder, codeOf(error), error);
  }
};

const fileIn = (folder: string): string => join(folder, 'abacow.db');

/** Why the database in this folder cannot be used. */
export const sqliteUnusable = (folder: string, error: unknown): StoreUnusable =>
  databaseUnusable(folder, fileIn(folder), error);

export const openSqlite = async (folder: string): Promise<Store> => {
  prepareFolder(folder);
  const lock = lockFolder(folder);
  const { database, db } = await openDatabase(fileIn(folder)).catch((error: unknown) => {
    lock.close();
    throw sqliteUnusable(folder, error);
  });
  const queries = queriesOf(db);
  return {
    kind: 'sqlite',
    isShared: false,
    processId: 'alone',
    maxAppends: 1,
    ...queries,
    eraseSlice: async (guest, size) => {
      const slice = await queries.eraseSlice(guest, size);
      if (slice.done) await emptyLog(database);
      return slice;
    },
    append: appender(database),
    withLock: createSerialQueue().run,
    broadcast: () => Promise.resolve(),
    listen: () => undefined,
    close: async () => {
      // After this the one file is complete.
      await emptyLog(database);
      await db.destroy();
      lock.close();
    },
  };
};
