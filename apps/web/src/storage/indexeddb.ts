/** The row store in IndexedDB: one object store, one row per game. */
import { type RowStore, type State, memoryRowStore } from './rowstore.ts';

const VERSION = 1;
const STORE = 'games';
const BY_STATE = 'state';

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
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_STATE, 'state');
  };
  return resultOf(request);
};

const strictly: IDBTransactionOptions = { durability: 'strict' };

const rowStoreOn = (database: IDBDatabase): RowStore => {
  const reading = () => database.transaction(STORE, 'readonly').objectStore(STORE);
  const writing = () => database.transaction(STORE, 'readwrite', strictly);
  return {
    durable: true,
    get: (id) => resultOf<unknown>(reading().get(id)),
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
    remove: async (id) => {
      const transaction = writing();
      transaction.objectStore(STORE).delete(id);
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
