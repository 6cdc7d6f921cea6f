/** Messages that the server may send, one schema each. Types, the parser and the API description follow from them. */
import { type Unreadable, unreadable } from '@abacow/rules';
import { event } from '@abacow/table';
import * as v from 'valibot';
import { explainIssue, readJson } from './client.ts';
import { PHRASES } from './phrases.ts';
import { count, guest, list, lobbyTable, view } from './responses.ts';
import { PROTOCOL_VERSION } from './version.ts';

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
  'name/reserved',
  'service/stopping',
  'service/trouble',
] as const;
export type ServiceCode = (typeof SERVICE_CODES)[number];

const table = v.string();
const time = v.pipe(v.number(), v.description('milliseconds since 1970'));
const events = list(event);
const guests = list(v.string());
const absentSince = v.pipe(v.record(v.string(), time), v.readonly());
/** How many more are connected; left out where there are none. */
const more = v.exactOptional(count);

const reply = { kind: v.literal('answer'), table, id: v.string(), from: count, events };

export const serverMessages = {
  welcome: v.object({ kind: v.literal('welcome'), v: v.number(), guest, now: time }),
  /** The first response to `watch`, and all later events: those from number `from` on. */
  events: v.object({ kind: v.literal('events'), table, from: count, events }),
  /** The table after its first `seen` events, for clients that asked for views in `watch`. */
  view,
  accepted: v.object({ ...reply, ok: v.literal(true) }),
  /** `events` are the first ones that the client has not seen. */
  refused: v.object({ ...reply, ok: v.literal(false), code: v.string(), about: v.string() }),
  /**
   * Which guests are connected to the table: players first, then watchers, as many as fit; and since when seat holders are
   * not connected. After `graceMs` the others may call a computer in or end the game.
   */
  presence: v.object({
    kind: v.literal('presence'),
    table,
    here: guests,
    more,
    absentSince,
    graceMs: v.number(),
  }),
  /**
   * What changed in `here` since the last message about this table, and all of `absentSince`, for clients that asked for
   * changes in `hello`.
   */
  presenceChange: v.object({
    kind: v.literal('presence-change'),
    table,
    came: guests,
    went: guests,
    more,
    absentSince,
  }),
  said: v.object({ kind: v.literal('said'), table, guest: v.string(), phrase: v.picklist(PHRASES) }),
  /** A rematch was agreed; `to` is the next table. */
  moved: v.object({ kind: v.literal('moved'), table, to: v.string() }),
  lobby: v.object({ kind: v.literal('lobby'), tables: list(lobbyTable) }),
  error: v.object({ kind: v.literal('error'), code: v.string(), message: v.string() }),
  pong: v.object({ kind: v.literal('pong'), n: v.number(), now: time }),
};

const { accepted, refused, ...others } = serverMessages;
export const serverMessage = v.pipe(
  v.variant('kind', [v.variant('ok', [accepted, refused]), ...Object.values(others)]),
  v.readonly(),
);

type Message<Name extends keyof typeof serverMessages> = Readonly<
  v.InferOutput<(typeof serverMessages)[Name]>
>;
export type Welcome = Message<'welcome'>;
export type EventsMessage = Message<'events'>;
/** Events of a table from number `from` on. */
export type Events = Omit<EventsMessage, 'kind'>;
export type ViewMessage = Message<'view'>;
export type Accepted = Message<'accepted'>;
export type Refused = Message<'refused'>;
export type Presence = Message<'presence'>;
export type PresenceChange = Message<'presenceChange'>;
export type Said = Message<'said'>;
export type Moved = Message<'moved'>;
export type Lobby = Message<'lobby'>;
export type ErrorMessage = Message<'error'>;
export type Pong = Message<'pong'>;
export type ServerMessage = {
  readonly [Name in keyof typeof serverMessages]: Message<Name>;
}[keyof typeof serverMessages];

export const makeServerMessage = (message: ServerMessage): string => JSON.stringify(message);

/** `isNewer`: a newer server sent something that this program does not know yet, so it must be updated. */
export type UnreadableMessage = Unreadable & { readonly isNewer: boolean };

const unreadableMessage = (reason: string, isNewer: boolean): UnreadableMessage => ({
  ...unreadable(1, reason),
  isNewer,
});

/** Words of the protocol are added over time: a message, an event, a phrase, a game. Anything else that is wrong is garbage. */
const isUnknownWord = ({ type, input }: v.BaseIssue<unknown>): boolean =>
  (type === 'variant' || type === 'picklist') && typeof input === 'string';

export const parseServerMessage = (text: string): ServerMessage | UnreadableMessage => {
  const json = readJson(text);
  if (json === undefined) return unreadableMessage('a message must be JSON', false);
  const parsed = v.safeParse(serverMessage, json);
  if (!parsed.success)
    return unreadableMessage(explainIssue(parsed.issues[0]), parsed.issues.some(isUnknownWord));
  const message = parsed.output;
  return message.kind === 'welcome' && message.v > PROTOCOL_VERSION
    ? unreadableMessage(`the server speaks version ${message.v}`, true)
    : message;
};
