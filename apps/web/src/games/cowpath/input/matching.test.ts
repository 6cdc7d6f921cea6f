import { describe, expect, test } from 'vitest';
import { cowpathAfter, cowpathSetup } from '../learn/shorthand.ts';
import { SMALL_SHEET } from '../learn/rules.ts';
import { matchingDice, quadIn } from './matching.ts';

const after = (...tokens: readonly string[]) => cowpathAfter(cowpathSetup(SMALL_SHEET), tokens);
const keptOf = (faces: string, wanted: readonly number[] = []): string =>
  matchingDice(after(`t12345=${faces}`), wanted)
    .map((kept, die) => (kept ? faces[die] : '.'))
    .join('');

describe('the dice that stay on the table by themselves', () => {
  test.each([
    ['12345', '.....'],
    ['31c35', '3..3.'],
    ['c3c14', 'c.c..'],
    ['c33c3', '.33.3'],
    ['cc335', 'cc...'],
    ['4c4c4', '4.4.4'],
    ['22225', '2222.'],
    ['ccccc', 'ccccc'],
    // Five 1s on the sheet, one 3: more squares for the same pair.
    ['33112', '..11.'],
  ])('%s: %s', (faces, kept) => expect(keptOf(faces)).toBe(kept));

  test('what the player kept by hand before stays, with its twins, unless something can be marked', () => {
    const THREE = 2;
    expect(keptOf('31155', [THREE])).toBe('3....');
    expect(keptOf('33115', [THREE])).toBe('33...');
    expect(keptOf('31115', [THREE])).toBe('.111.');
    expect(keptOf('12455', [THREE])).toBe('.....');
  });

  test('a symbol without a free square is not worth keeping', () => {
    // Beside a1, the corner, b1 is a 2 and a2 a 1, b2 a 5.
    const beside = after('t12345=22225', 'b1', 't12345=44411');
    expect(matchingDice(beside, [])).toEqual([false, false, false, true, true]);
  });
});

test('four of a kind counts only with a free square', () => {
  expect(quadIn(after('t12345=22225'))).toBe(1);
  expect(quadIn(after('t12345=22255'))).toBeNull();
  expect(quadIn(after())).toBeNull();
  expect(quadIn(after('t12345=22225', 'b1', 't12345=44441'))).toBeNull();
});
