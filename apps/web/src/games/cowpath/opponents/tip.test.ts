import { isUnreadable, parseSetup, playSteps, startGame } from '@abacow/rules';
import { expect, test } from 'vitest';
import { cowpathTip } from './tip.ts';

const SHEET = 'x1co/2o3c/c4cx/o5xc';
const setupOf = (sheet: string) => {
  const setup = parseSetup({ game: 'cowpath', sheet, first: 'x' });
  if (isUnreadable(setup)) throw new Error(setup.reason);
  return setup;
};

const tipAfter = (tokens: string, seat: 0 | 1, sheet = SHEET) => {
  const steps = playSteps(startGame(setupOf(sheet)), tokens.split(' ').filter(Boolean));
  if (isUnreadable(steps)) throw new Error(steps.reason);
  return cowpathTip(steps, seat);
};

/** A turn that ends without a mark. */
const NOTHING = 't12345=12345 t12345=12345 t12345=12345';

test('without anything special, the look back helps', () => {
  expect(tipAfter('', 1)).toBe('look-back');
});

test('turns without a mark: keep equal dice', () => {
  expect(tipAfter(`${NOTHING} ${NOTHING} ${NOTHING} ${NOTHING} ${NOTHING}`, 0)).toBe('nothing');
  expect(tipAfter(`${NOTHING} ${NOTHING} ${NOTHING} ${NOTHING} ${NOTHING}`, 1)).toBe('look-back');
});

test('bonus turns of the other side: try for a fourth', () => {
  expect(tipAfter('t12345=cccc1 c1', 1)).toBe('fourth');
  expect(tipAfter('t12345=cccc1 c1', 0)).toBe('look-back');
});

test('few cows: two of them are enough for a mark', () => {
  const sheet = 'x1111o/222222/3333cc/o444cc/5555cx/x5cc5o';
  const round = (mine: string, square: string, theirs: string) => `t12345=${mine} ${square} ${theirs}`;
  const tokens = [
    round('11123', 'b1', NOTHING),
    round('22213', 'a2', NOTHING),
    round('33312', 'a3', NOTHING),
    round('44412', 'b4', ''),
  ].join(' ');
  expect(tipAfter(tokens, 0, sheet)).toBe('cows');
});
