/** Messages that the server may send. */
import { type Unreadable, isObject, isUnreadable, unreadable } from '@abacow/rules';
import { type TableEvent, type TableView, parseEvent } from '@abacow/table';
import { PHRASES, type Phrase } from './phrases.ts';
import type { LobbyTable } from './answers.ts';

/** Refusal codes of the service; all other codes come from the table and the rules. */
export const SERVICE_CODES = [
  'command/stale',
  'message/bad',
  'message/too-many',
  'say/too-many',
  'socket/too-many',
  'watch/too-many',
  'table/too-long',
  'table/none',
  'table/private',
  'table/no-bots',
  'table/too-many-computers',
  'table/too-many-waiting',
  'hello/version',
  'hello/unknown',
  'guest/changed',
  'token/scope',
  'service/stopping',
  'service/trouble',
] as const;
export type ServiceCode = (typeof SERVICE_CODES)[number];

/** Events of a table from number `from` on. */
export type Events = {
  readonly table: string;
  readonly from: number;
  readonly events: readonly TableEvent[];
};

export type Welcome = {
  readonly kind: 'welcome';
  readonly v: number;
  readonly guest: { readonly id: string; readonly name: string };
  readonly now: number;
};
/** The first response to `watch`, and all later events. */
export type EventsMessage = Events & { readonly kind: 'events' };
/** The table after its first `seen` events, for clients that asked for views in `watch`. */
export type ViewMessage = { readonly kind: 'view'; readonly seen: number } & TableView;
export type Accepted = Events & { readonly kind: 'answer'; readonly id: string; readonly ok: true };
/** `events` are the first ones that the client has not seen. */
export type Refused = Events & {
  readonly kind: 'answer';
  readonly id: string;
  readonly ok: false;
  readonly code: string;
  readonly about: string;
};
/**
 * Which guests are connected to the table, and since when seat holders are not connected. After `graceMs` the others may
 * call a computer in or end the game.
 */
export type Presence = {
  readonly kind: 'presence';
  readonly table: string;
  /** Players first, then watchers, as many as fit. */
  readonly here: readonly string[];
  /** How many more are connected; left out where there are none. */
  readonly more?: number;
  readonly absentSince: Readonly<Record<string, number>>;
  readonly graceMs: number;
};
/** What changed in `here` since the last message about this table, for clients that asked for changes in `hello`. */
export type PresenceChange = {
  readonly kind: 'presence-change';
  readonly table: string;
  readonly came: readonly string[];
  readonly went: readonly string[];
  readonly more?: number;
  /** All of it. */
  readonly absentSince: Readonly<Record<string, number>>;
};
export type Said = {
  readonly kind: 'said';
  readonly table: string;
  readonly guest: string;
  readonly phrase: Phrase;
};
/** A rematch was agreed; `to` is the next table. */
export type Moved = { readonly kind: 'moved'; readonly table: string; readonly to: string };
export type Lobby = { readonly kind: 'lobby'; readonly tables: readonly LobbyTable[] };
export type ErrorMessage = { readonly kind: 'error'; readonly code: string; readonly message: string };
export type Pong = { readonly kind: 'pong'; readonly n: number; readonly now: number };

export type ServerMessage =
  | Welcome
  | EventsMessage
  | ViewMessage
  | Accepted
  | Refused
  | Presence
  | PresenceChange
  | Said
  | Moved
  | Lobby
  | ErrorMessage
  | Pong;

export const makeServerMessage = (message: ServerMessage): string => JSON.stringify(message);

const KINDS = [
  'welcome',
  'events',
  'view',
  'answer',
  'presence',
  'presence-change',
  'said',
  'moved',
  'lobby',
  'error',
  'pong',
] as const;

const hasEvents = (json: Readonly<Record<string, unknown>>): boolean =>
  json['kind'] === 'events' || json['kind'] === 'answer';

const checkEvents = (json: Readonly<Record<string, unknown>>): Unreadable | null => {
  if (typeof json['from'] !== 'number' || !Array.isArray(json['events']))
    return unreadable(1, 'events without numbers');
  for (const [index, event] of json['events'].entries()) {
    const parsed = parseEvent(event);
    if (isUnreadable(parsed)) return unreadable(index + 1, parsed.reason);
  }
  return null;
};

/** The server is trusted but may have another version, so unknown kinds, events and phrases are reported. */
export const parseServerMessage = (text: string): ServerMessage | Unreadable => {
  let json: unknown;
  try {
    json = JSON.parse(text) as unknown;
  } catch {
    return unreadable(1, 'a message must be JSON');
  }
  if (!isObject(json)) return unreadable(1, 'a message must be an object');
  const kind = KINDS.find((known) => known === json['kind']);
  if (kind === undefined) return unreadable(1, `${JSON.stringify(json['kind'])} is no message of the server`);
  const wrong = hasEvents(json) ? checkEvents(json) : null;
  if (wrong !== null) return wrong;
  if (kind === 'said' && !PHRASES.some((phrase) => phrase === json['phrase']))
    return unreadable(1, 'an unknown phrase');
  return json as ServerMessage;
};
