import * as fake from 'fake-indexeddb';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from './indexed-db.ts';
import { memoryDatabase } from './memory.ts';
import type { Database, Row } from './row-store.ts';

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});
afterAll(() => vi.unstubAllGlobals());

const row = (id: string, state: Row['state'], lastAt: number, more: object = {}): Row => ({
  id,
  state,
  lastAt,
  ...more,
});
const event = (n: number) => ({ kind: 'played', n });
const mapOf = (...rows: readonly Row[]) => new Map(rows.map((one) => [one.id, one]));
const idsOf = (rows: readonly unknown[]) => rows.map((one) => (one as Row).id);

describe.each<[string, () => Promise<Database>]>([
  ['in memory', () => Promise.resolve(memoryDatabase())],
  ['in IndexedDB', openDatabase],
])('a database %s', (place, open) => {
  test('says whether it lasts', async () => {
    expect((await open()).durable).toBe(place === 'in IndexedDB');
  });

  test('has the newest rows of a state first, and no more than are wanted', async () => {
    const rows = (await open()).rows('history');
    expect(await rows.has('finished')).toBe(false);
    await rows.changeAll(mapOf(...[3, 1, 2].map((lastAt) => row(`${lastAt}`, 'finished', lastAt))));
    await rows.change('u', () => row('u', 'unfinished', 9));
    expect(idsOf(await rows.latest('finished', 2))).toEqual(['3', '2']);
    expect([...(await rows.ids('finished'))].sort()).toEqual(['1', '2', '3']);
    expect(await rows.has('finished')).toBe(true);
    expect(idsOf(await rows.all('unfinished'))).toEqual(['u']);
    await rows.changeAll(new Map([['3', null]]));
    expect(idsOf(await rows.latest('finished', 9))).toEqual(['2', '1']);
    await rows.remove('2');
    expect(await rows.get('2')).toBeUndefined();
  });

  test('changes a row only if the change says so', async () => {
    const rows = (await open()).rows('answers');
    expect(await rows.change('a', (before) => (before === undefined ? row('a', 'finished', 1) : null))).toBe(
      true,
    );
    expect(await rows.change('a', () => null)).toBe(false);
    expect(await rows.get('a')).toEqual(row('a', 'finished', 1));
  });

  test('keeps kinds apart', async () => {
    const database = await open();
    await database.changeAll({
      games: mapOf(row('a', 'finished', 1)),
      exercises: mapOf(row('b', 'finished', 2)),
    });
    expect(idsOf(await database.rows('games').all('finished'))).toEqual(['a']);
    expect(idsOf(await database.rows('exercises').all('finished'))).toEqual(['b']);
    await database.clear();
    expect(await database.rows('games').has('finished')).toBe(false);
    expect(await database.rows('exercises').has('finished')).toBe(false);
  });

  test('adds to a log, and a row has its whole log wherever it is read', async () => {
    const games = (await open()).rows('games');
    await games.change('a', () => row('a', 'unfinished', 1, { events: [event(0), event(1)] }));
    await games.change('b', () => row('b', 'unfinished', 1, { events: [event(7)] }));
    expect(await games.append(row('a', 'finished', 2), 2, [event(2), event(3)])).toBe(true);
    const whole = row('a', 'finished', 2, { events: [0, 1, 2, 3].map(event) });
    expect(await games.get('a')).toEqual(whole);
    expect(await games.all('finished')).toEqual([whole]);
    expect(await games.latest('finished', 1)).toEqual([whole]);
    expect(await games.get('b')).toMatchObject({ events: [event(7)] });
  });

  test('refuses an addition to a log that another page has continued', async () => {
    const games = (await open()).rows('games');
    await games.change('a', () => row('a', 'unfinished', 1, { events: [event(0)] }));
    const both = await Promise.all([
      games.append(row('a', 'unfinished', 2), 1, [event(1)]),
      games.append(row('a', 'finished', 3), 1, [event(2)]),
    ]);
    expect(both).toEqual([true, false]);
    expect(await games.get('a')).toEqual(row('a', 'unfinished', 2, { events: [event(0), event(1)] }));
  });

  test('replaces a log together with its row, and removes it with the row', async () => {
    const games = (await open()).rows('games');
    await games.change('a', () => row('a', 'unfinished', 1, { events: [event(0), event(1)] }));
    await games.change('a', () => row('a', 'unfinished', 1, { events: [event(5)] }));
    expect(await games.get('a')).toMatchObject({ events: [event(5)] });
    await games.remove('a');
    await games.change('a', () => row('a', 'finished', 2, { text: 'a record' }));
    expect(await games.get('a')).toEqual(row('a', 'finished', 2, { text: 'a record' }));
  });
});

describe('IndexedDB', () => {
  test('changes nothing if one of the changes fails', async () => {
    const database = await openDatabase();
    const bad = row('b', 'finished', 2, { cannotBeStored: () => undefined });
    await expect(
      database.changeAll({ games: mapOf(row('a', 'finished', 1)), answers: mapOf(bad) }),
    ).rejects.toThrow();
    expect(await database.rows('games').get('a')).toBeUndefined();
    await expect(database.rows('answers').change('b', () => bad)).rejects.toThrow();
    expect(await database.rows('answers').change('c', () => row('c', 'finished', 3))).toBe(true);
  });

  test('writes one entry for one event', async () => {
    const games = (await openDatabase()).rows('games');
    await games.change('a', () => row('a', 'unfinished', 1, { events: [event(0)] }));
    const put = vi.spyOn(fake.IDBObjectStore.prototype, 'put');
    await games.append(row('a', 'unfinished', 2), 1, [event(1)]);
    expect(put.mock.calls).toEqual([[row('a', 'unfinished', 2)], [event(1), ['a', 1]]]);
    put.mockRestore();
  });

  test('is replaced by memory where it is forbidden', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect((await openDatabase()).durable).toBe(false);
  });
});
