import { expect, test } from 'vitest';
import { fairDice } from './fair-dice.ts';

test('words that would make low faces more likely are drawn again', () => {
  const words = [2 ** 32 - 1, 13, 2 ** 32 - 6, 9];
  expect(fairDice(() => words.shift()!).throwDice(2, 10)).toEqual([3, 9]);
  expect(words).toEqual([]);
});
