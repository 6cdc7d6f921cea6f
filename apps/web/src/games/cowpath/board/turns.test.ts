import { type Setup, isUnreadable, parseSetup } from '@abacow/rules';
import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

const read = (first: 'x' | 'o'): Extract<Setup, { game: 'cowpath' }> => {
  const setup = parseSetup({ game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first });
  if (isUnreadable(setup) || setup.game !== 'cowpath') throw new Error('setup');
  return setup;
};

test('a turn has its attempts, the dice thrown, and its mark', () => {
  const [turn, ...others] = turnsOf(read('x'), ['t12345=1c35c', 't34=cc', 'c1']);
  expect(others).toEqual([]);
  expect(turn).toMatchObject({ seat: 0, bonus: false, mark: 'c1', end: 'mark' });
  expect(turn!.attempts.map(({ faces }) => faces.join(''))).toEqual(['05245', '05555']);
  expect(turn!.attempts[1]!.thrown).toEqual([false, false, true, true, false]);
});

test('a marked quad starts a bonus turn of the same side', () => {
  const turns = turnsOf(read('o'), ['t12345=cccc1', 'c1', 't12345=12345']);
  expect(turns.map(({ seat, bonus, end }) => [seat, bonus, end])).toEqual([
    [1, false, 'mark'],
    [1, true, null],
  ]);
});

test('passing and a third attempt without a mark end a turn differently', () => {
  const passed = turnsOf(read('x'), ['t12345=12345', '-']);
  expect(passed.map(({ end }) => end)).toEqual(['pass']);
  const empty = turnsOf(read('x'), ['t12345=12345', 't1=2', 't1=1', 't12345=12345']);
  expect(empty.map(({ seat, end }) => [seat, end])).toEqual([
    [0, 'nothing'],
    [1, null],
  ]);
});

test('an unreadable text gives no turns instead of wrong ones', () => {
  expect(turnsOf(read('x'), ['zz'])).toEqual([]);
});
