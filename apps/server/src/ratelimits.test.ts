import { expect, test } from 'vitest';
import { createSlidingWindows } from './ratelimits.ts';

test('each key may make at most `max` calls within any span', () => {
  let now = 0;
  const windows = createSlidingWindows(3, 10_000, () => now);
  const taken = (at: number, name = 'ada'): boolean => {
    now = at;
    return windows.take(name);
  };
  expect([taken(0), taken(4_000), taken(9_000), taken(9_999)]).toEqual([true, true, true, false]);
  expect(taken(9_999, 'ben')).toBe(true);
  expect([taken(10_000), taken(10_001), taken(13_999), taken(14_000)]).toEqual([true, false, false, true]);
});

test('calls that another process allowed count', () => {
  const windows = createSlidingWindows(2, 10_000, () => 5);
  windows.count('ada');
  expect([windows.take('ada'), windows.take('ada')]).toEqual([true, false]);
});
