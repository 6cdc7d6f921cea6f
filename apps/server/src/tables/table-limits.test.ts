import { type NewTable, newTable } from '@abacow/protocol';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import {
  type Person,
  api,
  cowpathTable,
  newFolder,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Running } from '../serve.ts';
import { makeService } from '../../test/service.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

let server: Running;
beforeAll(async () => {
  server = await startTestServer({ waitingTablesPerGuest: 3, computerTablesPerGuest: 2 });
});
afterAll(() => server.stop());

const WITH_COMPUTER: Partial<NewTable> = { seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }] };

const ask = async (guest: Person, path: string, body: object): Promise<readonly [number, string?]> => {
  const answer = await api(server.port, path, {
    method: 'POST',
    body: JSON.stringify(body),
    secret: guest.secret,
  });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return error === undefined ? [answer.status] : [answer.status, error.code];
};

test('a guest may have some waiting tables and not more, also when asking for all at once', async () => {
  const [ada, ben] = [await newPerson(server.port, 'Ada'), await newPerson(server.port, 'Ben')];
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask(ada, '/tables', cowpathTable())));
  const refused = [409, 'table/too-many-waiting'] as const;
  expect(asked.toSorted()).toEqual([[201], [201], [201], refused, refused]);
  expect(await ask(ada, '/play-now', { game: 'trio' })).toEqual(refused);
  expect(await ask(ben, '/tables', cowpathTable())).toEqual([201]);
});

test('simultaneous requests cannot pass the limit, however slow the store is', async () => {
  const store = await openSqlite(newFolder());
  const slow: Store = {
    ...store,
    openTable: async (...opened) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return store.openTable(...opened);
    },
  };
  const service = makeService(slow, { tableLimits: { waiting: 2, computers: 1 } });
  const ada = { id: 'ada', name: 'Ada', createdAt: 0 };
  const wanted = parse(newTable, cowpathTable());
  const opened = await Promise.all(Array.from({ length: 6 }, () => service.openTable(ada, wanted)));
  expect(opened.filter((each) => each !== 'out' && 'id' in each)).toHaveLength(2);
  await service.stop();
});

test('a table that was closed no longer counts', async () => {
  const eve = await newPerson(server.port, 'Eve');
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) ids.push(await openTable(server.port, eve, cowpathTable()));
  const client = await Client.greet(server.port, eve.secret);
  await client.watch(ids[0]!);
  expect(await client.command(ids[0]!, { kind: 'close' })).toMatchObject({ ok: true });
  await expect.poll(() => ask(eve, '/tables', cowpathTable())).toEqual([201]);
  client.close();
});

test('a guest may have some tables with computers and not more, opened so or seated later', async () => {
  const zoe = await newPerson(server.port, 'Zoe');
  const plain = await openTable(server.port, zoe, cowpathTable());
  const client = await Client.greet(server.port, zoe.secret);
  await client.watch(plain);
  const seatComputer = () =>
    client.command(plain, { kind: 'sit', seat: 1, sitter: { kind: 'computer', level: 1 }, seed: '' });
  const first = await openTable(server.port, zoe, cowpathTable(WITH_COMPUTER));
  expect(await ask(zoe, '/tables', cowpathTable(WITH_COMPUTER))).toEqual([201]);
  // Games that run count as well as those that wait.
  await client.watch(first);
  await client.sitDown(first);
  expect(await ask(zoe, '/tables', cowpathTable(WITH_COMPUTER))).toEqual([409, 'table/too-many-computers']);
  expect(await seatComputer()).toMatchObject({ ok: false, code: 'table/too-many-computers' });
  expect(await client.command(first, { kind: 'give-up', seat: 0 })).toMatchObject({ ok: true });
  await expect.poll(async () => (await seatComputer()).ok).toBe(true);
  client.close();
});
