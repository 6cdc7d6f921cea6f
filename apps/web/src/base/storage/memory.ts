/** The database in memory. */
import { need } from '@abacow/rules/need';
import { type Database, KINDS, type Kind, LOGS, type Row, type RowStore, type State } from './row-store.ts';

type Rows = Map<string, Row>;

const logOf = (kind: Kind, row: Row | undefined): readonly unknown[] => {
  const log = (row as Readonly<Record<string, unknown>> | undefined)?.[LOGS[kind] ?? ''];
  return Array.isArray(log) ? log : [];
};

const storeOf = (database: Database, kind: Kind, rows: Rows): RowStore => {
  const ofState = (state: State): Row[] => [...rows.values()].filter((row) => row.state === state);
  return {
    durable: false,
    get: (id) => Promise.resolve(structuredClone(rows.get(id))),
    has: (state) => Promise.resolve(ofState(state).length > 0),
    ids: (state) => Promise.resolve(ofState(state).map(({ id }) => id)),
    latest: (state, limit) =>
      Promise.resolve(
        structuredClone(
          ofState(state)
            .sort((a, b) => b.lastAt - a.lastAt)
            .slice(0, limit),
        ),
      ),
    all: (state) => Promise.resolve(structuredClone(ofState(state))),
    change: (id, change) => {
      const row = change(structuredClone(rows.get(id)));
      if (row !== null) rows.set(id, structuredClone(row));
      return Promise.resolve(row !== null);
    },
    append: (row, known, entries) => {
      const log = logOf(kind, rows.get(row.id));
      const fits = log.length === known;
      if (fits) rows.set(row.id, structuredClone({ ...row, [need(LOGS[kind])]: [...log, ...entries] }));
      return Promise.resolve(fits);
    },
    changeAll: (changes) => database.changeAll({ [kind]: changes }),
    remove: (id) => database.changeAll({ [kind]: new Map([[id, null]]) }),
  };
};

export const memoryDatabase = (): Database => {
  const all = new Map<Kind, Rows>(KINDS.map((kind) => [kind, new Map()]));
  const database: Database = {
    durable: false,
    rows: (kind) => storeOf(database, kind, need(all.get(kind))),
    changeAll: (changes) => {
      for (const [kind, rows] of Object.entries(structuredClone(changes)))
        for (const [id, row] of rows) {
          if (row === null) need(all.get(kind as Kind)).delete(id);
          else need(all.get(kind as Kind)).set(id, row);
        }
      return Promise.resolve();
    },
    clear: () => {
      for (const rows of all.values()) rows.clear();
      return Promise.resolve();
    },
  };
  return database;
};

export const memoryRowStore = (kind: Kind = 'games'): RowStore => memoryDatabase().rows(kind);
