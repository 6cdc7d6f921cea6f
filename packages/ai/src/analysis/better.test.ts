import { describe, expect, test } from 'vitest';
import { betterOptions } from './better.ts';

const optionsOf = (equities: Readonly<Record<string, number>>, error: number) =>
  Object.entries(equities).map(([move, equity]) => ({ move, equity, error }));

const betterThan = (
  chosen: string,
  equities: Readonly<Record<string, number>>,
  doubt = 0,
): readonly string[] => {
  const best = Math.max(...Object.values(equities));
  const cost = best - equities[chosen]!;
  const options = optionsOf(equities, doubt);
  return betterOptions({ options, best, cost, chosen, doubt }).map(({ move }) => move);
};

const THROWS = { t345: 0.3, t45: 0.2504, t35: 0.25, '-': 0.1 };

test('nothing is better than the best decision, an equal one, or one that looks equal when rounded', () => {
  expect(betterThan('t345', THROWS)).toEqual([]);
  expect(betterThan('t45', THROWS)).toEqual(['t345']);
  expect(betterThan('t35', THROWS)).toEqual(['t345']);
  expect(betterThan('-', THROWS)).toEqual(['t345', 't45', 't35']);
});

describe('better by less than the error of the evaluation', () => {
  test('is not better', () => {
    expect(betterThan('t35', THROWS, 0.06)).toEqual([]);
    expect(betterThan('-', THROWS, 0.16)).toEqual(['t345']);
  });

  test('is better where both worths are exact', () => {
    const options = [
      ...optionsOf({ c4: 1 }, 0),
      ...optionsOf({ d4: 0.95 }, 0),
      ...optionsOf({ a1: 0.9 }, 0.05),
    ];
    const better = (chosen: string, cost: number) =>
      betterOptions({ options, best: 1, cost, chosen, doubt: 0.2 }).map(({ move }) => move);
    expect(better('d4', 0.05)).toEqual(['c4']);
    expect(better('a1', 0.1)).toEqual([]);
  });
});

test('a throw that gains nothing over marking at once is never better', () => {
  const quad = { c4: 0.4, t5: 0.4, t45: 0.35, '-': 0.1 };
  expect(betterThan('-', quad)).toEqual(['c4']);
  expect(betterThan('t45', quad)).toEqual(['c4']);
});
