/** Schemas of what the server sends, for the descriptions of the API. `server.ts` has the types that programs use. */
import { event } from '@abacow/table';
import * as v from 'valibot';
import { guest, lobbyTable, view } from './answers.ts';
import { PHRASES } from './phrases.ts';
import type { ServerMessage } from './server.ts';

const table = v.string();
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const time = v.pipe(v.number(), v.description('milliseconds since 1970'));
const events = v.array(event);
const absentSince = v.record(v.string(), time);
const more = v.exactOptional(count);

const answer = { kind: v.literal('answer'), table, id: v.string(), from: count, events };

export const serverMessages = {
  welcome: v.object({ kind: v.literal('welcome'), v: v.number(), guest, now: time }),
  events: v.object({ kind: v.literal('events'), table, from: count, events }),
  view,
  accepted: v.object({ ...answer, ok: v.literal(true) }),
  refused: v.object({ ...answer, ok: v.literal(false), code: v.string(), about: v.string() }),
  presence: v.object({
    kind: v.literal('presence'),
    table,
    here: v.array(v.string()),
    more,
    absentSince,
    graceMs: v.number(),
  }),
  presenceChange: v.object({
    kind: v.literal('presence-change'),
    table,
    came: v.array(v.string()),
    went: v.array(v.string()),
    more,
    absentSince,
  }),
  said: v.object({ kind: v.literal('said'), table, guest: v.string(), phrase: v.picklist(PHRASES) }),
  moved: v.object({ kind: v.literal('moved'), table, to: v.string() }),
  lobby: v.object({ kind: v.literal('lobby'), tables: v.array(lobbyTable) }),
  error: v.object({ kind: v.literal('error'), code: v.string(), message: v.string() }),
  pong: v.object({ kind: v.literal('pong'), n: v.number(), now: time }),
};

export const serverMessage = v.union(Object.values(serverMessages));

/** A kind of message without a schema does not compile. */
export const DESCRIBED_KINDS: Readonly<
  Record<ServerMessage['kind'], readonly (keyof typeof serverMessages)[]>
> = {
  welcome: ['welcome'],
  events: ['events'],
  view: ['view'],
  answer: ['accepted', 'refused'],
  presence: ['presence'],
  'presence-change': ['presenceChange'],
  said: ['said'],
  moved: ['moved'],
  lobby: ['lobby'],
  error: ['error'],
  pong: ['pong'],
};

/** The answer to a command over HTTP. */
export const carriedOut = v.object({ from: count, events, view });
