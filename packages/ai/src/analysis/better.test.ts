import { expect, test } from 'vitest';
import { betterOptions } from './better.ts';

const options = [
  { move: 't345', equity: 0.3 },
  { move: 't45', equity: 0.2504 },
  { move: 't35', equity: 0.25 },
  { move: '-', equity: 0.1 },
];
const betterThan = (chosen: string): readonly string[] => {
  const cost = 0.3 - options.find(({ move }) => move === chosen)!.equity;
  return betterOptions({ options, best: 0.3, cost, chosen }).map(({ move }) => move);
};

test('nothing is better than the best decision, an equal one, or one that looks equal when rounded', () => {
  expect(betterThan('t345')).toEqual([]);
  expect(betterThan('t45')).toEqual(['t345']);
  expect(betterThan('t35')).toEqual(['t345']);
  expect(betterThan('-')).toEqual(['t345', 't45', 't35']);
});
