import { seededDice, shuffled } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { must } from '../../test/play.ts';
import {
  type Sheet,
  checkSheet,
  connected,
  isSheet,
  listSquares,
  parseSheet,
  parseSquare,
  setOf,
  union,
  without,
} from '../cowpath/index.ts';
import {
  type SheetFlaw,
  SHEET_FLAWS,
  distance,
  flawsOf,
  isMirrored,
  joinDistance,
  largestGroup,
  padSheet,
  spread,
} from './index.ts';

const sheetOf = (text: string): Sheet => must(parseSheet(text));
const squares = (names: string) => setOf(names.split(' ').map((name) => parseSquare(name)!));

describe('measures', () => {
  test('distance counts a king’s steps', () => {
    const of = (a: string, b: string): number => distance(parseSquare(a)!, parseSquare(b)!);
    expect([of('a1', 'a1'), of('a1', 'b2'), of('a1', 'h2'), of('c3', 'd8')]).toEqual([0, 1, 7, 5]);
  });

  test('spread is the smallest distance of a pair', () => {
    expect(spread(squares('a1 d1 h8'))).toBe(3);
    expect(spread(squares('a1 h8 b2 e4'))).toBe(1);
  });

  test('groups are connected over corners too', () => {
    expect(largestGroup(squares('a1 b2 c3 e3 e4'))).toBe(3);
    expect(largestGroup(squares('a1 c1 e1'))).toBe(1);
    expect(largestGroup({ lo: 0, hi: 0 })).toBe(0);
  });

  test.each([
    ['two gaps of one', 'xcxcx/ccccc/ccccc/ccccc/ococo', 2, 2],
    ['one square beside all three', 'xccxc/ccccc/cxcco/ccccc/ococc', 2, 2],
    ['a corner and two sides', 'xccccc/cccccx/cccccc/oxcoco/cccccc', 4, 3],
  ])('[CP-1] marks needed to join: %s', (_, text, crosses, circles) => {
    const sheet = sheetOf(text);
    expect([joinDistance(sheet, 0), joinDistance(sheet, 1)]).toEqual([crosses, circles]);
  });

  /** The smallest number of free squares that join the starts, by trying all sets of them. */
  const fewestMarks = (sheet: Sheet, seat: 0 | 1): number => {
    const own = sheet.starts[seat];
    const free = listSquares(without(sheet.all, union(...sheet.starts)));
    let fewest = Infinity;
    for (let chosen = 0; chosen < 2 ** free.length; chosen++) {
      const marks = free.filter((_, index) => (chosen >> index) & 1);
      if (marks.length < fewest && connected(own, union(own, setOf(marks)))) fewest = marks.length;
    }
    return fewest;
  };

  test('marks needed to join are the same as by trying everything on 4 by 4 sheets', () => {
    const dice = seededDice('fewest marks');
    for (let tried = 0; tried < 40;) {
      const drawn = shuffled([...'xxxooocccccccccc'], dice.below).join('');
      const checked = checkSheet(drawn.match(/..../g)!);
      if (!isSheet(checked)) continue;
      tried++;
      for (const seat of [0, 1] as const)
        expect(joinDistance(checked, seat), checked.text).toBe(fewestMarks(checked, seat));
    }
  });

  /** Sheet 1 of the pad with one flaw each. */
  const good = padSheet(1)!.text;

  test.each([
    ['starts/close', 'xcx1co5/1234512/cc3cc4c/5152345/c3c2c12/4o3c1o4/5xc2c53'],
    ['starts/touch', 'x1c2c3x/c4o5c1c/3c1o3c2/5c2xc4c/1c3c5c1/o4c2c3c/5c1c4c2'],
    ['starts/quickly-joined', 'xcx1c23/12c45o4/xc3c142/5c4c2c5/c35o1c3/4c2c5c1/123c41o'],
    ['starts/uneven', 'xcc1c2x/c3c4c5c/1cxc2c3/c4c5c1c/ocococ2/c3c4c5c/1c2c3c4'],
    ['numbers/clumped', 'x111c2o/c3c4c5c/1c2c3c4/c5c1c2c/3c4c5c1/c2c3c4c/x5c1oxo'],
    ['cows/clumped', 'xccccco/c234512/3451234/5c1c3c1/2345123/4123451/xc2cocx'.replace('2cocx', '2o1ox')],
  ] as const)('%s is found', (flaw, text) => {
    expect(flawsOf(sheetOf(text))).toContain(flaw);
    expect(flawsOf(sheetOf(good))).toEqual([]);
  });

  test('every kind of flaw has a test', () => {
    const shown: SheetFlaw[] = ['starts/close', 'starts/touch', 'starts/quickly-joined', 'starts/uneven'];
    expect([...SHEET_FLAWS].sort()).toEqual([...shown, 'numbers/clumped', 'cows/clumped'].sort());
  });

  test('[CP-6] a sheet with one square that differs is not mirrored', () => {
    const spoilt = good.replace(/^3/, '4');
    expect(spoilt).not.toBe(good);
    expect([isMirrored(sheetOf(good)), isMirrored(sheetOf(spoilt))]).toEqual([true, false]);
  });
});
