import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../test/test-server.ts';
import { makeService, openStored } from '../../test/service.ts';
import type { Service } from '../service.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

/** More than one slice. */
const TABLES = 30;

let store: Store;
let tables: string[];
const started: Service[] = [];

/** Ada's store outlives the services of a test. */
const serve = (more: Partial<Store> = {}): Service => {
  const service = makeService({ ...store, close: () => Promise.resolve(), ...more });
  started.push(service);
  return service;
};

beforeEach(async () => {
  store = await openSqlite(newFolder());
  await store.addGuest({ id: 'ada', name: 'Ada', createdAt: 1 }, 'secret');
  tables = [];
  for (let count = 0; count < TABLES; count++) tables.push(await openStored(store));
});
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
  await store.close();
});

const ADA = { guest: 'ada', token: null, bot: false };

const hasName = async (table: string): Promise<boolean> =>
  JSON.stringify([await store.table(table), await store.entriesFrom(table, 0)]).includes('"Ada"');
const named = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const table of tables) if (await hasName(table)) found.push(table);
  return found;
};

test('while a guest with many tables is deleted, commands of others are answered', async () => {
  const service = serve({ eraseSlice: (guest) => store.eraseSlice(guest, 4) });
  const other = await openStored(store, { guest: 'ben' });
  await service.activate(other);
  let isDeleted = false;
  const deleting = service.deleteGuest(ADA).then(() => (isDeleted = true));
  const answer = await service.command({
    table: other,
    by: 'ben',
    id: '1',
    seen: 2,
    command: { kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Ben' }, seed: '' },
  });
  expect(answer).toMatchObject({ ok: true });
  expect(isDeleted).toBe(false);
  await deleting;
  expect(await named()).toEqual([]);
});

test('a deletion that was cut off signs out at once, and the next process completes it', async () => {
  let slices = 0;
  const killed = serve({
    eraseSlice: (...slice) => (slices++ === 0 ? store.eraseSlice(...slice) : new Promise(() => undefined)),
  });
  void killed.deleteGuest(ADA);
  await expect.poll(() => slices).toBe(2);
  started.splice(0);
  expect(await store.guestBySecret('secret')).toBeNull();
  const left = await named();
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(TABLES);

  const next = serve();
  const live = (await next.activate(left[0]!))!;
  expect(live.table.seats[0]).toMatchObject({ name: 'Ada' });
  await next.start();
  await expect.poll(() => store.unfinishedDeletions(), { timeout: 10_000 }).toEqual([]);
  expect(await named()).toEqual([]);
  expect((await next.hub.table(left[0]!))!.table.seats[0]).toMatchObject({ name: '?', holder: 'ada' });
});

test('a service that stops waits for the slice, and leaves the rest', async () => {
  const service = serve();
  const deleting = service.deleteGuest(ADA);
  await started.pop()!.stop();
  await deleting;
  expect(await store.unfinishedDeletions()).toEqual(['ada']);
});
