import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMirrored } from '@abacow/rules/sheets';
import { checkSheet, isSheet } from '@abacow/rules/cowpath';
import { BLANK, SIGNS, across, draftFrom, emptyDraft, filled, makeDraft, put, resized } from './draft.ts';

describe('a draft sheet', () => {
  test('is read from any text as a grid of a legal size', () => {
    expect(draftFrom('x1co/2o3c/c4cx/o5xc')).toEqual(['x1co', '2o3c', 'c4cx', 'o5xc']);
    expect(draftFrom('x1?o9/2')).toEqual(['x1_o_', '2____', '_____', '_____']);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const draft = draftFrom(text);
        expect(draft.length).toBeGreaterThanOrEqual(4);
        expect(draft.length).toBeLessThanOrEqual(8);
        expect(new Set(draft.map((row) => row.length)).size).toBe(1);
        expect(draftFrom(makeDraft(draft))).toEqual(draft);
      }),
      { seed: 1 },
    );
  });

  test('a sign is put on its square and nowhere else', () => {
    const draft = put(emptyDraft(4, 5), { row: 1, column: 3 }, 'c', false);
    expect(draft).toEqual(['_____', '___c_', '_____', '_____']);
  });

  test('mirrored, the opposite square gets the sign too, with the sides swapped', () => {
    expect(put(emptyDraft(4, 4), { row: 0, column: 1 }, 'x', true)).toEqual(['_x__', '____', '____', '__o_']);
    expect(put(emptyDraft(4, 4), { row: 3, column: 3 }, '5', true)).toEqual(['5___', '____', '____', '___5']);
  });

  test('mirrored, the centre accepts symbols and no start', () => {
    const middle = { row: 2, column: 2 };
    expect(put(emptyDraft(5, 5), middle, 'c', true)[2]).toBe('__c__');
    expect(put(emptyDraft(5, 5), middle, 'x', true)[2]).toBe('_____');
    expect(across(emptyDraft(5, 5), middle)).toEqual(middle);
  });

  test('drawn with the mirror on, it is always mirrored', () => {
    const step = fc.record({
      row: fc.integer({ min: 0, max: 6 }),
      column: fc.integer({ min: 0, max: 6 }),
      sign: fc.constantFrom(...SIGNS.filter((sign) => sign !== BLANK)),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const drawn = steps.reduce(
          (draft, { sign, ...place }) => put(draft, place, sign, true),
          emptyDraft(7, 7),
        );
        const whole = filled(drawn, true, 'seed');
        expect(makeDraft(whole)).not.toContain(BLANK);
        expect(isMirrored({ text: makeDraft(whole) } as Parameters<typeof isMirrored>[0])).toBe(true);
      }),
      { seed: 2, numRuns: 50 },
    );
  });

  test('a new size keeps the signs that still fit', () => {
    expect(resized(['x1co', '2o3c', 'c4cx', 'o5xc'], 5, 5)).toEqual([
      'x1co_',
      '2o3c_',
      'c4cx_',
      'o5xc_',
      '_____',
    ]);
    expect(resized(['x1co_', '2o3c_', 'c4cx_', 'o5xc_', '_____'], 4, 4)).toEqual([
      'x1co',
      '2o3c',
      'c4cx',
      'o5xc',
    ]);
    expect(resized(['x1co', '2o3c', 'c4cx', 'o5xc'], 3, 9)[0]).toHaveLength(8);
  });

  test('starts and a fill make a legal sheet', () => {
    const starts = ['x_____o', '_______', '___x___', '_______', '___o___', '_______', 'x_____o'];
    const whole = filled(starts, false, 'seed');
    expect(isSheet(checkSheet(whole))).toBe(true);
    expect(makeDraft(whole).match(/[xo]/g)).toHaveLength(6);
  });
});
