/** Messages that a client may send, one JSON object each. `v` in `hello` is the protocol version. */
import { isObject } from '@abacow/rules';
import { clientCommand } from '@abacow/table';
import * as v from 'valibot';
import { PHRASES } from './phrases.ts';

/** Maximum length in characters. Longer messages are refused before they are parsed. */
export const MAX_MESSAGE = 4096;

const TABLE_ID = /^[0-9A-Za-z]{8,32}$/;
const COMMAND_ID = /^[\w-]{1,64}$/;
const MAX_MOVE = 16;
const MAX_SEAT = 3;

export const isTableId = (text: string): boolean => TABLE_ID.test(text);

const tableId = v.pipe(v.string(), v.regex(TABLE_ID));
export const commandId = v.pipe(v.string(), v.regex(COMMAND_ID));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const clientMessage = v.variant('kind', [
  v.object({
    kind: v.literal('hello'),
    v: v.number(),
    token: v.optional(v.pipe(v.string(), v.maxLength(128))),
    /** `changes`: after the first `presence` of a table send only `presence-change`. */
    presence: v.optional(v.literal('changes')),
  }),
  v.object({
    kind: v.literal('watch'),
    table: tableId,
    seen: count,
    /** True: also send a `view` after the events, and after each later change. */
    view: v.exactOptional(v.boolean()),
  }),
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

/** Undefined where the text is not JSON. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A valibot issue as text, with its path. */
export const explainIssue = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
};

type MoveMessage = Extract<ClientMessage, { kind: 'command' }>;

const isCount = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most;
const isText = (value: unknown, form: RegExp): boolean => typeof value === 'string' && form.test(value);
const hasKeys = (json: object, count: number): boolean => Object.keys(json).length === count;

/**
 * Nearly every message is a move, so this fast check recognises moves. Any other message goes through the schema, which
 * also reports what is wrong. A test makes sure that both accept the same messages.
 */
const isMove = (json: unknown): json is MoveMessage => {
  if (!isObject(json) || json['kind'] !== 'command' || !isObject(json['command'])) return false;
  const { table, id, seen, command } = json;
  const { kind, seat, move } = command;
  return (
    kind === 'play' &&
    isCount(seat, MAX_SEAT) &&
    typeof move === 'string' &&
    move.length <= MAX_MOVE &&
    isText(table, TABLE_ID) &&
    isText(id, COMMAND_ID) &&
    isCount(seen, Number.MAX_SAFE_INTEGER) &&
    hasKeys(json, 5) &&
    hasKeys(command, 3)
  );
};

export const parseClientMessage = (text: string): ClientMessage | BadMessage => {
  if (text.length > MAX_MESSAGE) return bad(`a message has at most ${MAX_MESSAGE} characters`);
  const json = readJson(text);
  if (json === undefined) return bad('a message must be JSON');
  if (isMove(json)) return json;
  const parsed = v.safeParse(clientMessage, json);
  return parsed.success ? parsed.output : bad(explainIssue(parsed.issues[0]));
};

export const makeClientMessage = (message: ClientMessage): string => JSON.stringify(message);
