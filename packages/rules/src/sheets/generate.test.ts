import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count, has, makeSheet, only, squareAt, viewCowpath, cowpath } from '../cowpath/index.ts';
import { SHEET_KINDS, flawsOf, generateSheet, isMirrored } from './index.ts';

const SIDES = [4, 5, 6, 7, 8];
const SIZES = SIDES.flatMap((rows) => SIDES.map((columns) => ({ rows, columns })));

describe('generated sheets', () => {
  test('[CP-5] the default has 7 rows, 7 columns, 13 cows and six of each number', () => {
    for (const kind of SHEET_KINDS) {
      const sheet = generateSheet({ kind, seed: 'make-up' });
      expect([sheet.rows, sheet.columns]).toEqual([7, 7]);
      expect(sheet.bySymbol.map(count)).toEqual([6, 6, 6, 6, 6, 13]);
    }
  });

  test('[CP-6] a mirrored sheet has a cow in the middle and, turned by 180°, is the same with sides swapped', () => {
    for (let seed = 0; seed < 20; seed++) {
      const sheet = generateSheet({ kind: 'mirrored', seed });
      expect(has(sheet.bySymbol[5]!, squareAt(3, 3))).toBe(true);
      expect(isMirrored(sheet)).toBe(true);
      for (let row = 0; row < 7; row++)
        for (let column = 0; column < 7; column++) {
          const [here, there] = [only(squareAt(row, column)), squareAt(6 - row, 6 - column)];
          sheet.bySymbol.forEach((set) => expect(has(set, there)).toBe(has(set, squareAt(row, column))));
          expect(has(sheet.starts[1], there)).toBe(has(sheet.starts[0], squareAt(row, column)));
          expect(count(here)).toBe(1);
        }
    }
  });

  test('[CP-6] a wild sheet is almost never mirrored by chance', () => {
    const mirrored = Array.from({ length: 20 }, (_, seed) =>
      isMirrored(generateSheet({ kind: 'wild', seed })),
    );
    expect(mirrored).not.toContain(true);
  });

  test.each(SIZES)('[CP-2] $rows by $columns, both kinds, without flaws', ({ rows, columns }) => {
    for (const kind of SHEET_KINDS) {
      for (let seed = 0; seed < 3; seed++) {
        const sheet = generateSheet({ kind, seed, rows, columns });
        expect([sheet.rows, sheet.columns]).toEqual([rows, columns]);
        expect(flawsOf(sheet)).toEqual([]);
        if (kind === 'mirrored') expect(isMirrored(sheet)).toBe(true);
        expect(viewCowpath(cowpath.start({ game: 'cowpath', sheet, first: 0 })).blocked).toEqual({
          x: false,
          o: false,
        });
      }
    }
  });

  test('the same seed gives the same sheet, 7 and "7" are the same seed, other seeds give other sheets', () => {
    const text = (seed: number | string): string => makeSheet(generateSheet({ kind: 'mirrored', seed }));
    expect(text(7)).toBe(text('7'));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => text(seed))).size).toBe(50);
  });

  test('any seed gives a sheet without flaws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer()), fc.constantFrom(...SHEET_KINDS), (seed, kind) => {
        expect(flawsOf(generateSheet({ kind, seed }))).toEqual([]);
      }),
      { numRuns: 60, seed: 2 },
    );
  });

  test.each([3, 9, 0, -7, 6.5, Number.NaN])('a side of %s throws a RangeError', (side) => {
    expect(() => generateSheet({ kind: 'wild', seed: 1, rows: side })).toThrow(RangeError);
    expect(() => generateSheet({ kind: 'mirrored', seed: 1, columns: side })).toThrow(RangeError);
  });
});
