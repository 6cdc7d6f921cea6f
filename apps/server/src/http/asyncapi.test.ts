import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, eager } from '../../test/client.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Running } from '../serve.ts';
import { asyncApi } from './asyncapi.ts';
import { docsPage } from './docs/page.ts';
import { schemaText } from './docs/schema-text.ts';
import { openApi } from './openapi.ts';

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
ajv.addVocabulary(['components']);
const compile = (schema: object) => ajv.compile({ ...schema, components: asyncApi.components });

const refsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' ? [each] : refsIn(each),
  );
};
const resolve = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], asyncApi);

const { messages } = asyncApi.components;
const idsOf = (side: string): readonly string[] => Object.keys(messages).filter((id) => id.startsWith(side));

describe('the description of the socket', () => {
  test('has the parts of AsyncAPI 3.0, and every reference leads somewhere', () => {
    expect(asyncApi).toMatchObject({
      asyncapi: '3.0.0',
      info: { title: 'Abacow', version: '1' },
      channels: { socket: { address: '/socket' } },
      operations: { receive: { action: 'receive' }, send: { action: 'send' } },
    });
    const refs = refsIn(asyncApi);
    expect(refs.length).toBeGreaterThan(40);
    for (const ref of refs) expect(resolve(ref), ref).toBeDefined();
    const { receive, send } = asyncApi.operations;
    expect(receive.messages).toHaveLength(idsOf('client-').length);
    expect(send.messages).toHaveLength(idsOf('server-').length);
    expect(Object.keys(asyncApi.channels.socket.messages)).toEqual(Object.keys(messages));
  });

  test('has a valid schema for every message', () => {
    for (const [id, { payload, summary }] of Object.entries(messages)) {
      expect(() => compile(payload), id).not.toThrow();
      expect(summary.length, id).toBeGreaterThan(5);
    }
  });
});

describe('what the socket sends is what is described', () => {
  let server: Running;
  let ada: Person;
  beforeAll(async () => {
    server = await startTestServer();
    ada = await newPerson(server.port, 'Ada');
  });
  afterAll(() => server.stop());

  test('in a whole game, with every event', async () => {
    const id = await openTable(server.port, ada, {
      ...cowpathTable({ seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }], public: true }),
    });
    const client = await Client.greet(server.port, ada.secret);
    client.send({ kind: 'lobby', on: true });
    client.send({ kind: 'watch', table: id, seen: 0, view: true });
    await client.until(() => client.tables.has(id));
    await client.sitDown(id, 'daisy');
    client.send({ kind: 'say', table: id, phrase: 'hello' });
    await client.command(id, { kind: 'play', seat: 1, move: 'z9' });
    client.send({ kind: 'ping', n: 1 });
    client.sendText('{"kind":"nonsense"}');
    await client.until(() => client.tables.get(id)!.phase === 'playing');
    await client.playOut(id, 0, eager);
    await client.until(() => client.messages.some((each) => each.kind === 'view' && each.phase === 'over'));
    const any = compile({
      oneOf: idsOf('server-').map((each) => ({ $ref: `#/components/messages/${each}/payload` })),
    });
    for (const message of client.messages) {
      any(message);
      expect(any.errors, JSON.stringify(message)).toBeNull();
    }
    const event = compile({ $ref: '#/components/schemas/Event' });
    for (const each of client.events.get(id)!) expect(event(each), each.kind).toBe(true);
    expect(event({ kind: 'revealed', at: 1 })).toBe(false);
    const kinds = new Set(client.messages.map(({ kind }) => kind));
    for (const kind of ['welcome', 'events', 'view', 'answer', 'presence', 'said', 'lobby', 'error', 'pong'])
      expect(kinds).toContain(kind);
    client.close();
  });

  test('the page for people lists all of it, without inline styles or scripts', async () => {
    const page = await api(server.port, '/docs');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await page.text();
    expect(html).toBe(docsPage(`http://127.0.0.1:${server.port}`));
    for (const path of Object.keys(openApi.paths)) expect(html).toContain(`<code>${path}</code>`);
    for (const { name } of Object.values(messages)) expect(html).toContain(`<code>${name}</code>`);
    for (const name of Object.keys(openApi.components.schemas)) expect(html).toContain(`id="${name}"`);
    expect(html).not.toMatch(/<script|<style|style=|undefined|\[object/);
    const css = await api(server.port, '/docs.css');
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await (await api(server.port, '/asyncapi.json')).json()).toEqual(
      JSON.parse(JSON.stringify(asyncApi)),
    );
  });
});

test.each([
  [
    { type: 'object', properties: { a: { type: 'string' }, b: { const: true } }, required: ['a'] },
    '{ "a": text, "b"?: true }',
  ],
  [{ anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/View' }] }, 'null | View'],
  [{ type: 'array', items: { enum: [1, 'x'] } }, 'list of 1 | "x"'],
  [{ type: 'object', properties: {}, required: [] }, '{}'],
])('%j is written %s', (schema, text) => {
  expect(schemaText(schema)).toBe(text);
});
