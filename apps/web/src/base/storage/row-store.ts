/** Row storage: IndexedDB in the browser, memory for tests and for browsers that forbid storage. */
export const STATES = ['unfinished', 'finished'] as const;
export type State = (typeof STATES)[number];

/** A store for each kind of row. A backup file has the same names, so they never change. */
export const KINDS = ['games', 'exercises', 'history', 'answers'] as const;
export type Kind = (typeof KINDS)[number];

/** The field of a kind of row that only grows. Its entries are stored one by one. */
export const LOGS: Readonly<Partial<Record<Kind, string>>> = { games: 'events' };

/** Fields of every row. The others must be checked, because a row may be damaged or from a newer version. */
export type Row = { readonly id: string; readonly state: State; readonly lastAt: number };

/** New rows by id; null removes a row. */
export type RowChanges = ReadonlyMap<string, Row | null>;

/** The rows of one kind. */
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
  /**
   * Writes new entries of a row's log, and the row's other fields. False, and nothing is written, if the log does not have
   * `known` entries: another page has written some.
   */
  append(row: Row, known: number, entries: readonly object[]): Promise<boolean>;
  /** Makes all changes or, if one fails, none. */
  changeAll(changes: RowChanges): Promise<void>;
  remove(id: string): Promise<void>;
}

export type DatabaseChanges = Readonly<Partial<Record<Kind, RowChanges>>>;

export interface Database {
  readonly durable: boolean;
  rows(kind: Kind): RowStore;
  /** Makes all changes or, if one fails, none. */
  changeAll(changes: DatabaseChanges): Promise<void>;
  clear(): Promise<void>;
}
