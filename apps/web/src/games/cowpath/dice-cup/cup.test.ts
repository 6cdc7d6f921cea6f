import { scriptedFaces } from '@abacow/dice';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { CowpathCup } from './cup.svelte.ts';
import { describeThrow } from './cup-words.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

const cupOf = (...throws: readonly string[]) => new CowpathCup(scriptedFaces('12345c', ...throws));

test('three throws, and kept dice stay', () => {
  const cup = cupOf('1c35c', '44c', 'c5');
  expect(cup.keep(0)).toBe(false);
  cup.throwDice();
  for (const die of [1, 4]) cup.keep(die);
  expect([cup.thrown, cup.throwDice(), cup.faces]).toEqual([3, true, [3, 5, 3, 5, 5]]);
  for (const die of [4, 4, 3]) cup.keep(die);
  cup.throwDice();
  expect(cup.faces).toEqual([5, 5, 4, 5, 5]);
  expect([cup.attemptsLeft, cup.mayKeep, cup.throwDice()]).toEqual([0, false, false]);
  expect(cup.throws).toEqual([3, 1, 3, 2, 1]);
});

test('a turn can end early; the next one throws all five', () => {
  const cup = cupOf('12345', '54321');
  cup.throwDice();
  cup.keep(2);
  cup.nextTurn();
  expect([cup.attempt, cup.thrown, cup.mayKeep]).toEqual([0, 5, false]);
  cup.throwDice();
  expect(cup.faces).toEqual([4, 3, 2, 1, 0]);
});

test('with all dice kept nothing is thrown', () => {
  const cup = cupOf('12345');
  cup.throwDice();
  for (const die of [0, 1, 2, 3, 4]) cup.keep(die);
  expect([cup.mayThrow, cup.throwDice(), cup.attempt]).toEqual([false, false, 1]);
});

test.each([
  [[], 0, 'Throw all five dice.'],
  [[0, 1, 2, 3, 4], 1, 'Nothing to mark yet.'],
  [[0, 1, 2, 3, 4], 3, 'Nothing to mark. The turn is over.'],
  [[5, 5, 1, 2, 3], 2, 'Two cows: mark a cow, or throw for more.'],
  [[5, 5, 1, 2, 3], 3, 'Two cows: mark a cow.'],
  [[4, 4, 4, 5, 5], 3, 'Three fives or two cows: mark one of them.'],
  [[5, 5, 5, 5, 0], 1, 'Four cows! Mark a cow. Then you get a bonus turn.'],
] as const)('%j at throw %i: %s', (faces, attempt, text) => {
  expect(describeThrow(faces, attempt).text).toBe(text);
});
