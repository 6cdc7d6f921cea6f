import { expect, test } from 'vitest';
import { waitAfter } from './backoff.ts';

test('doubles the wait each time, up to half a minute', () => {
  expect([1, 2, 3, 4, 20].map((failures) => waitAfter(failures, 1))).toEqual([400, 800, 1600, 3200, 30_000]);
});

test('a random part spreads the retries over half of the wait', () => {
  expect(waitAfter(1, 0)).toBe(200);
  expect(waitAfter(50, 0)).toBe(15_000);
});
