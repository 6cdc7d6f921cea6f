/** A server may die between the end of a game and its rating. */
import type { Command } from '@abacow/table';
import { afterEach, expect, test } from 'vitest';
import { newFolder } from '../../test/test-server.ts';
import { STANDARD, makeService, openStored } from '../../test/service.ts';
import type { Service } from '../service.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { rateMissed } from './ratings.ts';

const started: Service[] = [];
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
});

const serve = async (store: Store): Promise<Service> => {
  const service = makeService(store);
  await service.start();
  started.push(service);
  return service;
};

const dead = (): Promise<never> => Promise.reject(new Error('dead'));
/** Events are stored; ratings and summaries are not. */
const dying = (store: Store): Promise<Service> =>
  serve({ ...store, rate: dead, changeTables: dead, close: () => Promise.resolve() });

const giveUp = async (service: Service): Promise<string> => {
  const table = await openStored(service.store, STANDARD);
  const give = async (by: string, command: Command): Promise<void> => {
    const seen = (await service.hub.table(table))!.events.length;
    const answer = await service.command({ table, by, id: crypto.randomUUID(), seen, command });
    expect(answer).toMatchObject({ ok: true });
  };
  await give('ada', { kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Ada' }, seed: '' });
  await give('ben', { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: '' });
  await give('ada', { kind: 'give-up', seat: 0 });
  return table;
};

const gamesIn = async (store: Store): Promise<readonly number[]> =>
  [...(await store.ratings('trio', ['ada', 'ben'])).values()].map(({ games }) => games);

test('a failed rating is retried', async () => {
  const store = await openSqlite(newFolder());
  let failures = 1;
  const service = await serve({
    ...store,
    rate: (table, game) => (failures-- > 0 ? dead() : store.rate(table, game)),
  });
  await giveUp(service);
  await expect.poll(() => gamesIn(store), { timeout: 10_000 }).toEqual([1, 1]);
  expect(failures).toBeLessThan(0);
});

test('the next server rates what the last one did not', async () => {
  const store = await openSqlite(newFolder());
  const service = await dying(store);
  await giveUp(service);
  await giveUp(service);
  expect(await gamesIn(store)).toEqual([]);
  await serve(store);
  await expect.poll(() => gamesIn(store)).toEqual([2, 2]);
  expect(await store.unratedTables(0)).toEqual([]);
});

test('a table that cannot be read does not stop the others from being rated', async () => {
  const store = await openSqlite(newFolder());
  const service = await dying(store);
  const [damaged] = [await giveUp(service), await giveUp(service)];
  const found: Store = {
    ...store,
    entriesFrom: (table, number) => (table === damaged ? dead() : store.entriesFrom(table, number)),
  };
  await expect(rateMissed(found, Date.now(), () => false)).rejects.toThrow('1 tables were not rated');
  expect(await gamesIn(store)).toEqual([1, 1]);
  expect(await store.unratedTables(0)).toEqual([damaged]);
  await store.close();
});

test('a server that stops rates no more', async () => {
  const store = await openSqlite(newFolder());
  await giveUp(await dying(store));
  await rateMissed(store, Date.now(), () => true);
  expect(await gamesIn(store)).toEqual([]);
  await store.close();
});
