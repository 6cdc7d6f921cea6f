import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { createNewsroom } from './news.ts';

// What is told again later is told when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A store that only tells, and fails so often first. */
const teller = (failures: number) => {
  const told: string[] = [];
  let left = failures;
  const tell = async (text: string): Promise<void> => {
    await pause(1);
    if (left-- > 0) throw new Error('away');
    told.push(text);
  };
  return { told, store: { kind: 'postgres', tell } as unknown as Store };
};

const heads = (...of: readonly (readonly [string, number])[]): string =>
  JSON.stringify({ kind: 'heads', heads: of });

test('heads that move while a message is on its way share the next one', async () => {
  const { told, store } = teller(0);
  const news = createNewsroom(
    store,
    () => true,
    () => undefined,
  );
  news.headsMoved([['a', 1]]);
  news.headsMoved([
    ['a', 2],
    ['b', 1],
  ]);
  news.headsMoved([['a', 3]]);
  await expect.poll(() => told).toEqual([heads(['a', 1]), heads(['a', 3], ['b', 1])]);
});

test('a head that could not be told is told with the next one, the newest of a table', async () => {
  const { told, store } = teller(1);
  const troubles: unknown[] = [];
  const news = createNewsroom(
    store,
    () => true,
    (error) => troubles.push(error),
  );
  news.headsMoved([['a', 1]]);
  news.headsMoved([['a', 2]]);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  news.headsMoved([['b', 1]]);
  await expect.poll(() => told).toEqual([heads(['a', 2], ['b', 1])]);
  expect(troubles).toHaveLength(1);
});

test('and by itself where no other follows', async () => {
  const { told, store } = teller(1);
  const news = createNewsroom(
    store,
    () => true,
    () => undefined,
  );
  news.headsMoved([['a', 1]]);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  await expect.poll(() => told).toEqual([heads(['a', 1])]);
});

test('nobody is told without company', async () => {
  const { told, store } = teller(0);
  createNewsroom(
    store,
    () => false,
    () => undefined,
  ).headsMoved([['a', 1]]);
  await pause(20);
  expect(told).toEqual([]);
});
