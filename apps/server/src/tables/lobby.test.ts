import type { Seating } from '@abacow/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredTable } from '../store/store.ts';
import { createLobby } from './lobby.ts';

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
  summary: JSON.stringify({ choice: {}, clock: { kind: 'none' }, seats }),
  createdAt: 0,
  updatedAt: 0,
});

/** Guests are connected to every table, except to `empty`. */
const lobbyOf = (...tables: readonly StoredTable[]) => {
  const publicTables = vi.fn((phase: string) =>
    Promise.resolve(tables.filter((table) => table.phase === phase)),
  );
  const lobby = createLobby({ publicTables }, { here: (id) => (id === 'empty' ? [] : ['ada']) });
  return { lobby, publicTables };
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
  const { lobby, publicTables } = lobbyOf(stored('joinable', 'seating', [ADA, OPEN]));
  lobby.changed();
  await vi.advanceTimersByTimeAsync(500);
  expect(publicTables).not.toHaveBeenCalled();

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
