import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as dice from './index.ts';

const { addOdds, chance, compareOdds, makeOdds, multiplyOdds, oddsOfCounts, throwOutcomes } = dice;

const smallOdds = fc
  .tuple(fc.nat({ max: 500 }), fc.integer({ min: 1, max: 500 }))
  .map(([ways, more]) => makeOdds(ways, ways + more));

/** Lists every throw one by one: slow, but obviously right. */
function allThrows(count: number, sides: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return allThrows(count - 1, sides).flatMap((rest) =>
    Array.from({ length: sides }, (_, face) => [...rest, face]),
  );
}

describe('counting', () => {
  test('factorials, binomials and multinomials', () => {
    expect(dice.factorial(0)).toBe(1n);
    expect(dice.factorial(20)).toBe(2432902008176640000n);
    expect(dice.choose(5, 2)).toBe(10n);
    expect(dice.choose(5, 6)).toBe(0n);
    expect(dice.choose(5, -1)).toBe(0n);
    expect(dice.arrangements([2, 3, 0])).toBe(10n);
    expect(dice.throwsOf(5, 6)).toBe(7776n);
  });

  test('arrangements are n! over the product of the factorials', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 8 }), { maxLength: 8 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const below = counts.reduce((product, count) => product * dice.factorial(count), 1n);
        expect(dice.arrangements(counts)).toBe(dice.factorial(total) / below);
      }),
    );
  });

  test.each([
    [5, 6],
    [2, 10],
    [3, 4],
    [1, 1],
    [0, 6],
  ])('the outcomes of %i dice of %i sides are the same as when every throw is listed', (count, sides) => {
    const listed = new Map<string, bigint>();
    for (const thrown of allThrows(count, sides)) {
      const key = dice.countFaces(thrown, sides).join();
      listed.set(key, (listed.get(key) ?? 0n) + 1n);
    }
    const outcomes = throwOutcomes(count, sides);
    expect(new Map(outcomes.map(({ counts, odds }) => [counts.join(), odds.ways]))).toEqual(listed);
    expect(outcomes.reduce((sum, { odds }) => addOdds(sum, odds), dice.NEVER).ways).toBe(
      dice.throwsOf(count, sides),
    );
  });

  test('five of a kind with five dice: 6 of 7776', () => {
    const five = oddsOfCounts([5, 0, 0, 0, 0, 0]);
    expect(five).toEqual({ ways: 1n, outOf: 7776n });
    expect(dice.reduceOdds(multiplyOdds(makeOdds(1, 6), makeOdds(6, 1296)))).toEqual(makeOdds(1, 1296));
  });
});

describe('odds', () => {
  test('no odds outside 0 to 1', () => {
    for (const [ways, outOf] of [
      [1, 0],
      [-1, 2],
      [3, 2],
    ] as const) {
      expect(() => makeOdds(ways, outOf)).toThrow(RangeError);
    }
  });

  test('odds compare as fractions, whatever their denominators', () => {
    fc.assert(
      fc.property(smallOdds, smallOdds, fc.integer({ min: 1, max: 9 }), (a, b, factor) => {
        const wider = { ways: a.ways * BigInt(factor), outOf: a.outOf * BigInt(factor) };
        expect(compareOdds(a, wider)).toBe(0);
        expect(compareOdds(a, b)).toBe(-compareOdds(b, a) || 0);
        if (Math.abs(chance(a) - chance(b)) > 1e-12) {
          expect(Math.sign(compareOdds(a, b))).toBe(Math.sign(chance(a) - chance(b)));
        }
      }),
    );
  });

  test('the odds of an event and of its opposite sum to one', () => {
    fc.assert(
      fc.property(smallOdds, (odds) => {
        expect(compareOdds(addOdds(odds, dice.againstOdds(odds)), dice.CERTAIN)).toBe(0);
      }),
    );
  });

  test('sums and products follow the fractions', () => {
    fc.assert(
      fc.property(smallOdds, smallOdds, (a, b) => {
        expect(chance(multiplyOdds(a, b))).toBeCloseTo(chance(a) * chance(b), 14);
        if (chance(a) + chance(b) < 1) {
          expect(chance(addOdds(a, b))).toBeCloseTo(chance(a) + chance(b), 14);
        }
      }),
    );
  });

  test('the last division is right for numbers far beyond a double', () => {
    const third = { ways: 7n ** 2000n, outOf: 3n * 7n ** 2000n };
    expect(chance(third)).toBe(1 / 3);
    expect(chance({ ways: 1n, outOf: 2n ** 5000n })).toBe(0);
  });
});
