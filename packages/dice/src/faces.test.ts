import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFaces, isThrow, makeThrow, parseThrow } from './index.ts';

const COW_DIE = '12345c';

test('a throw as text and back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5 }), { maxLength: 9 }), (thrown) => {
      const text = makeThrow(thrown, COW_DIE);
      expect(text).toHaveLength(thrown.length);
      expect(parseThrow(text, COW_DIE)).toEqual(thrown);
    }),
  );
});

test('a text with an unknown face is not a throw', () => {
  expect(parseThrow('1c6', COW_DIE)).toBeUndefined();
  expect(parseThrow('1 c', COW_DIE)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const thrown = parseThrow(text, COW_DIE);
      if (thrown) expect(makeThrow(thrown, COW_DIE)).toBe(text);
      else expect(text).toMatch(/[^1-5c]/u);
    }),
  );
});

test('counts of faces add up to the number of dice', () => {
  expect(countFaces([5, 0, 5, 2, 5], 6)).toEqual([1, 0, 1, 0, 0, 3]);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 })), (thrown) => {
      expect(countFaces(thrown, 10).reduce((sum, count) => sum + count, 0)).toBe(thrown.length);
    }),
  );
});

test('a throw must fit the number of sides', () => {
  expect(isThrow([0, 5], 6)).toBe(true);
  expect(isThrow([0, 6], 6)).toBe(false);
  expect(isThrow([-1], 6)).toBe(false);
  expect(isThrow([0.5], 6)).toBe(false);
});
