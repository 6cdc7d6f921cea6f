import { parseSquare } from '@abacow/rules/cowpath';
import { expect, test } from 'vitest';
import { strokesOf } from './chain.ts';

const squares = (...names: string[]): number[] => names.map((name) => parseSquare(name)!);

test('a chain of n squares is joined by n - 1 strokes between neighbours', () => {
  const chain = squares('a1', 'b2', 'c2', 'd3', 'd4');
  const strokes = strokesOf(chain);
  expect(strokes).toHaveLength(4);
  for (const { from, to } of strokes) {
    expect(Math.abs((from >> 3) - (to >> 3))).toBeLessThanOrEqual(1);
    expect(Math.abs((from & 7) - (to & 7))).toBeLessThanOrEqual(1);
  }
});

test('straight steps are drawn before diagonal ones, so that corners are not cut', () => {
  const strokes = strokesOf(squares('a1', 'b1', 'b2'));
  expect(strokes).toEqual([
    { from: parseSquare('a1'), to: parseSquare('b1') },
    { from: parseSquare('b1'), to: parseSquare('b2') },
  ]);
});

test('without a chain nothing is drawn', () => {
  expect(strokesOf([])).toEqual([]);
});
