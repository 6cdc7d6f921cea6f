/** What the service asks of a database. SQLite and PostgreSQL both pass `contract.ts`. */
import type { TokenScope } from '@abacow/protocol';
import type { TableEvent } from '@abacow/table';

/**
 * A guest as a request has found them: signed in with a token or, where it is null, with their own secret. A write with a
 * pass happens only while the pass is valid: the token is not revoked, the guest is not deleted and has not become a bot.
 */
export type Pass = { readonly guest: string; readonly token: string | null; readonly bot: boolean };

/** `out`: the pass is no longer valid, and nothing was written. */
export type Out = 'out';

export type Sitter = { readonly guest: string; readonly seat: number };

/** The events of one command, under the number of the first. */
export type Entry = {
  readonly table: string;
  readonly number: number;
  readonly command: string;
  readonly events: readonly TableEvent[];
  /** The events as JSON, where they are serialised already. */
  readonly text?: string;
  /** Must be valid when the entry is written. */
  readonly pass?: Pass;
  /** Who sits down with it, in the same transaction. */
  readonly sitter?: Sitter;
};

export const textOf = ({ events, text }: Entry): string => text ?? JSON.stringify(events);

/**
 * `taken`: another entry has this number. The very same entry again is `stored`, because an append whose answer was
 * lost is retried.
 */
export type AppendResult = 'stored' | 'taken' | Out;

export type StoredTable = {
  readonly id: string;
  readonly secret: string;
  readonly code: string;
  readonly public: boolean;
  readonly host: string;
  /** A phase of a table, or `closed`: over before it began. */
  readonly phase: string;
  /** The kind of its clock, or `limit` for a time limit without a clock. */
  readonly clock: string;
  readonly summary: string;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type TableChange = Pick<StoredTable, 'id' | 'phase' | 'summary' | 'updatedAt'>;

export type Guest = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** A program that plays by itself. */
  readonly bot?: true;
};
/** `usedAt` is exact to a day; null for a token that was never used. */
export type SignedIn = { readonly guest: Guest; readonly usedAt: number | null };
export type SignedInByToken = SignedIn & { readonly scope: TokenScope };
/** `usedAt` as above. It expires as if it had been used when it was made. */
export type StoredToken = {
  readonly hash: string;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
  readonly scope: TokenScope;
  /** The token that made it; null if the guest's own secret did, or if that token has expired. */
  readonly madeBy: string | null;
};
export type NewStoredToken = Pick<StoredToken, 'hash' | 'label' | 'createdAt' | 'scope'>;
/** A link that nobody has used yet. */
export type StoredLink = Pick<StoredToken, 'hash' | 'madeBy'> & { readonly expiresAt: number };
/** `full`: the guest has as many tokens and open links as allowed. */
export type AddResult = 'added' | 'full' | Out;

/** How many tables of a host are not over. */
export type TableCounts = {
  /** Those that have not started. */
  readonly waiting: number;
  /** Those with a computer at a seat. */
  readonly withComputers: number;
};

/** A slice of a deletion: the tables where the name was removed, and whether that is all. */
export type ErasedSlice = { readonly tables: readonly string[]; readonly done: boolean };

/** Guests and tokens that were last used before these times expire. */
export type ExpiryTimes = { readonly guests: number; readonly tokens: number };

export type Rating = { readonly mu: number; readonly sigma: number; readonly games: number };

export type RatedBot = { readonly id: string; readonly name: string; readonly rating: Rating };

/** How a game changes its players' ratings. Without guests it changes none. */
export type RatedGame = {
  readonly game: string;
  readonly guests: readonly string[];
  /** The rating of a guest without games. */
  readonly newcomer: Rating;
  /** The new ratings by seat, from the old ones. Called inside the transaction, so it must not wait for anything. */
  readonly after: (before: readonly Rating[]) => readonly Rating[];
};

/** Messages of the other processes on the same database. */
export type MessageListener = {
  readonly onMessage: (from: string, text: string) => void;
  /** The connection was lost and is back: messages may be missing. */
  readonly onMessagesLost: () => void;
};

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Whether other processes may use the same database. */
  readonly isShared: boolean;
  /** Names this process among those on the same database. */
  readonly processId: string;
  /** How many appends may run at once. */
  readonly maxAppends: number;
  /** All in one transaction, in order; each entry has a result of its own. Durable when it returns. */
  append(entries: readonly Entry[]): Promise<readonly AppendResult[]>;
  /** Entries from the event number on, ascending. */
  entriesFrom(table: string, number: number): Promise<readonly Entry[]>;

  /** Stores a table with its first entry and who has a seat there, while all passes are valid. `taken`: the id or the code. */
  openTable(
    table: StoredTable,
    first: Entry,
    sitters?: readonly Sitter[],
    passes?: readonly Pass[],
  ): Promise<'opened' | 'taken' | Out>;
  /** An older change never overwrites a newer one, in whatever order they arrive. Names of deleted guests are left out. */
  changeTables(changes: readonly TableChange[]): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  tableByCode(code: string): Promise<StoredTable | null>;
  publicTables(phase: string, limit: number): Promise<readonly StoredTable[]>;
  /** Those of the tables with these ids that are public and in one of the phases. At most 1,000 ids. */
  publicTablesAmong(ids: readonly string[], phases: readonly string[]): Promise<readonly StoredTable[]>;
  tableCounts(host: string): Promise<TableCounts>;
  /** A page of the tables in that phase, by id, after the id `after`. */
  tablesIn(phase: string, after: string, limit: number): Promise<readonly StoredTable[]>;

  /** Deletes tables with everything in them. Only for tables that were never played. */
  deleteTables(ids: readonly string[]): Promise<void>;

  tablesOf(guest: string, limit: number): Promise<readonly StoredTable[]>;

  addGuest(guest: Guest, secretHash: string): Promise<void>;
  guest(id: string): Promise<Guest | null>;
  guestBySecret(secretHash: string): Promise<SignedIn | null>;
  /** The guest is here, by their first secret. */
  useGuest(id: string, now: number): Promise<void>;
  renameGuest(pass: Pass, name: string): Promise<'renamed' | Out>;
  /** The guest is a bot from now on. `played`: nothing changes for a guest who has sat at a table or has a rating. */
  makeBot(pass: Pass): Promise<'made' | 'played' | Out>;
  /**
   * Deletes secret, links, tokens and ratings: the guest is signed out. The name is still at the tables where the guest
   * sat, until `eraseSlice` has removed it.
   */
  deleteGuest(pass: Pass): Promise<'deleted' | Out>;
  /** Deleted guests whose names are still at tables. */
  unfinishedDeletions(): Promise<readonly string[]>;
  /** Removes a deleted guest's name and history from a few more tables; `size` limits the work. The guest's id stays. */
  eraseSlice(guest: string, size: number): Promise<ErasedSlice>;

  /** A link that makes another device the same guest. `max` tokens and open links are allowed. */
  addLink(hash: string, pass: Pass, expiresAt: number, now: number, max: number): Promise<AddResult>;
  /** Uses the link, once: it becomes the token. Null when there is no such link. */
  claimLink(hash: string, token: NewStoredToken): Promise<Guest | null>;
  addToken(token: NewStoredToken, pass: Pass, max: number): Promise<AddResult>;
  guestByToken(hash: string): Promise<SignedInByToken | null>;
  /** The token is used, and so its guest is here. */
  useToken(hash: string, now: number): Promise<void>;
  /** Oldest first. */
  tokensOf(guest: string): Promise<readonly StoredToken[]>;
  /** Those that can still be used. */
  linksOf(guest: string, now: number): Promise<readonly StoredLink[]>;
  /**
   * Deletes a token or an open link of the guest, and every token and link that was made with it, directly or not. With
   * null all of them, except the token of the pass. Gives the hashes of what was deleted.
   */
  revoke(pass: Pass, hash: string | null): Promise<readonly string[] | Out>;
  /** Those of the passes that are no longer valid. */
  invalidPasses<P extends Pass>(passes: readonly P[]): Promise<readonly P[]>;

  /** Bots with a rating, the strongest first: by what the rating is at least, with great certainty. */
  ratedBots(game: string, limit: number): Promise<readonly RatedBot[]>;
  ratings(game: string, guests: readonly string[]): Promise<ReadonlyMap<string, Rating>>;
  /** False when this table was rated before. Games of one guest that end together are rated one after the other. */
  rate(table: string, game: RatedGame): Promise<boolean>;
  /**
   * Public tables that were never rated, oldest first, without those last changed before `since`. Their games may not
   * be over: the stored phase can be older than the entries.
   */
  unratedTables(since: number): Promise<readonly string[]>;

  /**
   * Looks at a page of guests, by id after `after`. Deletes their unused tokens, and those of them who are unused and
   * have no token, no rating, no game and no open table. Gives the last id, null after the last page.
   */
  expireGuests(after: string, limit: number, before: ExpiryTimes): Promise<string | null>;
  /** Deletes some of the links that are too old to be used; gives how many. */
  expireLinks(now: number, limit: number): Promise<number>;
  /** Deletes heartbeats of processes that stopped before. */
  expireHeartbeats(before: number): Promise<void>;

  heartbeat(process: string, now: number): Promise<void>;
  /** The newest heartbeat of any process; null before the first. */
  lastHeartbeat(): Promise<number | null>;

  /** One at a time under one name, across processes. Not for strict exclusion: after a timeout the work starts anyway. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;

  /** Sends to the other processes on the same database. */
  broadcast(text: string): Promise<void>;
  listen(listener: MessageListener): void;
  close(): Promise<void>;
}
