/** The database of this browser: one store for each kind of row, and one for each log. */
import { type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import { need } from '@abacow/rules/need';
import {
  type Database,
  type DatabaseChanges,
  KINDS,
  type Kind,
  LOGS,
  type Row,
  type RowStore,
  type State,
} from './row-store.ts';

const NAME = 'abacow-device';
const BY_TIME = 'time';

type Mode = 'readonly' | 'readwrite';
type Transaction<M extends Mode = Mode> = IDBPTransaction<unknown, string[], M>;
type Log = IDBPObjectStore<unknown, string[], string, 'readwrite'>;

const ofState = (state: State): IDBKeyRange => IDBKeyRange.bound([state, -Infinity], [state, Infinity]);
/** A log has the keys `[id, 0]`, `[id, 1]` … */
const ofLog = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

const storesOf = (kinds: readonly Kind[]): string[] =>
  kinds.flatMap((kind) => [kind, ...(LOGS[kind] === undefined ? [] : [LOGS[kind]])]);

const withLog = async (transaction: Transaction, kind: Kind, row: unknown): Promise<unknown> => {
  const log = LOGS[kind];
  if (log === undefined || row === undefined) return row;
  const entries = await transaction.objectStore(log).getAll(ofLog((row as Row).id));
  return entries.length === 0 ? row : { ...(row as Row), [log]: entries };
};

const putEntries = async (log: Log, id: string, entries: readonly unknown[], from = 0): Promise<void> =>
  void (await Promise.all(entries.map((entry, index) => log.put(entry, [id, from + index]))));

const remove = async (transaction: Transaction<'readwrite'>, kind: Kind, id: string): Promise<void> => {
  await transaction.objectStore(kind).delete(id);
  const log = LOGS[kind];
  if (log !== undefined) await transaction.objectStore(log).delete(ofLog(id));
};

const put = async (transaction: Transaction<'readwrite'>, kind: Kind, row: Row): Promise<void> => {
  const log = LOGS[kind];
  if (log === undefined) return void (await transaction.objectStore(kind).put(row));
  const { [log]: entries, ...fields } = row as Row & Readonly<Record<string, unknown>>;
  await remove(transaction, kind, row.id);
  await transaction.objectStore(kind).put(fields);
  await putEntries(transaction.objectStore(log), row.id, Array.isArray(entries) ? entries : []);
};

/** Resolves only when the write is durable. If a part of it fails, nothing is written. */
const write = async <T>(
  database: IDBPDatabase,
  kinds: readonly Kind[],
  work: (transaction: Transaction<'readwrite'>) => Promise<T>,
): Promise<T> => {
  const transaction = database.transaction(storesOf(kinds), 'readwrite', { durability: 'strict' });
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      // What was put before would be committed otherwise.
      transaction.abort();
    } catch {
      // The browser has aborted it.
    }
    await transaction.done.catch(() => undefined);
    throw error;
  }
};

const rowStoreOn = (database: IDBPDatabase, kind: Kind): RowStore => {
  const read = (): Transaction => database.transaction(storesOf([kind]), 'readonly');
  const byTime = () => read().objectStore(kind).index(BY_TIME);
  return {
    durable: true,
    get: async (id) => {
      const transaction = read();
      return withLog(transaction, kind, await transaction.objectStore(kind).get(id));
    },
    has: async (state) => (await byTime().getKey(ofState(state))) !== undefined,
    ids: async (state) => (await byTime().getAllKeys(ofState(state))).map(String),
    latest: async (state, limit) => {
      const transaction = read();
      const rows: unknown[] = [];
      let cursor = await transaction.objectStore(kind).index(BY_TIME).openCursor(ofState(state), 'prev');
      for (; cursor !== null && rows.length < limit; cursor = await cursor.continue())
        rows.push(cursor.value);
      return Promise.all(rows.map((row) => withLog(transaction, kind, row)));
    },
    all: async (state) => {
      const transaction = read();
      const rows: unknown[] = await transaction.objectStore(kind).index(BY_TIME).getAll(ofState(state));
      return Promise.all(rows.map((row) => withLog(transaction, kind, row)));
    },
    change: (id, change) =>
      write(database, [kind], async (transaction) => {
        const row = change(await withLog(transaction, kind, await transaction.objectStore(kind).get(id)));
        if (row !== null) await put(transaction, kind, row);
        return row !== null;
      }),
    append: (row, known, entries) =>
      write(database, [kind], async (transaction) => {
        const log = transaction.objectStore(need(LOGS[kind]));
        if ((await log.count(ofLog(row.id))) !== known) return false;
        await transaction.objectStore(kind).put(row);
        await putEntries(log, row.id, entries, known);
        return true;
      }),
    changeAll: (changes) => changeAll(database, { [kind]: changes }),
    remove: (id) => write(database, [kind], (transaction) => remove(transaction, kind, id)),
  };
};

const changeAll = (database: IDBPDatabase, changes: DatabaseChanges): Promise<void> =>
  write(database, Object.keys(changes) as Kind[], async (transaction) => {
    for (const [kind, rows] of Object.entries(changes))
      for (const [id, row] of rows)
        await (row === null ? remove(transaction, kind as Kind, id) : put(transaction, kind as Kind, row));
  });

const open = (): Promise<IDBPDatabase> =>
  openDB(NAME, 1, {
    upgrade: (database) => {
      for (const kind of KINDS)
        database.createObjectStore(kind, { keyPath: 'id' }).createIndex(BY_TIME, ['state', 'lastAt']);
      for (const log of Object.values(LOGS)) database.createObjectStore(log);
    },
    // A newer version of the app could not open it otherwise.
    blocking: (_from, _to, { target }) => (target as IDBDatabase).close(),
  });

/** Where storage is forbidden, the game goes on in memory and is lost with the page. */
export const openDatabase = async (): Promise<Database> => {
  try {
    const database = await open();
    return {
      durable: true,
      rows: (kind) => rowStoreOn(database, kind),
      changeAll: (changes) => changeAll(database, changes),
      clear: () =>
        write(database, KINDS, async (transaction) => {
          await Promise.all(storesOf(KINDS).map((store) => transaction.objectStore(store).clear()));
        }),
    };
  } catch {
    return (await import('./memory.ts')).memoryDatabase();
  }
};

let opened: Promise<Database> | null = null;

export const browserDatabase = (): Promise<Database> => (opened ??= openDatabase());

export const browserRows = async (kind: Kind): Promise<RowStore> => (await browserDatabase()).rows(kind);
