import { seededDice } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { eloOf, standingOf } from './score.ts';

describe('standingOf', () => {
  test('counts wins, ties, losses and points', () => {
    const standing = standingOf([
      [1, 0.5],
      [0, 1],
      [1, 1],
    ]);
    expect(standing).toMatchObject({ games: 6, wins: 4, ties: 1, losses: 1, bySeat: [2 / 3, 2.5 / 3] });
    expect(standing.score).toBeCloseTo(4.5 / 6, 12);
  });

  test('one group has no interval', () => expect(standingOf([[1, 0]]).interval).toBeNull());

  test('the interval contains the true score about 19 times out of 20', () => {
    const { below } = seededDice('interval');
    let covered = 0;
    for (let contest = 0; contest < 400; contest++) {
      // In half of the groups both games have the same luck.
      const groups = Array.from({ length: 200 }, () => {
        const first = below(10) < 7 ? 1 : 0;
        return [first, below(2) === 0 ? first : below(10) < 7 ? 1 : 0];
      });
      const { low, high } = standingOf(groups).interval!;
      if (low <= 0.7 && 0.7 <= high) covered++;
    }
    expect(covered).toBeGreaterThan(368);
    expect(covered).toBeLessThan(392);
  });

  test('the interval has a width even when all games end the same', () => {
    const { low, high } = standingOf(Array.from({ length: 50 }, () => [1, 1])).interval!;
    expect(low).toBeGreaterThan(0.9);
    expect(low).toBeLessThan(0.95);
    expect(high).toBe(1);
  });

  test('groups with one win and one loss narrow the interval only as far as their number allows', () => {
    const { low, high } = standingOf(Array.from({ length: 100 }, () => [1, 0])).interval!;
    expect(low).toBeGreaterThan(0.4);
    expect(high).toBeLessThan(0.6);
  });
});

test('the Elo difference of a score and of its opposite', () => {
  expect(eloOf(0.5)).toBeCloseTo(0, 12);
  expect(eloOf(10 / 11)).toBeCloseTo(400, 9);
  expect(eloOf(0.25)).toBeCloseTo(-eloOf(0.75), 12);
  expect(eloOf(1)).toBe(Infinity);
  expect(eloOf(0)).toBe(-Infinity);
});
