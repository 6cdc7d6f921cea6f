import { describe, expect, test } from 'vitest';
import { countFaces, seededDice, verifiableDice, type DiceSource } from './index.ts';

/** Sum of (seen - expected)^2 / expected over all cells. */
function chiSquare(seen: readonly number[], total: number): number {
  const expected = total / seen.length;
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

// Chi-square exceeds the upper limit by chance once in a thousand runs, and stays below the lower limit once in a
// thousand. A source that is too even is as wrong as one that is lopsided.
const BOUNDS: Readonly<Record<number, readonly [low: number, high: number]>> = {
  5: [0.21, 20.52],
  9: [1.15, 27.88],
  35: [14.69, 66.62],
  99: [61.1, 148.23],
};

function expectFair(seen: readonly number[], total: number): void {
  const [low, high] = BOUNDS[seen.length - 1]!;
  const value = chiSquare(seen, total);
  expect(value).toBeGreaterThan(low);
  expect(value).toBeLessThan(high);
}

/** Counts the faces of each die, and the pairs that the first two dice show. */
function tally(source: DiceSource, throws: number, dice: number, sides: number) {
  const single = Array.from({ length: dice }, () => new Array<number>(sides).fill(0));
  const pairs = new Array<number>(sides * sides).fill(0);
  for (let n = 0; n < throws; n++) {
    const thrown = source.throwDice(dice, sides);
    thrown.forEach((face, die) => single[die]![face]!++);
    pairs[thrown[0]! * sides + thrown[1]!]!++;
  }
  return { single, pairs };
}

function expectFairDice(source: DiceSource, throws: number, dice: number, sides: number): void {
  const { single, pairs } = tally(source, throws, dice, sides);
  for (const faces of single) expectFair(faces, throws);
  expectFair(pairs, throws);
}

const setup = {
  secret: Uint8Array.from({ length: 32 }, (_, i) => 255 - 3 * i),
  table: 'meadow',
  seeds: ['daisy', 'clover'],
};

describe('chi-square at fixed seeds', () => {
  test('a million throws of five seeded six-sided dice', () => {
    expectFairDice(seededDice('chi-square'), 1_000_000, 5, 6);
  });

  test('a million throws of two seeded ten-sided dice', () => {
    expectFairDice(seededDice(2026), 1_000_000, 2, 10);
  });

  test('100,000 verifiable throws of five six-sided dice', () => {
    expectFairDice(verifiableDice(setup), 100_000, 5, 6);
  });

  test('100,000 verifiable throws of two ten-sided dice', () => {
    expectFairDice(verifiableDice(setup), 100_000, 2, 10);
  });

  test('a loaded die is caught', () => {
    const honest = seededDice(5);
    const loaded = Array.from({ length: 100_000 }, () => (honest.below(50) === 0 ? 5 : honest.below(6)));
    expect(() => expectFair(countFaces(loaded, 6), loaded.length)).toThrow();
  });
});
