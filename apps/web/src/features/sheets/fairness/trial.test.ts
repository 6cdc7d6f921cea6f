import { seededDice } from '@abacow/dice';
import { PAD } from '@abacow/rules/sheets';
import { describe, expect, test } from 'vitest';
import { simplePlayer } from './player.ts';
import { type Tally, clearlyAhead, marginOf, trial } from './trial.ts';

const tried = (sheet: string, games: number, seed = 'try'): Tally => {
  for (const tally of trial(sheet, simplePlayer(), seededDice(seed))) if (tally.games === games) return tally;
  throw new Error('endless');
};

/** A small sheet, whose games are short. */
const SMALL = 'x1co/2o3c/c4cx/o5xc';

describe('a fairness trial', () => {
  test('counts every game: by side, by beginner and ties', () => {
    const { games, x, o, ties, first, second } = tried(SMALL, 60);
    expect([x + o + ties, first + second + ties]).toEqual([games, games]);
    expect(games).toBe(60);
  });

  test('gives the same tally for the same seed', () => {
    expect(tried(SMALL, 20)).toEqual(tried(SMALL, 20));
    expect(tried(SMALL, 20)).not.toEqual(tried(SMALL, 20, 'other'));
  });

  test('finds that a mirrored sheet favours neither side, and one with distant starts does', () => {
    const even = tried(PAD[0]!.text, 120);
    expect(clearlyAhead(even.x, even.o)).toBeNull();
    const lopsided = tried('xcx1c2o/c3c4c5c/1cxc2c3/c4c5c1c/2c3c4c5/c1c2c3c/oc4c5co', 120);
    expect(clearlyAhead(lopsided.x, lopsided.o)).toBe('a');
  });

  test('does not run on an illegal sheet', () => {
    expect(() => tried('xxx', 1)).toThrow('faults');
  });
});

describe('certainty', () => {
  test('more games give a smaller margin', () => {
    expect(marginOf(50, 100)).toBeCloseTo(0.096, 2);
    expect(marginOf(500, 1000)).toBeCloseTo(0.031, 2);
    expect(marginOf(0, 10)).toBeGreaterThan(0.1);
  });

  test.each([
    [50, 50, null],
    [60, 50, null],
    [80, 40, 'a'],
    [10, 90, 'b'],
    [9, 1, null],
  ])('%i to %i', (a, b, ahead) => {
    expect(clearlyAhead(a, b)).toBe(ahead);
  });
});
