import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { startCluster } from '../../test/cluster.ts';
import { type Person, api, newFolder, newPerson, startHouse } from '../../test/house.ts';
import { makeService, openStored } from '../../test/service.ts';
import type { Running } from '../serve.ts';
import type { Service } from '../service.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { playNow } from './playnow.ts';

type Told = { readonly status: number; readonly id: string; readonly seat?: number };

const ask = async ({ port }: Running, { secret }: Person): Promise<Told> => {
  const answer = await api(port, '/play-now', { method: 'POST', body: '{"game":"cowpath"}', secret });
  return { status: answer.status, ...((await answer.json()) as Omit<Told, 'status'>) };
};

const people = (house: Running, count: number): Promise<readonly Person[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => newPerson(house.port, `P${index}`)));

describe('whoever wants to play now', () => {
  let house: Running;
  beforeEach(async () => {
    house = await startHouse();
  });
  afterEach(() => house.stop());

  /** A table that Ada opened so long ago, where nobody has come yet. */
  const openedBefore = (ms: number): Promise<string> =>
    openStored(house.service.store, {
      guest: `ada${ms}`,
      now: house.service.now() - ms,
      clock: { kind: 'move', ms: 60_000 },
    });

  test('is not sent where nobody came, nor where one sits already', async () => {
    const [ada] = await people(house, 1);
    const left = await openedBefore(16_000);
    const first = await ask(house, ada!);
    expect(first).toMatchObject({ status: 201 });
    expect(first.id).not.toBe(left);
    const again = await ask(house, ada!);
    expect(again.status).toBe(201);
    expect(again.id).not.toBe(first.id);
  });

  test('meets who asked just before and has not come to the table yet', async () => {
    const [ada] = await people(house, 1);
    const id = await openedBefore(10_000);
    expect(await ask(house, ada!)).toMatchObject({ status: 200, id, seat: 1 });
  });

  test('is sent rather where somebody is than where somebody is coming', async () => {
    const [ada, ben] = await people(house, 2);
    const coming = await openedBefore(2000);
    const here = await openedBefore(1000);
    const client = await Client.greet(house.port, ada!.secret);
    await client.watch(here);
    expect(await ask(house, ben!)).toMatchObject({ status: 200, id: here });
    client.close();
    await client.until(() => client.closed !== null);
    await expect.poll(() => ask(house, ben!), { timeout: 10_000 }).toMatchObject({ status: 200, id: coming });
  });
});

/** Between looking for a table and having opened one there is time for others to look. */
const slow = (store: Store): Store => ({
  ...store,
  openTable: async (...opened) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return store.openTable(...opened);
  },
});

const serve = (store: Store): Service => makeService(slow(store));

/** One opens a table, and everybody else is sent there; whoever wants the other game is not. */
const expectMeeting = async (services: readonly Service[]): Promise<void> => {
  const asked = ['ada', 'ben', 'cleo', 'dora'].map((id, index) =>
    playNow(services[index % services.length]!, { id, name: id, createdAt: 0 }, 'cowpath'),
  );
  const other = playNow(services[0]!, { id: 'eve', name: 'eve', createdAt: 0 }, 'trio');
  const told = (await Promise.all(asked)).map((found) => ('id' in found ? found : null));
  expect(told.filter((found) => found !== null && 'seat' in found)).toHaveLength(3);
  expect(new Set(told.map((found) => found?.id)).size).toBe(1);
  expect(await other).not.toMatchObject({ id: told[0]!.id });
};

describe('those who ask at once end at one table', () => {
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
