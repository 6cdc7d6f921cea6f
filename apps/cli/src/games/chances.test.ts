import {
  type Position,
  type Setup,
  isUnreadable,
  parseSetup,
  parseText,
  playText,
  startGame,
} from '@abacow/rules';
import { type TrioPosition, throwOf } from '@abacow/rules/trio';
import { expect, test } from 'vitest';
import { terminalGame } from './registry.ts';
import { throwChances } from './trio/chances.ts';

const at = (json: object, text: string): Position => {
  const position = playText(startGame(parseSetup(json) as Setup), parseText(text));
  if (isUnreadable(position)) throw new Error(position.reason);
  return position;
};
const makeChances = (position: Position): string => terminalGame(position.game).chances(position);

const TRIO = { game: 'trio', board: 'addition', players: 2, level: 'expert', first: 0 };
const COWPATH = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' };

test('a first throw of both dice loses the turn in 19 of 100 outcomes and never wins', () => {
  expect(throwChances(at(TRIO, '') as TrioPosition, throwOf(3))).toEqual({ win: 0, lost: 0.19 });
});

test('with two in a row and both ends free, 4 of 100 outcomes of both dice win, and 2 of 10 with the 5 kept', () => {
  const position = at(TRIO, 't12=55 5x5 t12=56 5x6 t2=0') as TrioPosition;
  expect(position.seat).toBe(0);
  expect(throwChances(position, throwOf(3)).win).toBe(0.04);
  expect(throwChances(position, throwOf(2))).toEqual({ win: 0.2, lost: 0.2 });
});

test('a throw that points only at taken squares loses the turn', () => {
  const position = at(TRIO, 't12=55 5x5 t12=11 1x1 t12=23 2x3') as TrioPosition;
  // 00 to 09 and 10 to 90 are 19 outcomes; 55 and 11 are taken; 23 and 32 have one free square.
  expect(throwChances(position, throwOf(3)).lost).toBe(0.21);
});

test('chances are printed as tables', () => {
  expect(makeChances(at(COWPATH, 't12345=cc145'))).toContain('\ncow   100.0 %');
  expect(makeChances(at(COWPATH, 't12345=cc145 t1=c t1=c'))).toMatch(/nothing is left to chance/);
  expect(makeChances(at(TRIO, 't12=57 5x7'))).toMatch(/\nt1, keeping 7 +0\.0 % +10\.0 %\n/);
  expect(makeChances(at(TRIO, 't12=57'))).toMatch(/The dice have fallen/);
});
