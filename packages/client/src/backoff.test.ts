import { expect, test } from 'vitest';
import { waitAfter } from './backoff.ts';

test('each wait is about twice as long as the one before, with a random part, up to half a minute', () => {
  expect([1, 2, 3, 8, 100].map((failures) => waitAfter(failures, 1))).toEqual([
    400, 800, 1600, 30_000, 30_000,
  ]);
  expect(waitAfter(1, 0)).toBe(200);
});
