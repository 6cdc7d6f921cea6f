import { describe, expect, test } from 'vitest';
import { GAPS, SMALL, cow } from '../../test/cow-sheets.ts';
import { cowpathOn } from '../../test/play.ts';
import { type Refusal, type RefusalCode, explainRefusal, isRefusal } from '../refusals.ts';
import {
  type Action,
  type CowpathPosition,
  cowpath,
  fallOf,
  parseFaces,
  parseMove,
  throwOf,
} from './index.ts';

const twoInTheAir = (): CowpathPosition => cowpath.play(cowpathOn(SMALL, 't12345=12345'), throwOf(0b00011));
const refusalOf = (position: CowpathPosition, action: Action): Refusal | null => {
  const stepped = cowpath.step(position, action);
  return isRefusal(stepped) ? stepped : null;
};
const codeOf = (position: CowpathPosition, action: Action): RefusalCode | null =>
  refusalOf(position, action)?.code ?? null;
const fall = (faces: string): Action => parseFaces(faces)!;

describe('refusals', () => {
  test.each([
    ['[CP-29]', 'game/over', GAPS, cow('b1', 'b5', 'd1'), '-'],
    ['[CP-29]', 'game/over', GAPS, cow('b1', 'b5', 'd1'), 'c3'],
    ['[CP-29]', 'game/over', GAPS, cow('b1', 'b5', 'd1'), 't12345'],
    ['[CP-10]', 'throw/all-first', SMALL, '', 't1234'],
    ['[CP-13]', 'throw/none-left', SMALL, 't12345=cc123 t3=1 t3=1', 't1'],
    ['[CP-10]', 'mark/before-throw', SMALL, '', 'c3'],
    ['[CP-10]', 'mark/before-throw', SMALL, cow('c3'), 'c3'],
    ['[CP-10]', 'pass/before-throw', SMALL, '', '-'],
    ['[CP-2]', 'mark/off-sheet', SMALL, 't12345=cc123', 'f1'],
    ['[CP-2]', 'mark/off-sheet', SMALL, 't12345=cc123', 'a6'],
    ['[CP-2]', 'mark/off-sheet', SMALL, 't12345=cc123', 'h8'],
    ['[CP-21]', 'mark/start', SMALL, 't12345=cc123', 'e1'],
    ['[CP-21]', 'mark/taken', SMALL, `${cow('c3')} t12345=cc123`, 'c3'],
    ['[CP-20]', 'mark/symbol', SMALL, 't12345=cc123', 'b1'],
    ['[CP-25]', 'mark/not-beside-anchor', SMALL, 't12345=ccccc c3 t12345=cc123', 'a2'],
  ] as const)('%s %s, about the move itself: %#', (_, code, sheet, text, move) => {
    const refusal = refusalOf(cowpathOn(sheet, text), parseMove(move)!);
    expect(refusal).toEqual({ kind: 'refusal', code, about: move });
  });

  test.each(['t12345', '-', 'c3'])('[CP-10] %s is refused while dice are in the air', (move) => {
    const refusal = refusalOf(twoInTheAir(), parseMove(move)!);
    expect(refusal).toEqual({ kind: 'refusal', code: 'throw/due', about: move });
  });

  test.each([
    ['[CP-11] no dice were thrown', 'throw/not-due', () => cowpathOn(SMALL), '12345'],
    ['[CP-11] fewer fall than were thrown', 'throw/count', twoInTheAir, '1'],
    ['[CP-11] more fall than were thrown', 'throw/count', twoInTheAir, '12345'],
    ['[CP-29] the game is over', 'game/over', () => cowpathOn(GAPS, cow('b1', 'b5', 'd1')), '123'],
  ] as const)('%s: %s', (_, code, position, faces) => {
    const refusal = refusalOf(position(), fall(faces));
    expect(refusal).toEqual({ kind: 'refusal', code, about: `${faces.length} dice` });
  });

  test.each([0, -1, 32, 64, 2.5, Number.NaN])('[CP-11] %s is not a selection of dice', (dice) => {
    for (const text of ['', 't12345=12345'])
      expect(codeOf(cowpathOn(SMALL, text), { kind: 'throw', dice })).toBe('throw/selection');
  });

  test('[CP-11] a refused selection with more than five dice names only those of the five', () => {
    const refusal = refusalOf(cowpathOn(SMALL, 't12345=12345'), { kind: 'throw', dice: 0b100101 });
    expect(refusal).toEqual({ kind: 'refusal', code: 'throw/selection', about: 't13' });
  });

  test.each([-1, 64, 65, 96, 18.5, Number.NaN, Infinity])('[CP-2] %s is not a square', (square) => {
    for (const text of ['', 't12345=cc123']) {
      const refusal = refusalOf(cowpathOn(SMALL, text), { kind: 'mark', square });
      expect(refusal).toEqual({ kind: 'refusal', code: 'mark/off-sheet', about: `${square}` });
    }
  });

  test.each([6, 7, 0o60, 0o100, -1, 1.5, Number.NaN, 2 ** 32])(
    '[CP-8] %s are not faces of two dice',
    (faces) => {
      const refusal = refusalOf(twoInTheAir(), { kind: 'fall', count: 2, faces });
      expect(refusal).toEqual({ kind: 'refusal', code: 'throw/faces', about: '2 dice' });
    },
  );

  test('[CP-8] every face of a die may fall', () => {
    for (let face = 0; face < 6; face++) expect(codeOf(twoInTheAir(), fallOf([face, 5 - face]))).toBeNull();
  });

  test('a refusal says what it is about', () => {
    const refusal = cowpath.step(cowpathOn(SMALL, 't12345=cc123'), { kind: 'mark', square: 1 });
    expect(isRefusal(refusal) && explainRefusal(refusal)).toBe(
      'b1: the dice do not allow that symbol (mark/symbol)',
    );
  });
});
