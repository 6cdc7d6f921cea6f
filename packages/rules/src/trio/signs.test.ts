import { expect, test } from 'vitest';
import { speakSigns, writeSigns } from './signs.ts';

test.each([
  ['en', '4×5 or 7 × 8 = 56', '4×5 or 7 × 8 = 56'],
  ['fr', '56 ÷ 7', '56 ÷ 7'],
  ['de', '4×5 oder 7 × 8 = 56', '4\u00a0·\u00a05 oder 7 · 8 = 56'],
  ['de', '7 ×', '7 ·'],
  ['de', '56 ÷ 7 =', '56 : 7 ='],
])('%s writes %s', (language, text, expected) => {
  expect(writeSigns(language, text)).toBe(expected);
});

test.each([
  ['en', '4×5, 56 ÷ 7', '4 times 5, 56 divided by 7'],
  ['de', 'Runde 2: 4\u00a0·\u00a05, 56 : 7', 'Runde 2: 4 mal 5, 56 geteilt durch 7'],
  ['fr', '7\u00a0×\u00a08 font 56', '7 fois 8 font 56'],
])('%s reads %s', (language, text, expected) => {
  expect(speakSigns(language, text)).toBe(expected);
});
