import { GAME_IDS, rowsOf } from '../games/fixture.testing.ts';
import { expect, test } from 'vitest';
import { memoryRowStore } from '../../base/storage/memory.ts';
import type { Row, RowStore } from '../../base/storage/row-store.ts';
import { latestSummaries, listSummaries, markRemoved, saveAnalysis, saveSummary } from './store.ts';
import { summariseLatest, summariseMissing } from '../../features/history/summarise.ts';

const fill = async (rows: readonly Row[]): Promise<RowStore> => {
  const rowStore = memoryRowStore();
  await rowStore.changeAll(new Map(rows.map((row) => [row.id, row])));
  return rowStore;
};

const stores = async () => ({ games: await fill(rowsOf('games')), history: memoryRowStore() });

const finishedIds = rowsOf('games')
  .filter(({ state }) => state === 'finished')
  .sort((a, b) => b.lastAt - a.lastAt)
  .map(({ id }) => id);

test('games without a summary get one, in slices', async () => {
  const both = await stores();
  const slices: number[] = [];
  expect(await summariseMissing(both, (left) => slices.push(left) > 0)).toEqual([]);
  expect(slices).toEqual([0]);
  const all = await listSummaries(both.history);
  expect(all.map(({ id }) => id)).toEqual(finishedIds);
  expect(all.map(({ endedAt }) => endedAt)).toEqual(all.map(({ endedAt }) => endedAt).sort((a, b) => b - a));
  const find = (name: keyof typeof GAME_IDS) => all.find(({ id }) => id === GAME_IDS[name]);
  expect(find('cowpath won')).toMatchObject({ source: 'device', outcome: { kind: 'win', by: 'play' } });
  expect(find('cowpath tie')?.outcome.kind).toBe('tie');
  expect(find('record of trio')).toMatchObject({ source: 'file', game: 'trio' });
});

test('a summary is not made twice, and keeps its analysis', async () => {
  const both = await stores();
  await summariseMissing(both, () => true);
  const [first] = await listSummaries(both.history);
  const analysis = first!.seats.map(() => ({ luck: 50, cost: 0 }));
  await saveAnalysis(both.history, first!.id, analysis);
  await saveSummary(both.history, first!);
  await summariseMissing(both, () => {
    throw new Error('nothing is missing');
  });
  expect((await listSummaries(both.history))[0]).toEqual({ ...first, analysis });
});

test('the start page reads only the newest games', async () => {
  const { games, history } = await stores();
  const read: string[] = [];
  const watched: RowStore = {
    ...games,
    all: () => Promise.reject(new Error('all rows were read')),
    latest: async (state, limit) => {
      const rows = await games.latest(state, limit);
      read.push(...rows.map((row) => (row as Row).id));
      return rows;
    },
  };
  await summariseLatest({ games: watched, history }, 2);
  expect(read).toEqual(finishedIds.slice(0, 2));
  const latest = await latestSummaries(history, 3);
  expect(latest.map(({ id }) => id)).toEqual(finishedIds.slice(0, 2));
});

test('a damaged game is reported, and the others get summaries', async () => {
  const both = await stores();
  const id = GAME_IDS['cowpath won'];
  await both.games.change(id, (row) => ({ ...(row as Row), events: [] }));
  expect((await summariseMissing(both, () => true)).map((one) => one.id)).toEqual([id]);
  expect(await listSummaries(both.history)).toHaveLength(finishedIds.length - 1);
});

test('an online game that was removed stays removed', async () => {
  const { games, history } = await stores();
  await summariseMissing({ games, history }, () => true);
  const [first] = await listSummaries(history);
  await markRemoved(history, first!.id, 1);
  expect(await saveSummary(history, { ...first!, source: 'online' })).toBe(false);
  expect(await listSummaries(history)).toHaveLength(finishedIds.length - 1);
});
