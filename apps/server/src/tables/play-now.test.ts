import type { NewTable } from '@abacow/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { startCluster } from '../../test/cluster.ts';
import { type Person, api, newFolder, newPerson, startTestServer } from '../../test/test-server.ts';
import { STANDARD, makeService, openStored } from '../../test/service.ts';
import type { Running } from '../serve.ts';
import type { Service } from '../service.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { playNow } from './play-now.ts';

type Told = { readonly status: number; readonly id: string; readonly seat?: number };

const ask = async ({ port }: Running, { secret }: Person): Promise<Told> => {
  const answer = await api(port, '/play-now', { method: 'POST', body: '{"game":"trio"}', secret });
  return { status: answer.status, ...((await answer.json()) as Omit<Told, 'status'>) };
};

const people = (server: Running, count: number): Promise<readonly Person[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => newPerson(server.port, `P${index}`)));

describe('a guest who wants to play now', () => {
  let server: Running;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.stop());

  /** A table that Ada opened so long ago and has not connected to yet. */
  const openedBefore = (ms: number, more: Partial<NewTable> = {}): Promise<string> =>
    openStored(server.service.store, {
      guest: `ada${ms}`,
      now: server.service.now() - ms,
      ...STANDARD,
      ...more,
    });

  test('gets no table without a player, and none of their own', async () => {
    const [ada] = await people(server, 1);
    const left = await openedBefore(16_000);
    const first = await ask(server, ada!);
    expect(first).toMatchObject({ status: 201 });
    expect(first.id).not.toBe(left);
    const again = await ask(server, ada!);
    expect(again.status).toBe(201);
    expect(again.id).not.toBe(first.id);
  });

  test('gets a table that was just opened, before its player connects', async () => {
    const [ada] = await people(server, 1);
    const id = await openedBefore(10_000);
    expect(await ask(server, ada!)).toMatchObject({ status: 200, id, seat: 1 });
  });

  test('gets a table with a connected player before one that was just opened', async () => {
    const [ada, ben] = await people(server, 2);
    const coming = await openedBefore(2000);
    const here = await openedBefore(1000);
    const client = await Client.greet(server.port, ada!.secret);
    await client.watch(here);
    expect(await ask(server, ben!)).toMatchObject({ status: 200, id: here });
    client.close();
    await client.until(() => client.closed !== null);
    await expect
      .poll(() => ask(server, ben!), { timeout: 10_000 })
      .toMatchObject({ status: 200, id: coming });
  });

  test.each<readonly [string, Partial<NewTable>]>([
    ['a clock of one second', { clock: { kind: 'move', ms: 1000 } }],
    ['no clock', { clock: { kind: 'none' } }],
    ['a chosen beginner', { opening: { kind: 'chosen', seat: 0 } }],
    ['another level', { choice: { ...STANDARD.choice, level: 'expert' } }],
    ['a target of one point', { choice: { ...STANDARD.choice, target: 1 } }],
  ])('is never sent to a table with %s', async (_, terms) => {
    const [ada, ben] = await people(server, 2);
    const hostile = await openedBefore(1000, terms);
    const client = await Client.greet(server.port, ada!.secret);
    await client.watch(hostile);
    expect((await ask(server, ben!)).status).toBe(201);
    client.close();
  });

  test('gets a waiting player, however many newer tables nobody is at', async () => {
    const [ada, ben] = await people(server, 2);
    const waiting = await openedBefore(60_000);
    for (let idle = 0; idle < 210; idle++) await openedBefore(20_000 + idle);
    const client = await Client.greet(server.port, ada!.secret);
    await client.watch(waiting);
    expect(await ask(server, ben!)).toMatchObject({ status: 200, id: waiting });
    client.close();
  });
});

/** Slows down opening, so that other requests come between the search and the opening. */
const slow = (store: Store): Store => ({
  ...store,
  openTable: async (...opened) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return store.openTable(...opened);
  },
});

const serve = (store: Store): Service => makeService(slow(store));

/** One request opens a table, and all others get it, except one for the other game. */
const expectMeeting = async (services: readonly Service[]): Promise<void> => {
  const asked = ['ada', 'ben', 'cleo', 'dora'].map((id, index) =>
    playNow(services[index % services.length]!, { id, name: id, createdAt: 0 }, { game: 'cowpath' }),
  );
  const other = playNow(services[0]!, { id: 'eve', name: 'eve', createdAt: 0 }, { game: 'trio' });
  const results = (await Promise.all(asked)).map((found) =>
    found !== 'out' && 'id' in found ? found : null,
  );
  expect(results.filter((found) => found !== null && 'seat' in found)).toHaveLength(3);
  expect(new Set(results.map((found) => found?.id)).size).toBe(1);
  expect(await other).not.toMatchObject({ id: results[0]!.id });
};

describe('simultaneous requests get one table', () => {
  test('on one process', async () => {
    const store = await openSqlite(newFolder());
    await expectMeeting([serve(store)]);
    await store.close();
  });

  test('on two processes', async () => {
    const cluster = await startCluster();
    const stores = [await openPostgres(cluster.url), await openPostgres(cluster.url)];
    await expectMeeting(stores.map(serve));
    for (const store of stores) await store.close();
    await cluster.stop();
  });
});
