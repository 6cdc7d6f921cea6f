import { expect, test } from 'vitest';
import { splitSquares } from './square-text.ts';

const inBrackets = (text: string): string =>
  splitSquares(text)
    .map((piece) => (piece.square === null ? piece.text : `[${piece.text}|${piece.square}]`))
    .join('');

test.each([
  ['new pawn on 5×7.', 'new pawn on [5×7|5x7].'],
  ['4+5 → 3+5', '[4+5|4x5] → [3+5|3x5]'],
  ['meet at 5 × 7 = 35', 'meet at [5 × 7|5x7] = 35'],
  ['Figur auf 5\u00a0·\u00a07.', 'Figur auf [5\u00a0·\u00a07|5x7].'],
  ['Ada: 5 + 7 = 12.', 'Ada: 5 + 7 = 12.'],
  ['12×3, 0×4, 3×45', '12×3, 0×4, 3×45'],
])('squares in a text: %s', (text, expected) => {
  expect(inBrackets(text)).toBe(expected);
});
