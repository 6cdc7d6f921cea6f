import { expect, test } from 'vitest';
import { scriptedDice, scriptedFaces } from './index.ts';

test('scripted dice fall as written and count the throws that are left', () => {
  const dice = scriptedDice([5, 5], [3]);
  expect(dice.left).toBe(2);
  expect(dice.throwDice(2, 10)).toEqual([5, 5]);
  expect(dice.left).toBe(1);
  expect(() => dice.assertUsedUp()).toThrow('1 scripted throws are left over');
  expect(dice.throwDice(1, 10)).toEqual([3]);
  expect(dice.left).toBe(0);
  dice.assertUsedUp();
});

test('a throw after the end of the script fails', () => {
  const dice = scriptedFaces('12345c', '1c35c');
  expect(dice.throwDice(5, 6)).toEqual([0, 5, 2, 4, 5]);
  expect(() => dice.throwDice(5, 6)).toThrow('used up');
});

test('asking for other dice than the next throw has fails and does not use it up', () => {
  const dice = scriptedDice([9, 1]);
  expect(() => dice.throwDice(1, 10)).toThrow('Throw 1 of the script has 2 dice, not 1');
  expect(() => dice.throwDice(2, 6)).toThrow('does not fit dice of 6 sides');
  expect(dice.left).toBe(1);
});

test('a script with a face that the die does not have fails at once', () => {
  expect(() => scriptedFaces('12345c', '11111', '11161')).toThrow("'11161' is not a throw");
});
