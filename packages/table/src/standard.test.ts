import { gameNames, gameOf } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { type GameChoice, rotateChoice } from './choice.ts';
import type { ClockSetup } from './clock.ts';
import { type Terms, isStandard } from './standard.ts';

const CASUAL = gameNames().flatMap((game) => gameOf({ game }).casualChoices() as readonly GameChoice[]);
const TERMS: Terms = { choice: CASUAL[0]!, clock: { kind: 'move', ms: 60_000 }, opening: { kind: 'lot' } };
const TRIO: GameChoice = {
  game: 'trio',
  board: 'multiplication',
  players: 2,
  level: 'junior',
  target: 200,
};

test('every casual choice with a usual clock and by lot is standard', () => {
  expect(CASUAL).toContainEqual(TRIO);
  for (const choice of CASUAL) expect(isStandard({ ...TERMS, choice })).toBe(true);
});

test('colours change nothing, and who begins later rounds does', () => {
  expect(isStandard({ ...TERMS, choice: { ...TRIO, colours: ['green', 'red'] } })).toBe(true);
  expect(isStandard({ ...TERMS, choice: { ...TRIO, laterRounds: 'winner' } })).toBe(false);
});

test('colours move with the people', () => {
  const choice: GameChoice = { ...TRIO, colours: ['green', 'red'] };
  expect(rotateChoice(choice)).toEqual({ ...TRIO, colours: ['red', 'green'] });
  expect(rotateChoice(TRIO)).toEqual(TRIO);
});

test('a chosen beginner is not standard', () => {
  for (const seat of [0, 1]) expect(isStandard({ ...TERMS, opening: { kind: 'chosen', seat } })).toBe(false);
});

describe('a standard clock', () => {
  test.each<readonly [boolean, ClockSetup]>([
    [false, { kind: 'none' }],
    [false, { kind: 'move', ms: 1000 }],
    [false, { kind: 'move', ms: 29_999 }],
    [true, { kind: 'move', ms: 30_000 }],
    [true, { kind: 'move', ms: 180_000 }],
    [false, { kind: 'move', ms: 180_001 }],
    [false, { kind: 'game', ms: 299_999 }],
    [true, { kind: 'game', ms: 300_000 }],
    [true, { kind: 'game', ms: 1_800_000 }],
    [false, { kind: 'game', ms: 1_800_001 }],
  ])('%s: %o', (standard, clock) => {
    expect(isStandard({ ...TERMS, clock })).toBe(standard);
  });
});

test.each<readonly [string, GameChoice]>([
  ['a sheet that is not on the pad', { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' }],
  ['more players', { ...TRIO, players: 3 }],
  ['another level', { ...TRIO, level: 'expert' }],
  ['another target', { ...TRIO, target: 1 }],
  ['the other board', { ...TRIO, board: 'addition' }],
])('%s is not standard', (_, choice) => {
  expect(isStandard({ ...TERMS, choice })).toBe(false);
});
