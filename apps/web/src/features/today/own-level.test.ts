import type { ComputerLevel } from '@abacow/rules';
import { expect, test } from 'vitest';
import type { Duel, Result } from '../../table/opponents/suggestion.ts';
import { FIRST_LEVEL, ownLevel } from './own-level.ts';

const duel = (level: ComputerLevel, result: Result): Duel => ({
  game: 'cowpath',
  level,
  player: 'mia',
  result,
});
const times = (count: number, level: ComputerLevel, result: Result): readonly Duel[] =>
  Array.from({ length: count }, () => duel(level, result));

test('everybody begins at the level of a first game', () => {
  expect(ownLevel([])).toBe(FIRST_LEVEL);
  expect(ownLevel(times(9, 5, 'neither'))).toBe(FIRST_LEVEL);
});

test('two wins against an equal opponent move up, two defeats move down', () => {
  expect([1, 2].map((wins) => ownLevel(times(wins, 2, 'won')))).toEqual([2, 3]);
  expect([1, 2].map((defeats) => ownLevel(times(defeats, 2, 'lost')))).toEqual([2, 1]);
});

test('who wins and loses in turn stays', () => {
  const mixed = Array.from({ length: 20 }, (_, index) => duel(3, index % 2 === 0 ? 'won' : 'lost'));
  expect(ownLevel([...mixed, ...times(2, 2, 'won')])).toBe(3);
});

test('weak opponents do not make strong players, and strong ones no weak players', () => {
  expect(ownLevel(times(20, 1, 'won'))).toBeLessThanOrEqual(4);
  expect(ownLevel(times(3, 5, 'lost'))).toBe(2);
});

test('it stays between the weakest and the strongest', () => {
  expect(ownLevel(times(20, 5, 'won'))).toBe(5);
  expect(ownLevel(times(20, 1, 'lost'))).toBe(1);
});

test('the newest games decide', () => {
  const now = [...times(8, 2, 'lost'), ...times(8, 4, 'won')];
  expect(ownLevel(now)).toBeLessThan(ownLevel([...now].reverse()));
});
