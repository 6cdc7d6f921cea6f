import type { TrioSetup } from '@abacow/rules/trio';
import { expect, test } from 'vitest';
import { lastRound } from './story.ts';
import { storyAfter } from './story.testing.ts';

const setup: TrioSetup = { board: 'multiplication', players: 2, level: 'expert', target: 200, first: 0 };
const ROUND = ['t12=99', '9x9', 't12=88', '8x8', 't12=12', '1x2', 't12=56', '5x6', 't12=77', '7x7'];

test('counts the throws of each die, so that only thrown dice are animated', () => {
  expect(storyAfter(setup, []).throws).toEqual([0, 0]);
  expect(storyAfter(setup, ['t12=57', '5x7', 't2=3', '5x3', 't1=1']).throws).toEqual([2, 2]);
});

test('dice stay on the table when a new round has not used them yet', () => {
  const story = storyAfter(setup, ROUND);
  expect(story.position.first).toBe(-1);
  expect(story.faces).toEqual([7, 7]);
  expect(storyAfter(setup, []).faces).toBeNull();
});

test('finds the last won round', () => {
  expect(lastRound(storyAfter(setup, ROUND.slice(0, -1)))).toBeNull();
  expect(lastRound(storyAfter(setup, [...ROUND, 't12=12', '1x2']))).toMatchObject({ round: 1, seat: 0 });
});
