import { type Position, isUnreadable, parseSetup, replay } from '@abacow/rules';
import type { CowpathPosition } from '@abacow/rules/cowpath';
import type { TrioPosition } from '@abacow/rules/trio';
import { expect, test } from 'vitest';
import { whyBetter as cowpathReason } from '../cowpath/look-back/reasons.ts';
import { whyBetter as trioReason } from '../trio/look-back/reasons.ts';

const after = (json: object, text: string): Position => {
  const setup = parseSetup(json);
  const positions = isUnreadable(setup) ? setup : replay(setup, text.split(' '));
  if (isUnreadable(positions)) throw new Error(positions.reason);
  return positions.at(-1)!;
};

const COWPATH = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' };
const BLOCKING =
  't12345=52131 t2345=c124 t1245=53cc c3 t12345=25245 t125=cc1 t135=131 t12345=41541 t3=1 t3=4 b3 t12345=c3155 t123=332 t15=14 t12345=435c1 t12=41 t1235=521c';
const LATE =
  't12345=43345 t12345=24c51 t245=515 t12345=44253 t123=544 t345=515 b4 t12345=33c25 t12345=333cc t12345=21c51 t12345=4254c t2=2 t4=4 t12345=32c33 t23=45 t234=111 - t12345=31113 t234=234 c2 t12345=c1522 t45=5c c3 t12345=42322 t3=4';

test.each([
  ['wins', 't12345=11122 b1 t12345=22345 - t12345=33345', 'c2', 't45'],
  ['blocks', BLOCKING, 'a3', 'd4'],
  ['bonus', 't12345=cccc1', 'c1', '-'],
  ['hinders', LATE, 'a2', 't145'],
  ['sure', 't12345=52553', 'b4', 't235'],
  ['throwOn', 't12345=43c33', 't12345', 'c2'],
  ['sameFaces', 't12345=11433', 't5', 't234'],
  ['more', 't12345=52553', 'b4', '-'],
])('Cowpath: %s', (kind, text, better, other) => {
  expect(cowpathReason(after(COWPATH, text) as CowpathPosition, better, other)).toEqual({ kind });
});

test('Cowpath: fewer squares are missing', () => {
  const position = after(COWPATH, 't12345=c3111 t5=1') as CowpathPosition;
  expect(cowpathReason(position, 'b1', 't45')).toEqual({ kind: 'shorter', missing: 1 });
});

const TRIO = { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200, first: 0 };
const ROUND = 't12=94 9x4 t2=1 9x1 t1=1 1x1 t2=3 1x3 t2=8 8x1 t2=4 1x4 t2=5';

test.each([
  ['wins', `${ROUND} 5x1 t2=2`, '1x1>1x2', '9x4>1x2'],
  ['stops', ROUND, '1x5', '5x1'],
  ['chances', 't12=33 3x3 t2=5 3x5 t1=7 5x7', 't12', 't1'],
  ['more', 't12=85', '5x8', '8x5'],
])('Trio: %s', (kind, text, better, other) => {
  expect(trioReason(after(TRIO, text) as TrioPosition, better, other)).toEqual({ kind });
});

test('Trio: more squares complete a row', () => {
  const position = after(TRIO, 't12=74 4x7 t1=5 4x5 t1=9') as TrioPosition;
  expect(trioReason(position, '4x9', '9x4')).toEqual({ kind: 'threatens', squares: 1 });
});
