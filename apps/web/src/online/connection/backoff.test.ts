import { expect, test } from 'vitest';
import { waitAfter } from './backoff.ts';

test('waits twice as long each time, up to half a minute', () => {
  expect([1, 2, 3, 4, 20].map((failures) => waitAfter(failures, 1))).toEqual([400, 800, 1600, 3200, 30_000]);
});

test('chance spreads the tries over half of the time', () => {
  expect(waitAfter(1, 0)).toBe(200);
  expect(waitAfter(50, 0)).toBe(15_000);
});
