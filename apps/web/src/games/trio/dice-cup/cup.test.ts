import { scriptedDice } from '@abacow/dice';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { TrioCup } from './cup.svelte.ts';
import { describeThrow } from './cup-words.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

test('one die can be kept, a 0 cannot, and a new round throws both', () => {
  const dice = scriptedDice([5, 0], [7], [1, 2], [3, 4]);
  const cup = new TrioCup(dice);
  expect(cup.keep(1)).toBe(false);
  cup.throwDice();
  expect([cup.keepable, cup.keep(2), cup.keep(1)]).toEqual([[true, false], false, true]);
  cup.throwDice();
  expect([cup.faces, cup.throws, cup.kept]).toEqual([[5, 7], [1, 2], 0]);
  cup.keep(2);
  cup.keep(2);
  cup.throwDice();
  expect(cup.faces).toEqual([1, 2]);
  cup.keep(1);
  cup.nextRound();
  expect([cup.faces, cup.kept]).toEqual([null, 0]);
  cup.throwDice();
  expect([cup.faces, dice.left]).toEqual([[3, 4], 0]);
});

test.each([
  [null, 'Throw both dice to begin the round.'],
  [[0, 4], '0! The turn is lost.'],
  [
    [6, 6],
    'A double: put a pawn on row 6, column 6, if it is free, and throw again; otherwise the turn is lost.',
  ],
  [[5, 7], '5 and 7: put a pawn on row 5, column 7 or the other way round.'],
] as const)('%j: %s', (faces, text) => {
  expect(describeThrow(faces).text).toBe(text);
});
