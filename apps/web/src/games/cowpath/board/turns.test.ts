import { isUnreadable, parseSetup, playSteps, startGame } from '@abacow/rules';
import { expect, test } from 'vitest';
import { type Turn, turnsOf } from './turns.ts';

const turnsAfter = (first: 'x' | 'o', tokens: readonly string[]): readonly Turn[] => {
  const setup = parseSetup({ game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first });
  const steps = isUnreadable(setup) ? setup : playSteps(startGame(setup), tokens);
  if (isUnreadable(steps)) throw new Error(steps.reason);
  return turnsOf(steps.map(({ before, effects }) => ({ seat: before.seat, effects })));
};

test('a turn has its attempts, the dice thrown, and its mark', () => {
  const [turn, ...others] = turnsAfter('x', ['t12345=1c35c', 't34=cc', 'c1']);
  expect(others).toEqual([]);
  expect(turn).toMatchObject({ seat: 0, bonus: false, mark: 'c1', end: 'mark' });
  expect(turn!.attempts.map(({ faces }) => faces.join(''))).toEqual(['05245', '05555']);
  expect(turn!.attempts[1]!.thrown).toEqual([false, false, true, true, false]);
});

test('a marked quad starts a bonus turn of the same side', () => {
  const turns = turnsAfter('o', ['t12345=cccc1', 'c1', 't12345=12345']);
  expect(turns.map(({ seat, bonus, end }) => [seat, bonus, end])).toEqual([
    [1, false, 'mark'],
    [1, true, null],
  ]);
});

test('passing and a third attempt without a mark end a turn differently', () => {
  const passed = turnsAfter('x', ['t12345=12345', '-']);
  expect(passed.map(({ end }) => end)).toEqual(['pass']);
  const empty = turnsAfter('x', ['t12345=12345', 't1=2', 't1=1', 't12345=12345']);
  expect(empty.map(({ seat, end }) => [seat, end])).toEqual([
    [0, 'nothing'],
    [1, null],
  ]);
});
