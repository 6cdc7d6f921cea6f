/** Row storage: IndexedDB in the browser, memory for tests and for browsers that forbid storage. */
export const STATES = ['unfinished', 'finished'] as const;
export type State = (typeof STATES)[number];

/** Fields of every row. The others must be checked, because a row may be damaged or from a newer version. */
export type Row = { readonly id: string; readonly state: State; readonly lastAt: number };

/** New rows by id; null removes a row. */
export type RowChanges = ReadonlyMap<string, Row | null>;

export interface RowStore {
  /** False when rows are lost with the page. */
  readonly durable: boolean;
  get(id: string): Promise<unknown>;
  /** Whether there is a row of a state. Reads no row. */
  has(state: State): Promise<boolean>;
  /** The ids of all rows of a state, in any order. Reads no row. */
  ids(state: State): Promise<readonly string[]>;
  /** The newest rows of a state, by `lastAt`. Reads no others. */
  latest(state: State, limit: number): Promise<readonly unknown[]>;
  /** All rows of a state, in any order. */
  all(state: State): Promise<readonly unknown[]>;
  /**
   * Reads and writes a row in one transaction: `change` gets the row (undefined when there is none) and returns its
   * replacement, or null to leave it. Resolves to whether something was written.
   */
  change(id: string, change: (row: unknown) => Row | null): Promise<boolean>;
  /** Makes all changes or, if one fails, none. */
  changeAll(changes: RowChanges): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

export const memoryRowStore = (): RowStore => {
  const rows = new Map<string, Row>();
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
    changeAll: (changes) => {
      for (const [id, row] of structuredClone(changes)) {
        if (row === null) rows.delete(id);
        else rows.set(id, row);
      }
      return Promise.resolve();
    },
    remove: (id) => {
      rows.delete(id);
      return Promise.resolve();
    },
    clear: () => {
      rows.clear();
      return Promise.resolve();
    },
  };
};
