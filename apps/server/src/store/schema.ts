/** The tables of the store. Times are milliseconds; every key of a game's rows begins with its table's id. */
import type { ColumnType } from 'kysely';

/** PostgreSQL returns bigint as text; the queries turn it into a number. */
type Milliseconds = ColumnType<number | string, number, number>;

export type TablesRow = {
  id: string;
  /** The dice's secret as hex. It leaves the server only inside the `revealed` event. */
  secret: string;
  /** Friends type it to find the table. */
  code: string;
  /** 1: everybody may find, watch and join it. */
  public: number;
  host: string;
  /** `closed`: over before it began, so that no game is in it. */
  phase: string;
  /** The kind of its clock, or `limit` for a time limit without a clock. */
  clock: string;
  /** What the lobby shows, as JSON: the choice, the clock, the seats. */
  summary: string;
  created_at: Milliseconds;
  updated_at: Milliseconds;
};

/** The events of one command. `number` is the number of the first. */
export type EntriesRow = {
  table_id: string;
  number: number;
  command_id: string;
  events: string;
};

export type SittersRow = { table_id: string; guest_id: string; seat: number };

export type GuestsRow = {
  id: string;
  secret_hash: string;
  name: string;
  created_at: Milliseconds;
  /** Exact to a day. */
  used_at: Milliseconds;
  /** 1: a program that plays by itself. */
  bot: number;
};
/** A deleted guest whose name is not yet removed from all tables, and how far that is: entries before `number` are done. */
export type DeletionsRow = { guest_id: string; table_id: string; number: number };
/** A one-time link to another device. */
export type LinksRow = { hash: string; guest_id: string; expires_at: Milliseconds; made_by: string | null };
/** A program sends it instead of a cookie. */
export type TokensRow = {
  hash: string;
  guest_id: string;
  label: string;
  created_at: Milliseconds;
  /** The time when it was made, until it is used. Exact to a day. */
  used_at: Milliseconds;
  scope: string;
  /** The hash of the token that made it, or that made the link which became it. */
  made_by: string | null;
};
export type RatingsRow = { guest_id: string; game: string; mu: number; sigma: number; games: number };
/** Tables that were rated: once each. */
export type RatedRow = { table_id: string };
export type HeartbeatsRow = { process: string; at: Milliseconds };

export type Schema = {
  tables: TablesRow;
  entries: EntriesRow;
  sitters: SittersRow;
  guests: GuestsRow;
  deletions: DeletionsRow;
  links: LinksRow;
  tokens: TokensRow;
  ratings: RatingsRow;
  rated: RatedRow;
  heartbeats: HeartbeatsRow;
};
