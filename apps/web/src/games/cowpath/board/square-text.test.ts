import { expect, test } from 'vitest';
import { splitSquares } from './square-text.ts';

const inBrackets = (text: string): string =>
  splitSquares(text)
    .map((piece) => (piece.square === null ? piece.text : `[${piece.square}]`))
    .join('');

test.each([
  ['You marked c4.', 'You marked [c4].'],
  ['c4', '[c4]'],
  ['a1 · h8', '[a1] · [h8]'],
  ['passed', 'passed'],
  ['', ''],
  ['Abc4, c45, i3, a9 and A4', 'Abc4, c45, i3, a9 and A4'],
  ['Anaïsa1 marked g7', 'Anaïsa1 marked [g7]'],
])('squares in a text: %s', (text, expected) => {
  expect(inBrackets(text)).toBe(expected);
  expect(
    splitSquares(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
