/** The row store in IndexedDB: one object store, one row per game. */
import { need } from '@abacow/rules/need';
import { type RowStore, type State, memoryRowStore } from './row-store.ts';

/** 2 added the index by time. */
const VERSION = 2;
const STORE = 'games';
const BY_STATE = 'state';
const BY_TIME = 'time';

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });

/** Resolves only when the write is durable. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
    transaction.onerror = () => reject(transaction.error ?? new Error('the transaction failed'));
  });

const open = (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    const store =
      oldVersion < 1
        ? request.result.createObjectStore(STORE, { keyPath: 'id' })
        : need(request.transaction).objectStore(STORE);
    if (oldVersion < 1) store.createIndex(BY_STATE, 'state');
    if (oldVersion < 2) store.createIndex(BY_TIME, ['state', 'lastAt']);
  };
  return resultOf(request);
};

/** Rows from the newest to the oldest. A cursor reads only as many as are wanted. */
const newest = (index: IDBIndex, state: State, limit: number): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const rows: unknown[] = [];
    const request = index.openCursor(IDBKeyRange.bound([state, -Infinity], [state, Infinity]), 'prev');
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor === null || rows.length === limit) return resolve(rows);
      rows.push(cursor.value);
      cursor.continue();
    };
  });

const strictly: IDBTransactionOptions = { durability: 'strict' };

const rowStoreOn = (database: IDBDatabase): RowStore => {
  const reading = () => database.transaction(STORE, 'readonly').objectStore(STORE);
  const writing = () => database.transaction(STORE, 'readwrite', strictly);
  return {
    durable: true,
    get: (id) => resultOf<unknown>(reading().get(id)),
    has: async (state) =>
      (await resultOf<IDBValidKey | undefined>(reading().index(BY_STATE).getKey(state))) !== undefined,
    ids: async (state) => (await resultOf(reading().index(BY_STATE).getAllKeys(state))).map(String),
    latest: (state, limit) => newest(reading().index(BY_TIME), state, limit),
    all: (state: State) => resultOf<unknown[]>(reading().index(BY_STATE).getAll(state)),
    change: async (id, change) => {
      const transaction = writing();
      const store = transaction.objectStore(STORE);
      const done = finished(transaction);
      const row = change(await resultOf<unknown>(store.get(id)));
      if (row !== null) store.put(row);
      await done;
      return row !== null;
    },
    changeAll: async (changes) => {
      const transaction = writing();
      const store = transaction.objectStore(STORE);
      const done = finished(transaction);
      try {
        for (const [id, row] of changes) {
          if (row === null) store.delete(id);
          else store.put(row);
        }
      } catch {
        // What was put before would be committed otherwise.
        transaction.abort();
      }
      await done;
    },
    remove: async (id) => {
      const transaction = writing();
      transaction.objectStore(STORE).delete(id);
      await finished(transaction);
    },
    clear: async () => {
      const transaction = writing();
      transaction.objectStore(STORE).clear();
      await finished(transaction);
    },
  };
};

/** Closes the database for a newer version of the app, which could not open it otherwise. */
const yielding = (database: IDBDatabase): IDBDatabase => {
  database.onversionchange = () => database.close();
  return database;
};

/** Where storage is forbidden, the game goes on in memory and is lost with the page. */
export const openRowStore = async (name = 'abacow'): Promise<RowStore> => {
  try {
    return rowStoreOn(yielding(await open(name)));
  } catch {
    return memoryRowStore();
  }
};
