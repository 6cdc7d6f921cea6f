import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnreadable } from '../kernel.ts';
import { PAD, daySheet, flawsOf, generateSheet, isMirrored, makeNumbers, makeSheetLink } from './index.ts';
import { padNumberOf, parseNumbers, parseSheetLink } from './index.ts';

describe('a sheet in a URL', () => {
  test.each(PAD)('sheet $number is written as its number', ({ number, text }) => {
    expect(makeSheetLink(text)).toBe(String(number));
    expect(parseSheetLink(String(number))).toBe(text);
  });

  test('any other sheet is written as its text, which needs no escaping', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { text } = generateSheet({ kind: 'wild', seed });
        const link = makeSheetLink(text);
        expect(parseSheetLink(link)).toBe(text);
        expect(encodeURIComponent(link)).toBe(link);
        expect(padNumberOf(text)).toBeNull();
      }),
      { numRuns: 20, seed: 4 },
    );
  });

  test('capitals, which some QR code readers produce, are read too', () => {
    expect(parseSheetLink('X1CO-2O3C-C4CX-O5XC')).toBe('x1co/2o3c/c4cx/o5xc');
  });

  test.each(['0', '49', '999'])('the pad has no sheet %s', (number) => {
    expect(parseSheetLink(number)).toBe('');
  });
});

describe('the sheet of the day', () => {
  test('is the same for everybody, in every version', () => {
    expect(daySheet('2026-11-15').text).toBe('xc5x3c5/1141c34/c3422c2/oc5c5cx/2c2243c/43c1411/5c3o5co');
  });

  test('is mirrored, has no flaws, and differs from day to day', () => {
    const days = Array.from({ length: 30 }, (_, day) =>
      daySheet(`2026-11-${String(day + 1).padStart(2, '0')}`),
    );
    expect(days.every((sheet) => isMirrored(sheet) && flawsOf(sheet).length === 0)).toBe(true);
    expect(new Set(days.map(({ text }) => text)).size).toBe(30);
  });
});

describe('numbers in one line', () => {
  test.each([
    ['1-12,17', '1-12,17'],
    ['3', '3'],
    [' 1, 2 3;5 ', '1-3,5'],
    ['5,4,4-5', '5,4'],
  ])('%s', (text, written) => {
    const numbers = parseNumbers(text, 48);
    expect(isUnreadable(numbers) ? numbers : makeNumbers(numbers)).toBe(written);
  });

  test.each(['', ',', '0', '49', '5-2', '1-49', 'x', '1--2', '1-2-3', '-3', '1.5'])('not %j', (text) => {
    expect(isUnreadable(parseNumbers(text, 48))).toBe(true);
  });

  test('every written list can be read', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 48 }), { minLength: 1 }), (numbers) => {
        expect(parseNumbers(makeNumbers(numbers), 48)).toEqual(numbers);
      }),
    );
  });
});
