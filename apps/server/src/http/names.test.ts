/** Texts that a database cannot store are refused, with both stores. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { type Cluster, startCluster } from '../../test/cluster.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Running } from '../serve.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const refusalOf = async (answer: Response): Promise<readonly unknown[]> => [
  answer.status,
  ((await answer.json()) as { error?: { code: string } }).error?.code,
];

describe.each([
  ['SQLite', () => startTestServer()],
  ['PostgreSQL', () => startTestServer({ databaseUrl: cluster.url })],
])('on %s', (_, start) => {
  let server: Running;
  let ada: Person;
  beforeAll(async () => {
    server = await start();
    ada = await newPerson(server.port, 'Ada');
  });
  afterAll(() => server.stop());

  const post = (path: string, body: object): Promise<Response> =>
    api(server.port, path, { method: 'POST', body: JSON.stringify(body), secret: ada.secret });

  test.each([0x0, 0x1f, 0x7f, 0xd83d])('character %i is refused in names and labels', async (unseen) => {
    const text = `A${String.fromCharCode(unseen)}da`;
    expect(await refusalOf(await post('/me', { name: text }))).toEqual([400, 'request/bad']);
    expect(await refusalOf(await post('/me/tokens', { label: text }))).toEqual([400, 'request/bad']);
  });

  test.each(['\0', 'A\0CDEF', '\x1f', 'ABC DEF'])(
    '%j is refused as a table id and as a code',
    async (text) => {
      for (const path of ['/codes/X', '/tables/X', '/tables/X/record']) {
        const answer = await api(server.port, path.replace('X', encodeURIComponent(text)));
        expect(await refusalOf(answer), path).toEqual([404, 'table/none']);
      }
    },
  );

  test('a name, seed or table id that cannot be stored is refused when sitting down', async () => {
    const id = await openTable(server.port, ada, cowpathTable());
    const client = await Client.greet(server.port, ada.secret);
    await client.watch(id);
    const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'A\0da' }, seed: '' } as const;
    expect(await client.command(id, sit)).toMatchObject({ ok: false, code: 'seat/name' });
    const bad = [
      { kind: 'watch', table: `${id}\0`, seen: 0 } as const,
      { kind: 'command', table: id, id: 'c\0', seen: 0, command: { kind: 'toss' } } as const,
      { kind: 'command', table: id, id: 'c', seen: 0, command: { ...sit, seed: 'aa\0' } } as const,
    ];
    for (const message of bad) client.send(message);
    const codes = (): string[] =>
      client.messages.flatMap((message) => (message.kind === 'error' ? [message.code] : []));
    await client.until(() => codes().length === bad.length);
    expect(codes()).toEqual(bad.map(() => 'message/bad'));
    client.close();
  });

  test('names that mean something else are reserved, for guests and at seats', async () => {
    const id = await openTable(server.port, ada, cowpathTable());
    for (const name of ['?', 'Ada (bot)', '（ＢＯＴ）']) {
      expect(await refusalOf(await post('/me', { name }))).toEqual([400, 'name/reserved']);
      const sitter = { kind: 'person', name };
      expect(await refusalOf(await post(`/tables/${id}/sit`, { seat: 0, sitter }))).toEqual([
        409,
        'name/reserved',
      ]);
    }
    expect(await refusalOf(await post('/me', { name: `Z${'\u0335'.repeat(4)}` }))).toEqual([
      400,
      'request/bad',
    ]);
  });

  test.each(['\u3164', '\u2800', '\u200b', `Z${'\u0335'.repeat(4)}`])('%j is no label', async (label) => {
    expect(await refusalOf(await post('/me/tokens', { label }))).toEqual([400, 'request/bad']);
  });

  test('names in every script are accepted', async () => {
    for (const name of ['Émilie 🐄', 'علیرضا', '🐄'.repeat(40)])
      expect(await (await post('/me', { name: ` ${name}\n` })).json()).toMatchObject({ guest: { name } });
  });

  test('format characters are taken out of a name', async () => {
    const answer = await post('/me', { name: '\u202eA\u200bda\u2069' });
    expect(await answer.json()).toMatchObject({ guest: { name: 'Ada' } });
    const id = await openTable(server.port, ada, cowpathTable());
    const client = await Client.greet(server.port, ada.secret);
    await client.watch(id);
    const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'A\u200ddele' }, seed: '' } as const;
    expect(await client.command(id, sit)).toMatchObject({ ok: true });
    expect(client.tables.get(id)!.seats[1]).toMatchObject({ name: 'Adele' });
    client.close();
  });

  test.each(['\u200b\u2060', '\u3164', '\u2800 \u2800'])('%j is no name: it is invisible', async (name) => {
    expect(await refusalOf(await post('/me', { name }))).toEqual([400, 'request/bad']);
  });
});
