import { describe, expect, test } from 'vitest';
import { LUCK_KINDS, luckPercentile, luckWordOf } from './luck.ts';
import { LUCK_TABLE } from './lucktable.generated.ts';
import { MARK_FROM, markOf } from './marks.ts';

describe.each(LUCK_KINDS)('%s', (kind) => {
  const { seats, quantiles } = LUCK_TABLE[kind];

  test('was measured, and its quantiles rise', () => {
    expect(seats).toBeGreaterThan(300);
    expect(quantiles).toHaveLength(101);
    expect(quantiles).toEqual([...quantiles].sort((a, b) => a - b));
  });

  test('more luck is never a lower percentile, and the ends are 0 and 100', () => {
    const lucks = Array.from({ length: 161 }, (_, n) => (n - 80) / 20);
    const percentiles = lucks.map((luck) => luckPercentile(kind, luck));
    expect(percentiles).toEqual([...percentiles].sort((a, b) => a - b));
    expect([percentiles[0], percentiles.at(-1)]).toEqual([0, 100]);
  });

  test('the percentile of a measured quantile is its number', () => {
    for (const step of [10, 50, 90]) {
      const luck = quantiles[step]!;
      expect(luckPercentile(kind, luck)).toBeGreaterThanOrEqual(step);
      expect(luckPercentile(kind, luck - 1e-3)).toBeLessThanOrEqual(step);
    }
  });
});

test('the middle is usual, the ends are not', () => {
  expect([0, 4.9, 5, 19, 20, 50, 80, 81, 95, 96, 100].map(luckWordOf)).toEqual([
    'very unlucky',
    'very unlucky',
    'unlucky',
    'unlucky',
    'usual',
    'usual',
    'usual',
    'lucky',
    'lucky',
    'very lucky',
    'very lucky',
  ]);
});

test('a decision is marked by the largest threshold that its cost reaches', () => {
  expect([0, 0.039, MARK_FROM.doubtful, 0.079, MARK_FROM.mistake, MARK_FROM.blunder, 2].map(markOf)).toEqual([
    null,
    null,
    'doubtful',
    'doubtful',
    'mistake',
    'blunder',
    'blunder',
  ]);
});
