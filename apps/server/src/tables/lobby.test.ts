import type { NewTable } from '@abacow/protocol';
import type { Seating } from '@abacow/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredTable } from '../store/store.ts';
import { STANDARD, makeService, openStored } from '../../test/service.ts';
import { newFolder } from '../../test/test-server.ts';
import { openSqlite } from '../store/sqlite.ts';
import { createLobby, lobbyTable } from './lobby.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OPEN: Seating = { kind: 'open' };
const ADA: Seating = { kind: 'person', name: 'Ada', holder: 'ada' };

const stored = (id: string, phase: string, seats: readonly Seating[]): StoredTable => ({
  id,
  secret: '',
  code: id,
  public: true,
  host: 'ada',
  phase,
  clock: 'none',
  summary: JSON.stringify({
    choice: {},
    clock: { kind: 'none' },
    opening: { kind: 'chosen', seat: 0 },
    seats,
  }),
  createdAt: 0,
  updatedAt: 0,
});

/** Guests are connected to every table, except to `empty`. */
const lobbyOf = (...tables: readonly StoredTable[]) => {
  const publicTablesAmong = vi.fn((ids: readonly string[], phases: readonly string[]) =>
    Promise.resolve(tables.filter(({ id, phase }) => ids.includes(id) && phases.includes(phase))),
  );
  const present = tables.map(({ id }) => id).filter((id) => id !== 'empty');
  const lobby = createLobby({ publicTablesAmong }, { tables: () => present });
  return { lobby, publicTablesAmong };
};

test('tables to join come first; those without an open seat or a connected guest are left out', async () => {
  const { lobby } = lobbyOf(
    stored('playing', 'playing', [ADA, ADA]),
    stored('joinable', 'seating', [ADA, OPEN]),
    stored('rematch', 'seating', [ADA, ADA]),
    stored('empty', 'seating', [ADA, OPEN]),
    stored('starting', 'opening', [ADA, ADA]),
  );
  expect((await lobby.tables()).map(({ id }) => id)).toEqual(['joinable', 'starting', 'playing']);
});

test('changes within half a second are published together, until the subscriber leaves', async () => {
  const { lobby, publicTablesAmong } = lobbyOf(stored('joinable', 'seating', [ADA, OPEN]));
  lobby.changed();
  await vi.advanceTimersByTimeAsync(500);
  expect(publicTablesAmong).not.toHaveBeenCalled();

  const published: (readonly string[])[] = [];
  const unsubscribe = lobby.subscribe((tables) => published.push(tables.map(({ id }) => id)));
  lobby.changed();
  lobby.changed();
  await vi.advanceTimersByTimeAsync(500);
  expect(published).toEqual([['joinable']]);

  lobby.changed();
  unsubscribe();
  await vi.advanceTimersByTimeAsync(500);
  expect(published).toHaveLength(1);
});

test('tables without a connected guest never hide those with one, however many there are', async () => {
  vi.useRealTimers();
  const store = await openSqlite(newFolder());
  const service = makeService(store);
  const [waiting, running] = [await openStored(store, { now: 1 }), await openStored(store, { now: 1 })];
  await store.changeTables([{ ...(await store.table(running))!, phase: 'playing', updatedAt: 2 }]);
  for (let idle = 0; idle < 210; idle++) await openStored(store, { guest: 'eve' });
  service.presence.enter(waiting, 'ada');
  service.presence.setPeerGuest('another process', running, 'ben', true);
  expect((await service.lobby.tables()).map(({ id }) => id)).toEqual([waiting, running]);
  await service.stop();
});

test.each<readonly [string, boolean, Partial<NewTable>]>([
  ['one with standard terms', true, {}],
  ['a private one', false, { public: false }],
  ['one where the beginner is chosen', false, { opening: { kind: 'chosen', seat: 1 } }],
  ['one with a clock of one second', false, { clock: { kind: 'move', ms: 1000 } }],
  ['one with a computer', false, { seats: [{ kind: 'open' }, { kind: 'computer', level: 1 }] }],
])('a table says whether it is rated: %s: %s', async (_, rated, more) => {
  vi.useRealTimers();
  const store = await openSqlite(newFolder());
  const id = await openStored(store, { ...STANDARD, ...more });
  expect(lobbyTable((await store.table(id))!)).toMatchObject({ rated });
  await store.close();
});
