import { describe, expect, test } from 'vitest';
import { GAPS, SMALL, cow } from '../../test/cowsheets.ts';
import { cowpathOn, whyNot } from '../../test/play.ts';
import { type RefusalCode, explainRefusal, isRefusal } from '../kernel.ts';
import { type Action, type CowpathPosition, cowpath, fallOf, parseFaces, throwOf } from './index.ts';

const inTheAir = cowpath.play(cowpathOn(SMALL, 't12345=12345'), throwOf(0b00011));
const codeOf = (position: CowpathPosition, action: Action): RefusalCode | null => {
  const stepped = cowpath.step(position, action);
  return isRefusal(stepped) ? stepped.code : null;
};
const fall = (faces: string): Action => parseFaces(faces)!;

describe('refusals', () => {
  test.each([
    ['[CP-29]', 'game/over', cowpathOn(GAPS, cow('b1', 'b5', 'd1')), '-'],
    ['[CP-10]', 'throw/all-first', cowpathOn(SMALL), 't1234'],
    ['[CP-13]', 'throw/none-left', cowpathOn(SMALL, 't12345=cc123 t3=1 t3=1'), 't1'],
    ['[CP-10]', 'mark/before-throw', cowpathOn(SMALL), 'c3'],
    ['[CP-10]', 'pass/before-throw', cowpathOn(SMALL), '-'],
    ['[CP-2]', 'mark/off-sheet', cowpathOn(SMALL, 't12345=cc123'), 'f1'],
    ['[CP-2]', 'mark/off-sheet', cowpathOn(SMALL, 't12345=cc123'), 'a6'],
    ['[CP-21]', 'mark/start', cowpathOn(SMALL, 't12345=cc123'), 'e1'],
    ['[CP-21]', 'mark/taken', cowpathOn(SMALL, `${cow('c3')} t12345=cc123`), 'c3'],
    ['[CP-20]', 'mark/symbol', cowpathOn(SMALL, 't12345=cc123'), 'b1'],
    ['[CP-25]', 'mark/not-beside-anchor', cowpathOn(SMALL, 't12345=ccccc c3 t12345=cc123'), 'a2'],
  ] as const)('%s %s', (_, code, position, move) => {
    expect(whyNot(position, move)).toBe(code);
  });

  test('[CP-10] dice in the air have to fall before anything else', () => {
    for (const move of ['t12345', '-', 'c3']) expect(whyNot(inTheAir, move)).toBe('throw/due');
    expect(codeOf(inTheAir, fall('12'))).toBeNull();
  });

  test('[CP-11] dice fall only when thrown, and as many as were thrown', () => {
    expect(codeOf(cowpathOn(SMALL), fall('12345'))).toBe('throw/not-due');
    expect(codeOf(inTheAir, fall('1'))).toBe('throw/count');
    expect(codeOf(inTheAir, fall('12345'))).toBe('throw/count');
  });

  test.each([0, -1, 32, 64, 2.5, Number.NaN])('[CP-11] %s is no selection of dice', (dice) => {
    const position = cowpathOn(SMALL, 't12345=12345');
    expect(codeOf(position, { kind: 'throw', dice })).toBe('throw/selection');
  });

  test.each([-1, 64, 65, 96, 18.5, Number.NaN, Infinity])('[CP-2] %s is no square', (square) => {
    const position = cowpathOn(SMALL, 't12345=cc123');
    expect(codeOf(position, { kind: 'mark', square })).toBe('mark/off-sheet');
  });

  test.each([6, 7, 0o60, 0o100, -1, 1.5, Number.NaN, 2 ** 32])(
    '[CP-8] %s are no faces of two dice',
    (faces) => {
      expect(codeOf(inTheAir, { kind: 'fall', count: 2, faces })).toBe('throw/faces');
    },
  );

  test('[CP-8] every face there is may fall', () => {
    for (let face = 0; face < 6; face++) expect(codeOf(inTheAir, fallOf([face, 5 - face]))).toBeNull();
  });

  test('a refusal says what it is about', () => {
    const refusal = cowpath.step(cowpathOn(SMALL, 't12345=cc123'), { kind: 'mark', square: 1 });
    expect(isRefusal(refusal) && explainRefusal(refusal)).toBe(
      'b1: the dice do not allow that symbol (mark/symbol)',
    );
  });
});
