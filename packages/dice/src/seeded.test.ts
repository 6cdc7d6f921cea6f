import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faceOfWord, MAX_SIDES, NO_FACE, seededDice, seedState, shuffled, xoshiro128ss } from './index.ts';

describe('xoshiro128**', () => {
  test('gives the reference words from the state 1, 2, 3, 4', () => {
    const next = xoshiro128ss([1, 2, 3, 4]);
    // From the authors' xoshiro128starstar.c, version 1.1.
    expect(Array.from({ length: 10 }, next)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('refuses the all-zero state, which never changes', () => {
    expect(() => xoshiro128ss([0, 0, 0, 0])).toThrow(RangeError);
    expect(() => xoshiro128ss([0, 0, 0, 1])).not.toThrow();
  });
});

describe('seeded dice', () => {
  test('the state is the start of SHA-256 over the text of the seed', () => {
    const digest = createHash('sha256').update('7').digest();
    expect(seedState(7)).toEqual([0, 4, 8, 12].map((at) => digest.readUInt32BE(at)));
    expect(seedState('7')).toEqual(seedState(7));
    expect(seedState(8)).not.toEqual(seedState(7));
  });

  test('a seed always gives the same throws', () => {
    const dice = seededDice('cow');
    expect(Array.from({ length: 4 }, () => dice.throwDice(5, 6).join(''))).toEqual(FIRST_THROWS);
  });

  test('the same seed gives the same sequence, and every number is in range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: MAX_SIDES }), (seed, n) => {
        const one = seededDice(seed);
        const two = seededDice(seed);
        for (let i = 0; i < 20; i++) {
          const drawn = one.below(n);
          expect(two.below(n)).toBe(drawn);
          expect(drawn).toBeGreaterThanOrEqual(0);
          expect(drawn).toBeLessThan(n);
        }
      }),
    );
  });

  test('words beyond the last full multiple of the sides are drawn again', () => {
    const sides = 3_000_000_000;
    const raw = seededDice(1);
    const words = Array.from({ length: 50 }, () => raw.next32());
    const kept = words.filter((word) => word < sides);
    expect(kept.length).toBeLessThan(50);
    const dice = seededDice(1);
    expect(kept.map(() => dice.below(sides))).toEqual(kept);
  });

  test('exactly the words below the last full multiple of the sides have a face', () => {
    const word = fc.oneof(fc.nat({ max: 2 ** 32 - 1 }), fc.integer({ min: 2 ** 32 - 100, max: 2 ** 32 - 1 }));
    const sides = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: MAX_SIDES }));
    fc.assert(
      fc.property(word, sides, (drawn, n) => {
        const limit = 2 ** 32 - (2 ** 32 % n);
        expect(faceOfWord(drawn, n)).toBe(drawn < limit ? drawn % n : NO_FACE);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 32, 2 ** 32 + 6])('no die has %d sides', (sides) => {
    expect(() => seededDice(1).below(sides)).toThrow(RangeError);
  });
});

// Computed once without this code, from the published generator and SHA-256.
const FIRST_THROWS: readonly string[] = ['40010', '25120', '22455', '10442'];

describe('shuffled', () => {
  test('has the same cards, and leaves the given list unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const before = [...list];
        const deck = shuffled(list, seededDice(seed).below);
        expect(list).toEqual(before);
        expect([...deck].sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b));
      }),
    );
  });

  test('all orders of three cards are about equally frequent', () => {
    const { below } = seededDice('orders');
    const seen = new Map<string, number>();
    for (let n = 0; n < 60_000; n++) {
      const order = shuffled(['a', 'b', 'c'], below).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
