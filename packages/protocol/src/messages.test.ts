import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type ClientMessage,
  MAX_MESSAGE,
  clientMessage,
  makeClientMessage,
  parseClientMessage,
} from './client.ts';
import { newTable } from './lobby.ts';
import { PHRASES } from './phrases.ts';
import { makeAcceptedMessage, makeEventsMessage, makeRefusedMessage } from './serialized.ts';
import { type ServerMessage, makeServerMessage, parseServerMessage } from './server.ts';

const T = '4FbXk2LmQw8Z';
const command = (more: Extract<ClientMessage, { kind: 'command' }>['command']): ClientMessage => ({
  kind: 'command',
  table: T,
  id: 'c-1',
  seen: 4,
  command: more,
});

const CLIENT_MESSAGES: readonly ClientMessage[] = [
  { kind: 'hello', v: 1 },
  { kind: 'hello', v: 1, token: 'secret' },
  { kind: 'hello', v: 1, presence: 'changes' },
  { kind: 'watch', table: T, seen: 0 },
  { kind: 'unwatch', table: T },
  { kind: 'lobby', on: true },
  { kind: 'ping', n: 1 },
  ...PHRASES.map((phrase): ClientMessage => ({ kind: 'say', table: T, phrase })),
  command({ kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: 'ab12' }),
  command({ kind: 'sit', seat: 3, sitter: { kind: 'computer', level: 5 }, seed: '' }),
  command({ kind: 'play', seat: 0, move: 't135' }),
  command({ kind: 'toss' }),
  command({ kind: 'choose-help', seat: 0, help: 'work-out', hidesNumbers: true }),
  command({ kind: 'answer', seat: 0, value: 56 }),
  command({ kind: 'give-up', seat: 2 }),
  command({ kind: 'call-computer', seat: 1 }),
];

const SERVER_MESSAGES: readonly ServerMessage[] = [
  { kind: 'welcome', v: 1, guest: { id: 'g', name: 'Ada' }, now: 5 },
  {
    kind: 'events',
    table: T,
    from: 4,
    events: [{ kind: 'played', at: 1, seat: 0, token: 't12345=1c35c' }],
  },
  { kind: 'answer', table: T, id: 'c-1', ok: true, from: 4, events: [{ kind: 'started', at: 1 }] },
  {
    kind: 'answer',
    table: T,
    id: 'c-1',
    ok: false,
    code: 'command/stale',
    about: '4',
    from: 4,
    events: [],
  },
  { kind: 'presence', table: T, here: ['g'], absentSince: { h: 7 }, graceMs: 60_000 },
  { kind: 'presence', table: T, here: ['g'], more: 3, absentSince: {}, graceMs: 60_000 },
  { kind: 'presence-change', table: T, came: ['g'], went: ['h'], absentSince: { h: 7 } },
  { kind: 'said', table: T, guest: 'g', phrase: 'oops' },
  { kind: 'moved', table: T, to: 'other' },
  { kind: 'lobby', tables: [] },
  { kind: 'error', code: 'table/none', message: T },
  { kind: 'pong', n: 1, now: 2 },
];

describe('client messages', () => {
  test.each(CLIENT_MESSAGES)('round-trip: %j', (message) => {
    expect(parseClientMessage(makeClientMessage(message))).toEqual(message);
  });

  test.each([
    ['', 'JSON'],
    ['nonsense', 'JSON'],
    ['null', ''],
    ['{"kind":"dance"}', 'kind'],
    ['{"kind":"watch","table":"../etc","seen":0}', 'table'],
    [`{"kind":"watch","table":"${T}","seen":-1}`, 'seen'],
    [`{"kind":"say","table":"${T}","phrase":"you fool"}`, 'phrase'],
    [JSON.stringify(command({ kind: 'toss' })).replace('toss', 'reveal'), 'command'],
    [JSON.stringify(command({ kind: 'toss' })).replace('toss', 'tick'), 'command'],
    [JSON.stringify(command({ kind: 'take-back', seat: 0 })).replace('take-back', 'undo'), 'command'],
    [JSON.stringify(command({ kind: 'give-up', seat: 2 })).replace('"seat":2', '"seat":4'), 'seat'],
  ])('are refused: %s', (text, about) => {
    const parsed = parseClientMessage(text);
    expect(parsed.kind).toBe('bad');
    expect(parsed.kind === 'bad' ? parsed.reason : '').toContain(about);
  });

  test('a long message is refused before it is parsed', () => {
    expect(parseClientMessage(' '.repeat(MAX_MESSAGE + 1))).toMatchObject({ kind: 'bad' });
  });

  test('garbage never throws, and an accepted message equals what was sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.constantFrom(...CLIENT_MESSAGES.map(makeClientMessage))),
        (text) => {
          const parsed = parseClientMessage(text);
          if (parsed.kind !== 'bad') expect(JSON.parse(text)).toMatchObject(parsed);
        },
      ),
      { numRuns: 300 },
    );
  });
});

type Fields = Readonly<Record<string, unknown>>;
const MOVE: Fields = { kind: 'play', seat: 0, move: 't135' };
const MESSAGE: Fields = { kind: 'command', table: T, id: 'c-1', seen: 4 };

/** The fields with one of them replaced, added, or left out (undefined). */
const oneChanged = (fields: Fields, values: readonly unknown[]): fc.Arbitrary<Fields> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(fields), 'more'), fc.constantFrom(...values))
    .map(([name, value]) => ({ ...fields, [name]: value }));
const seldom = <F>(fields: F, changed: fc.Arbitrary<F>): fc.Arbitrary<F> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(fields) }, changed);

const ODD = [undefined, null, -1, 0, 3, 4, 1.5, 2 ** 53, '', 'a b', 'x'.repeat(16), 'x'.repeat(65), []];
const nearlyMove = fc
  .tuple(
    seldom(MESSAGE, oneChanged(MESSAGE, ODD)),
    fc.oneof(
      { weight: 9, arbitrary: seldom(MOVE, oneChanged(MOVE, ODD)) },
      fc.constantFrom(null, 'play', []),
    ),
  )
  .map(([message, given]) => JSON.parse(JSON.stringify({ ...message, command: given })) as Fields);

test('the fast check for moves and the schema accept the same messages', () => {
  const right = command({ kind: 'play', seat: 0, move: 't135' });
  expect(parseClientMessage(JSON.stringify(right))).toEqual(right);
  fc.assert(
    fc.property(nearlyMove, (json) => {
      const schema = v.safeParse(clientMessage, json);
      const parsed = parseClientMessage(JSON.stringify(json));
      expect(parsed.kind === 'bad').toBe(!schema.success);
      if (schema.success) expect(parsed).toEqual(schema.output);
    }),
    { numRuns: 2000 },
  );
});

describe('server messages', () => {
  test.each(SERVER_MESSAGES)('round-trip: %j', (message) => {
    expect(parseServerMessage(makeServerMessage(message))).toEqual(message);
  });

  test.each([
    'x',
    '7',
    '[]',
    '{}',
    '{"kind":7}',
    '{"kind":"events","table":"t","from":0}',
    '{"kind":"events","table":"t","from":0,"events":[{"kind":"started","at":"soon"}]}',
  ])('garbage is reported: %s', (text) => {
    expect(parseServerMessage(text)).toMatchObject({ kind: 'unreadable', isNewer: false });
  });

  test.each([
    '{"kind":"invited","class":"3b"}',
    '{"kind":"welcome","v":2,"guest":{"id":"g","name":"Ada"},"now":5}',
    '{"kind":"events","table":"t","from":0,"events":[{"kind":"cheated","at":1}]}',
    '{"kind":"said","table":"t","guest":"g","phrase":"see-you"}',
  ])('what only a newer version can mean is told apart: %s', (text) => {
    expect(parseServerMessage(text)).toMatchObject({ kind: 'unreadable', isNewer: true });
  });

  test('fields that a newer server adds are left out', () => {
    const pong = { kind: 'pong', n: 1, now: 2 };
    expect(parseServerMessage(JSON.stringify({ ...pong, load: 3 }))).toEqual(pong);
  });

  test('garbage never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseServerMessage(text)),
      { numRuns: 300 },
    );
  });
});

test('a new table needs two to four seats; the rest has defaults', () => {
  const choice = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  expect(v.parse(newTable, { choice, seats })).toMatchObject({
    clock: { kind: 'none' },
    opening: { kind: 'lot' },
    public: false,
  });
  expect(v.safeParse(newTable, { choice, seats: seats.slice(1) }).success).toBe(false);
});

test('messages made from serialized events are the same', () => {
  const events = [{ kind: 'played', at: 1, seat: 0, token: 't12345=1c35c' }] as const;
  const written = { table: T, from: 4, text: JSON.stringify(events) };
  expect(makeEventsMessage(written)).toBe(makeServerMessage({ kind: 'events', table: T, from: 4, events }));
  expect(makeAcceptedMessage('c-1', written)).toBe(
    makeServerMessage({ kind: 'answer', table: T, id: 'c-1', ok: true, from: 4, events }),
  );
  const why = { code: 'seat/name', about: 'a "name"' };
  expect(makeRefusedMessage('c-1', written, why)).toBe(
    makeServerMessage({ kind: 'answer', table: T, id: 'c-1', ok: false, ...why, from: 4, events }),
  );
});
