/** What a client may send. One JSON object a message; `v` of `hello` is the protocol's version. */
import { COMPUTER_LEVELS } from '@abacow/table';
import * as v from 'valibot';
import { PHRASES } from './phrases.ts';

export const PROTOCOL_VERSION = 1;
/** Longer messages are refused before they are read. */
export const MAX_MESSAGE = 4096;

const tableId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,32}$/));
const commandId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const name = v.pipe(v.string(), v.maxLength(160));
/** What a seat adds to the dice. */
const seed = v.pipe(v.string(), v.regex(/^[0-9a-f]{0,64}$/));

const sitter = v.variant('kind', [
  v.object({ kind: v.literal('person'), name }),
  v.object({ kind: v.literal('computer'), level: v.picklist(COMPUTER_LEVELS) }),
]);

/** Every command that a client may give; the rest are the house's own. */
export const clientCommand = v.variant('kind', [
  v.object({ kind: v.literal('sit'), seat, sitter, seed }),
  v.object({ kind: v.literal('play'), seat, move: v.pipe(v.string(), v.maxLength(16)) }),
  v.object({
    kind: v.picklist([
      'leave',
      'roll',
      'take-back',
      'give-up',
      'offer-tie',
      'agree-tie',
      'decline-tie',
      'want-rematch',
      'call-computer',
      'end-absent',
    ]),
    seat,
  }),
  v.object({ kind: v.picklist(['start', 'toss', 'pause', 'resume']) }),
]);
export type ClientCommand = v.InferOutput<typeof clientCommand>;

export const clientMessage = v.variant('kind', [
  v.object({
    kind: v.literal('hello'),
    v: v.number(),
    token: v.optional(v.pipe(v.string(), v.maxLength(128))),
  }),
  v.object({ kind: v.literal('watch'), table: tableId, seen: count }),
  v.object({ kind: v.literal('unwatch'), table: tableId }),
  v.object({
    kind: v.literal('command'),
    table: tableId,
    id: commandId,
    seen: count,
    command: clientCommand,
  }),
  v.object({ kind: v.literal('say'), table: tableId, phrase: v.picklist(PHRASES) }),
  v.object({ kind: v.literal('lobby'), on: v.boolean() }),
  v.object({ kind: v.literal('ping'), n: v.number() }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

export type BadMessage = { readonly kind: 'bad'; readonly reason: string };

const bad = (reason: string): BadMessage => ({ kind: 'bad', reason });

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A valibot issue as one sentence. */
export const explainIssue = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
};

export const parseClientMessage = (text: string): ClientMessage | BadMessage => {
  if (text.length > MAX_MESSAGE) return bad(`a message has at most ${MAX_MESSAGE} characters`);
  const json = readJson(text);
  if (json === undefined) return bad('a message must be JSON');
  const parsed = v.safeParse(clientMessage, json);
  return parsed.success ? parsed.output : bad(explainIssue(parsed.issues[0]));
};

export const makeClientMessage = (message: ClientMessage): string => JSON.stringify(message);
