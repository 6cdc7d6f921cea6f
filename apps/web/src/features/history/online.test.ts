import { isUnreadable, makeRecord, parseRecord } from '@abacow/rules';
import { recordOf } from '@abacow/table';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberGuest } from '../../table/online/last-guest.ts';
import { GAME_IDS, rowsOf } from '../../device/games/fixture.testing.ts';
import { readRow } from '../../device/games/games.ts';
import { memoryRowStore } from '../../base/storage/memory.ts';
import { fetchOnlineGames } from './online.ts';
import { listSummaries } from '../../device/finished/store.ts';

const wonGame = () => {
  const row = readRow(rowsOf('games').find(({ id }) => id === GAME_IDS['cowpath won']));
  if (row.kind !== 'game') throw new Error(row.kind);
  return row.table;
};

const answer = (body: string): Response =>
  new Response(body, { headers: { 'Content-Type': 'application/json' } });

afterEach(() => vi.unstubAllGlobals());

test('a game that was won online earns stickers for the guest of this device', async () => {
  const table = wonGame();
  const people = table.seats.map((_, seat) => ({ kind: 'person', name: `P${seat}`, holder: `guest${seat}` }));
  const record = parseRecord(
    makeRecord({ ...recordOf(table)!, players: people.map(({ name }) => ({ kind: 'person', name })) }),
  );
  if (isUnreadable(record) || record.result?.kind !== 'win') throw new Error('not a won game');
  const shown = {
    id: 'onlinegame12',
    code: 'COW7XK',
    choice: table.choice,
    clock: table.clock,
    seats: people,
    phase: 'over',
    public: false,
    createdAt: 1,
    updatedAt: 2,
  };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      answer(path.endsWith('/record') ? makeRecord(record) : JSON.stringify({ tables: [shown] })),
    ),
  );
  rememberGuest(`guest${record.result.seat}`);
  const history = memoryRowStore();
  expect(await fetchOnlineGames(history, () => undefined)).toBe('here');
  const [summary] = await listSummaries(history);
  expect(summary).toMatchObject({ source: 'online', game: 'cowpath' });
  expect(summary!.stickers.length).toBeGreaterThan(0);
});
