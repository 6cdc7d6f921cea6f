import { describe, expect, test } from 'vitest';
import { COWS, GAPS, SMALL, cow } from '../test/cow-sheets.ts';
import { cowpathOn, must, onward, trioOf } from '../test/play.ts';
import { cowpath, parseSheet, throwOf } from './cowpath/index.ts';
import { drawSheet } from './cowpath/draw.ts';
import { drawPosition } from './index.ts';
import { drawBoard } from './trio/draw.ts';
import * as trio from './trio/index.ts';

const lastLine = (text: string): string => text.split('\n').at(-1)!;

describe('drawing', () => {
  test('a sheet', () => {
    expect(drawSheet(must(parseSheet(SMALL)))).toBe(
      [
        '   a  b  c  d  e',
        '1 [X] 1  c  2 [O]',
        '2  c  3  4  5  c',
        '3  1  2  c  3  4',
        '4  c [X] 5 [O] c',
        '5 [O] 1  c  2 [X]',
      ].join('\n'),
    );
  });

  test('marks, starts, the anchor and markable squares look different', () => {
    const bonus = cowpathOn(SMALL, `${cow('c1', 'c5')} t12345=33333 b2 t12345=cc111`);
    expect(drawPosition(bonus)).toBe(
      [
        '   a  b  c  d  e',
        '1 [X](1) X  2 [O]',
        '2 (c)<X> 4  5  c',
        '3 (1) 2 (c) 3  4',
        '4  c [X] 5 [O] c',
        '5 [O] 1  O  2 [X]',
        'cross, bonus turn, attempt 1 of 3: c c 1 1 1',
      ].join('\n'),
    );
  });

  test('the line that says who has to do what', () => {
    const start = cowpathOn(SMALL, '', 'o');
    expect(lastLine(drawPosition(start))).toBe('circle, to throw');
    expect(lastLine(drawPosition(cowpath.play(start, throwOf(31))))).toBe('circle, dice in the air');
    const blocked = cowpathOn(COWS, cow('b3', 'd2', 'a3'));
    expect(lastLine(drawPosition(blocked))).toBe('circle, to throw; circle is blocked');
    expect(lastLine(drawPosition(onward(blocked, cow('c2'))))).toBe('a tie');
    expect(lastLine(drawPosition(cowpathOn(GAPS, cow('b1', 'b5', 'd1'))))).toBe('cross wins');
  });

  test('boards', () => {
    const rows = drawBoard('multiplication').split('\n');
    expect(rows).toHaveLength(11);
    expect(rows.at(-1)!.trim().split(/\s+/)).toEqual([
      '9|',
      '9',
      '18',
      '27',
      '36',
      '45',
      '54',
      '63',
      '72',
      '81',
    ]);
    expect(drawBoard('addition')).toContain(' 18');
  });

  test('pawns of every player and the squares that the dice point at', () => {
    const position = trioOf({ players: 4 }, 't12=12 1x2 t12=13 1x3 t12=14 1x4 t12=15 1x5 t12=35');
    const [, , first, , third, , fifth] = drawPosition(position).split('\n');
    expect(first).toBe('1|   1  [A]  [B]  [C]  [D]    6    7    8    9');
    expect(third).toContain('(15)');
    expect(fifth).toContain('(15)');
    expect(lastLine(drawPosition(position))).toBe('player A, to place, dice 3 5');
  });

  test('scores are shown at levels that count them', () => {
    const expert = trioOf({ level: 'expert' });
    expect(lastLine(drawPosition(expert))).toBe(
      'round 1, scores 0 : 0; player A, to throw, no dice on the table',
    );
    const inTheAir = trio.playTrio(expert, trio.throwOf(3));
    expect(lastLine(drawPosition(inTheAir))).toContain('dice in the air');
  });
});
