import { GAME_IDS, rowsOf } from '../../device/games/fixture.testing.ts';
import type { Analysis } from '@abacow/ai/analysis';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import { memoryRowStore } from '../../base/storage/memory.ts';
import { History } from './history.svelte.ts';
import { namesOf, resultWords } from './naming.ts';
import { Statistics } from './statistics.svelte.ts';
import { rowOf } from '../../device/finished/store.ts';
import type { Stores } from './summarise.ts';
import type { GameSummary } from '../../device/finished/summary.ts';
import { luckSentence, skillSentence } from './trends.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

const stores = async (): Promise<Stores> => {
  const [games, history] = [memoryRowStore(), memoryRowStore()];
  await games.changeAll(new Map(rowsOf('games').map((row) => [row.id, row])));
  return { games, history };
};

const nobodyOnline = () => Promise.resolve('none' as const);

test('the list of all games: old ones are summarised, and deleting one deletes its game', async () => {
  const both = await stores();
  const history = new History(both);
  await history.open(nobodyOnline);
  expect(history.found).toHaveLength(6);
  history.show({ game: 'trio' });
  expect(history.found.every(({ game }) => game === 'trio')).toBe(true);
  history.show({ game: null });
  const gone = history.shown[0]!;
  await history.remove(gone, 1);
  expect(history.found).toHaveLength(5);
  expect(await both.games.get(gone.id)).toBe(undefined);
  const again = new History(both);
  await again.open(nobodyOnline);
  expect(again.found).toHaveLength(5);
});

test('an online game leaves the list and stays away; offline the list says so', async () => {
  const both = await stores();
  const history = new History(both);
  await history.open(nobodyOnline);
  const online: GameSummary = { ...history.shown[0]!, id: 'online', source: 'online' };
  const fetchOnline: typeof History.prototype.open extends (f?: infer F) => unknown
    ? NonNullable<F>
    : never = async (store, onnew) => {
    if (await store.change('online', (row) => (row === undefined ? rowOf(online) : null))) onnew();
    return 'away';
  };
  await history.open(fetchOnline);
  expect(history.online).toBe('away');
  expect(history.found.map(({ id }) => id)).toContain('online');
  await history.remove(online, 1);
  await history.open(fetchOnline);
  expect(history.found.map(({ id }) => id)).not.toContain('online');
});

test('results and names in words', async () => {
  const both = await stores();
  const history = new History(both);
  await history.open(nobodyOnline);
  const find = (name: keyof typeof GAME_IDS) => history.found.find(({ id }) => id === GAME_IDS[name])!;
  expect(resultWords(find('cowpath tie'))).toBe('Tie');
  expect(namesOf(find('cowpath won'))).toHaveLength(2);
  expect(['Won', 'Lost'].concat(`${namesOf(find('cowpath won'))[0]} won`)).toContain(
    resultWords(find('cowpath won')).replace(
      namesOf(find('cowpath won'))[1]!,
      namesOf(find('cowpath won'))[0]!,
    ),
  );
});

const player = (luck: number) => ({ luck, costPerDecision: 0.02 }) as Analysis['players'][number];

test('missing analyses are made on demand, the newest first, and can be stopped', async () => {
  const both = await stores();
  const list = new History(both);
  await list.open(nobodyOnline);
  for (const summary of list.found.filter(({ game }) => game === 'cowpath')) {
    const [first, second] = summary.seats;
    const seats = [{ ...first, here: true } as typeof first, { ...second, here: false } as typeof second];
    await both.history.change(summary.id, () => rowOf({ ...summary, seats: seats as GameSummary['seats'] }));
  }
  const statistics = new Statistics(both, null);
  await statistics.open();
  const wanted = statistics.missing.map(({ endedAt }) => endedAt);
  expect(wanted.length).toBeGreaterThan(1);
  expect(wanted).toEqual([...wanted].sort((a, b) => b - a));
  const close = vi.fn();
  await statistics.analyse(1, {
    analyse: () => Promise.resolve({ players: [player(0), player(0)] } as unknown as Analysis),
    close,
  });
  expect(close).toHaveBeenCalled();
  expect(statistics.progress).toBe(null);
  expect(statistics.analysed).toHaveLength(1);
  const again = new Statistics(both, null);
  await again.open();
  expect(again.analysed).toHaveLength(1);
  void again.analyse(1, { analyse: () => new Promise(() => undefined), close });
  expect(again.progress).not.toBe(null);
  again.stop();
  expect(again.progress).toBe(null);
});

test('charts in words', () => {
  const games = (count: number, luck: number, cost: number) =>
    Array.from({ length: count }, () => ({ luck, cost }));
  expect(luckSentence(games(2, 50, 0))).toBe('Neither good nor bad luck in the last 2 games.');
  expect(luckSentence([...games(5, 40, 0), ...games(10, 80, 0)])).toBe(
    'The dice were kind in the last 10 games. There was less luck before.',
  );
  expect(skillSentence([...games(5, 50, 0.05), ...games(10, 50, 0.01)])).toBe(
    'Well played in the last 10 games: few chances were wasted. That is better than before!',
  );
});
