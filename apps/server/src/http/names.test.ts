/** What cannot be kept is refused at the door, on both stores alike. */
import { NO_NAME } from '@abacow/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { type Cluster, startCluster } from '../../test/cluster.ts';
import { type Person, api, cowpathTable, newPerson, openTable, startHouse } from '../../test/house.ts';
import type { Running } from '../serve.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const told = async (answer: Response): Promise<readonly unknown[]> => [
  answer.status,
  ((await answer.json()) as { error?: { code: string } }).error?.code,
];

describe.each([
  ['SQLite', () => startHouse()],
  ['PostgreSQL', () => startHouse({ databaseUrl: cluster.url })],
])('on %s', (_, start) => {
  let house: Running;
  let ada: Person;
  beforeAll(async () => {
    house = await start();
    ada = await newPerson(house.port, 'Ada');
  });
  afterAll(() => house.stop());

  const post = (path: string, body: object): Promise<Response> =>
    api(house.port, path, { method: 'POST', body: JSON.stringify(body), secret: ada.secret });

  test.each([0x0, 0x1f, 0x7f, 0xd83d])('character %i is in no name and no label', async (unseen) => {
    const text = `A${String.fromCharCode(unseen)}da`;
    expect(await told(await post('/me', { name: text }))).toEqual([400, 'request/bad']);
    expect(await told(await post('/me/tokens', { label: text }))).toEqual([400, 'request/bad']);
  });

  test.each(['\0', 'A\0CDEF', '\x1f', 'ABC DEF'])('%j names no table', async (text) => {
    for (const path of ['/codes/X', '/tables/X', '/tables/X/record']) {
      const answer = await api(house.port, path.replace('X', encodeURIComponent(text)));
      expect(await told(answer), path).toEqual([404, 'table/none']);
    }
  });

  test('nobody sits down under such a name, nor with such a seed, nor at such a table', async () => {
    const id = await openTable(house.port, ada, cowpathTable());
    const client = await Client.greet(house.port, ada.secret);
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

  test('names of the whole world are welcome', async () => {
    for (const name of ['Émilie 🐄', 'علیرضا', '🐄'.repeat(40)])
      expect(await (await post('/me', { name: ` ${name}\n` })).json()).toMatchObject({ guest: { name } });
  });

  test('format characters are taken out of a name', async () => {
    const answer = await post('/me', { name: '\u202eA\u200bda\u2069' });
    expect(await answer.json()).toMatchObject({ guest: { name: 'Ada' } });
    const id = await openTable(house.port, ada, cowpathTable());
    const client = await Client.greet(house.port, ada.secret);
    await client.watch(id);
    const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'A\u200ddele' }, seed: '' } as const;
    expect(await client.command(id, sit)).toMatchObject({ ok: true });
    expect(client.tables.get(id)!.seats[1]).toMatchObject({ name: 'Adele' });
    client.close();
  });

  test.each(['\u200b\u2060', '\u3164', '\u2800 \u2800'])(
    '%j is no name: nobody could see it',
    async (name) => {
      expect(await told(await post('/me', { name }))).toEqual([400, 'request/bad']);
    },
  );

  test('a guest whose name an older version let through is cleaned and opens a table', async () => {
    const old = await newPerson(house.port, 'Old');
    const me = async (): Promise<unknown> => (await api(house.port, '/me', { secret: old.secret })).json();
    await house.service.store.renameGuest(old.id, 'A\u202eda');
    expect(await me()).toMatchObject({ guest: { name: 'Ada' } });
    await house.service.store.renameGuest(old.id, '\u200b');
    expect(await me()).toMatchObject({ guest: { name: NO_NAME } });
    expect(await openTable(house.port, old, cowpathTable())).toMatch(/^\w+$/);
  });
});
