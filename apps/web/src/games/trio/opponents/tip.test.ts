import { isUnreadable, parseSetup, playSteps, startGame } from '@abacow/rules';
import { expect, test } from 'vitest';
import { trioTip } from './tip.ts';

const setup = parseSetup({
  game: 'trio',
  board: 'multiplication',
  players: 2,
  level: 'junior',
  target: 200,
  first: 0,
});
if (isUnreadable(setup)) throw new Error(setup.reason);

const tipAfter = (tokens: string, seat: number) => {
  const steps = playSteps(startGame(setup), tokens.split(' '));
  if (isUnreadable(steps)) throw new Error(steps.reason);
  return trioTip(steps, seat);
};

/** Seat 0 takes 1x2, 1x3 and 1x4; seat 1 throws a 0 every time. */
const ROW = 't12=12 1x2 t12=05 t12=13 1x3 t12=05 t12=14 1x4';

test('a lost row: stand in the gap', () => {
  expect(tipAfter(ROW, 1)).toBe('gap');
});

test('many throws with both dice: keep one', () => {
  const zeros = Array.from({ length: 12 }, () => 't12=05').join(' ');
  expect(tipAfter(`${zeros} ${ROW}`, 1)).toBe('keep');
});

test('without steps, the look back helps', () => {
  expect(trioTip([], 0)).toBe('look-back');
});
