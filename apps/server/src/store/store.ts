/** What the service asks of a database. SQLite and PostgreSQL both pass `contract.ts`. */
import type { TableEvent } from '@abacow/table';

/** What one command brought, under the number of its first event. */
export type Entry = {
  readonly table: string;
  readonly number: number;
  readonly command: string;
  readonly events: readonly TableEvent[];
  /** The events as JSON, where they are in writing already. */
  readonly text?: string;
};

export const textOf = ({ events, text }: Entry): string => text ?? JSON.stringify(events);

/**
 * How an append ended: in the store for good, or the number was taken by another entry. The very same entry again is kept,
 * for an append whose answer was lost is tried once more.
 */
export type Appended = 'kept' | 'taken';

export type StoredTable = {
  readonly id: string;
  readonly secret: string;
  readonly code: string;
  readonly public: boolean;
  readonly host: string;
  readonly phase: string;
  /** The kind of its clock; null where that is not known. */
  readonly clock: string | null;
  readonly summary: string;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type TableChange = Pick<StoredTable, 'id' | 'phase' | 'summary' | 'updatedAt'>;

export type Guest = { readonly id: string; readonly name: string; readonly createdAt: number };
export type Rating = { readonly mu: number; readonly sigma: number; readonly games: number };

/** What a game makes of its players' ratings. Nobody's rating changes where there are no guests. */
export type RatedGame = {
  readonly game: string;
  readonly guests: readonly string[];
  /** Where everybody begins. */
  readonly newcomer: Rating;
  /** One a guest, from those before the game. Inside the transaction: it waits for nothing. */
  readonly after: (before: readonly Rating[]) => readonly Rating[];
};

/** News from other processes on the same database: these tables have more entries, or a message for them. */
export type News = { readonly from: string; readonly text: string };

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** What this process is called among those on the same database. */
  readonly name: string;
  /** How many appends may be under way at once. */
  readonly lanes: number;
  /** All in one transaction, in order; each entry is kept or taken by itself. Durable when it returns. */
  append(entries: readonly Entry[]): Promise<readonly Appended[]>;
  /** Entries from the event number on, ascending. */
  entriesFrom(table: string, number: number): Promise<readonly Entry[]>;

  /** False when the id or the code is taken. The first entry is kept with it. */
  openTable(table: StoredTable, first: Entry): Promise<boolean>;
  /** What a table looked like earlier never takes the place of what it looked like later, whoever writes last. */
  changeTables(changes: readonly TableChange[]): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  tableByCode(code: string): Promise<StoredTable | null>;
  publicTables(phase: string, limit: number): Promise<readonly StoredTable[]>;
  /** Tables in that phase, by id after `after`: for sweeps. */
  tablesIn(phase: string, after: string, limit: number): Promise<readonly StoredTable[]>;

  sit(table: string, guest: string, seat: number): Promise<void>;
  tablesOf(guest: string, limit: number): Promise<readonly StoredTable[]>;

  addGuest(guest: Guest, secretHash: string): Promise<void>;
  guest(id: string): Promise<Guest | null>;
  guestBySecret(secretHash: string): Promise<Guest | null>;
  renameGuest(id: string, name: string): Promise<void>;
  /**
   * Name, secret, links, tokens, ratings and history go; the guest's id in others' games stays a bare number. Gives the
   * tables where the guest sat: their entries do not hold the name any more.
   */
  deleteGuest(id: string): Promise<readonly string[]>;

  addLink(hash: string, guest: string, expiresAt: number): Promise<void>;
  /** The link's guest, once: the link is gone afterwards. */
  takeLink(hash: string, now: number): Promise<string | null>;
  addToken(hash: string, guest: string, label: string, now: number): Promise<void>;
  guestByToken(hash: string): Promise<Guest | null>;

  ratings(game: string, guests: readonly string[]): Promise<ReadonlyMap<string, Rating>>;
  /** False when this table was counted before. Games of one guest that end together are counted one after the other. */
  rate(table: string, game: RatedGame): Promise<boolean>;
  /**
   * Public tables that were never counted, oldest first; those last changed before `since` are left out. Their games may not
   * be over: the phase that is stored can be older than the entries.
   */
  unratedTables(since: number): Promise<readonly string[]>;

  beat(process: string, now: number): Promise<void>;
  /** The newest heartbeat of any process; null before the first. */
  lastBeat(): Promise<number | null>;

  /** One at a time under one name, whichever process asks. Not for what must never overlap: who waits too long goes ahead. */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;

  /** Tell the other processes; nothing where there is only one. */
  tell(text: string): Promise<void>;
  hear(listener: (news: News) => void): void;
  close(): Promise<void>;
}
