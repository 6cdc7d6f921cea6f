import type { Effect } from '@abacow/rules';
import type { TableOutcome } from '@abacow/table';
import { expect, test } from 'vitest';
import { moodOf, ownMoodOf, waitingFaces } from './mood.ts';

const moods = (outcome: TableOutcome | null, ...effects: readonly Effect[]) =>
  [0, 1].map((seat) => moodOf(outcome, effects, seat));

test('a computer is pleased after a win, and claps after a loss', () => {
  expect(moods({ kind: 'win', seat: 1, by: 'play' })).toEqual(['clapping', 'pleased']);
  expect(moods({ kind: 'tie', by: 'play' })).toEqual(['waiting', 'waiting']);
  expect(moods({ kind: 'broken-off' })).toEqual(['waiting', 'waiting']);
});

test('the result counts more than what happened last', () => {
  expect(moods({ kind: 'win', seat: 0, by: 'play' }, { kind: 'bonus', seat: 1, anchor: 3 })).toEqual([
    'pleased',
    'clapping',
  ]);
});

test('a player’s own animal is proud of a win and brave after a loss', () => {
  const own = (outcome: TableOutcome | null, ...effects: readonly Effect[]) =>
    [0, 1].map((seat) => ownMoodOf(outcome, effects, seat));
  expect(own({ kind: 'win', seat: 1, by: 'play' })).toEqual(['brave', 'proud']);
  expect(own({ kind: 'tie', by: 'play' })).toEqual(['pleased', 'pleased']);
  expect(own({ kind: 'broken-off' })).toEqual(['waiting', 'waiting']);
  expect(own(null, { kind: 'bonus', seat: 1, anchor: 3 })).toEqual(['waiting', 'pleased']);
  expect(own(null, { kind: 'blocked', seat: 0 })).toEqual(['brave', 'pleased']);
  expect(own(null, { kind: 'turn-lost', seat: 0, reason: 'no-square' })).toEqual(['beaten', 'waiting']);
});

test('during the game, it is pleased when it gains much', () => {
  expect(moods(null, { kind: 'bonus', seat: 1, anchor: 3 })).toEqual(['waiting', 'pleased']);
  expect(moods(null, { kind: 'double', seat: 0 })).toEqual(['pleased', 'waiting']);
  expect(moods(null, { kind: 'blocked', seat: 0 })).toEqual(['beaten', 'pleased']);
});

test('otherwise it waits', () => {
  expect(moods(null)).toEqual(['waiting', 'waiting']);
  expect(moods(null, { kind: 'marked', seat: 1, square: 3, symbol: 'c' }, { kind: 'turn', seat: 0 })).toEqual(
    ['waiting', 'waiting'],
  );
});

test('only computers have a face', () => {
  expect(
    waitingFaces([
      { kind: 'person', name: 'Ada', holder: 'ada' },
      { kind: 'computer', level: 4 },
      { kind: 'open' },
    ]),
  ).toEqual([{ level: 4, mood: 'waiting' }]);
});
