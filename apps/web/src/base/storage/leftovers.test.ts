import * as fake from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from './indexed-db.ts';
import { deleteLeftovers, hasLeftovers } from './leftovers.ts';

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});
afterAll(() => vi.unstubAllGlobals());

/** As an earlier version made it: the same store with another key, at a higher version. */
const openOld = () =>
  openDB('abacow', 2, {
    upgrade: (database) => void database.createObjectStore('games', { keyPath: 'id' }),
  });

test('what an earlier version left is recognised, and this version leaves it as it is', async () => {
  const before = await openOld();
  await before.put('games', { id: 'a', state: 'unfinished', lastAt: 1, events: [] });
  before.close();
  const database = await openDatabase();
  expect(database.durable).toBe(true);
  expect(await database.rows('games').has('unfinished')).toBe(false);
  expect(await hasLeftovers()).toBe(true);
  const after = await openOld();
  expect(await after.get('games', 'a')).toEqual({ id: 'a', state: 'unfinished', lastAt: 1, events: [] });
  after.close();
  await deleteLeftovers();
  expect(await hasLeftovers()).toBe(false);
});

test('a new browser has none, and neither has one that cannot tell', async () => {
  await openDatabase();
  expect(await hasLeftovers()).toBe(false);
  vi.stubGlobal('indexedDB', undefined);
  expect(await hasLeftovers()).toBe(false);
});
