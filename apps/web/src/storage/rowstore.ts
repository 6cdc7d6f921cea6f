/** Row storage: IndexedDB in the browser, memory for tests and for browsers that forbid storage. */
export const STATES = ['unfinished', 'finished'] as const;
export type State = (typeof STATES)[number];

/** Fields of every row. The others must be checked, because a row may be damaged or from a newer version. */
export type Row = { readonly id: string; readonly state: State; readonly lastAt: number };

export interface RowStore {
  /** False when rows are lost with the page. */
  readonly durable: boolean;
  get(id: string): Promise<unknown>;
  /** All rows of a state, in any order. */
  all(state: State): Promise<readonly unknown[]>;
  /**
   * Reads and writes a row in one transaction: `change` gets the row (undefined when there is none) and returns its
   * replacement, or null to leave it. Resolves to whether something was written.
   */
  change(id: string, change: (row: unknown) => Row | null): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export const memoryRowStore = (): RowStore => {
  const rows = new Map<string, Row>();
  return {
    durable: false,
    get: (id) => Promise.resolve(structuredClone(rows.get(id))),
    all: (state) => Promise.resolve(structuredClone([...rows.values()].filter((row) => row.state === state))),
    change: (id, change) => {
      const row = change(structuredClone(rows.get(id)));
      if (row !== null) rows.set(id, structuredClone(row));
      return Promise.resolve(row !== null);
    },
    remove: (id) => {
      rows.delete(id);
      return Promise.resolve();
    },
  };
};
