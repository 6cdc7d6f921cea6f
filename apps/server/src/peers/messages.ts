/** Messages between the server processes on one database. Processes of two versions may run side by side. */
import type { Phrase } from '@abacow/protocol';

/** A table and how many events it has now. */
export type Head = readonly [table: string, events: number];

export type PeerMessage =
  | { readonly kind: 'heads'; readonly heads: readonly Head[] }
  /** A guest opened the first socket or closed the last one at a table. */
  | { readonly kind: 'here'; readonly table: string; readonly guest: string; readonly here: boolean }
  | { readonly kind: 'said'; readonly table: string; readonly guest: string; readonly phrase: Phrase }
  /** A guest who sat at these tables was deleted. */
  | { readonly kind: 'forgotten'; readonly guest: string; readonly tables: readonly string[] }
  /** These tokens of the guest, or all who are signed in as this guest, are signed out. `done` is the answer. */
  | {
      readonly kind: 'revoked';
      readonly guest: string;
      readonly tokens: readonly string[] | null;
      readonly ask: string;
    }
  /** The sockets of that sign-out are closed here. */
  | { readonly kind: 'done'; readonly ask: string }
  /** A rematch was opened. */
  | { readonly kind: 'moved'; readonly table: string; readonly to: string }
  /** A process started or lost messages: its peers, or only `of`, send their presence. */
  | { readonly kind: 'up'; readonly of?: string }
  /** The sender had no peers for a while and sent no heads: read all tables again. */
  | { readonly kind: 'look' }
  /** A heartbeat. */
  | { readonly kind: 'alive' };

/** A notification of PostgreSQL has room for less than 8,000 bytes. */
export const MAX_TABLES_PER_MESSAGE = 200;
