import { describe, expect, test } from 'vitest';
import { COWS, GAPS, SMALL, cow } from '../../test/cow-sheets.ts';
import { cowpathOn, cowpathView, onward, whyNot } from '../../test/play.ts';
import {
  connected,
  listSquares,
  makeSquare,
  parseSquare,
  setOf,
  viewCowpath,
  winningChain,
} from './index.ts';

const squares = (...names: readonly string[]) => setOf(names.map((name) => parseSquare(name)!));

describe('the end', () => {
  test('[CP-1] [CP-29] the first chain through all three starts wins', () => {
    const almost = cowpathOn(GAPS, cow('b1', 'b5'));
    expect(viewCowpath(almost)).toMatchObject({ result: null, toMove: 'x' });
    expect(viewCowpath(onward(almost, cow('d1')))).toMatchObject({ result: 'x', toMove: null, legal: [] });
  });

  test('[CP-1] circle wins in the same way', () => {
    expect(cowpathView(GAPS, cow('b1', 'b5', 'c3', 'd5')).result).toBe('o');
  });

  test('[CP-29] two starts joined are not enough, nor a chain of three that misses one', () => {
    expect(cowpathView(GAPS, cow('b1')).result).toBeNull();
    expect(cowpathView(GAPS, cow('b1', 'b5', 'b2', 'b4', 'b3')).result).toBeNull();
  });

  test('[CP-29] nothing is legal after the end', () => {
    const over = cowpathOn(GAPS, cow('b1', 'b5', 'd1'));
    for (const move of ['t12345', 't1', '-', 'a2']) expect(whyNot(over, move)).toBe('game/over');
    expect(viewCowpath(over)).toMatchObject({ attempt: 0, dice: null, anchor: null });
  });

  test('[CP-29] the last position has the sheet and the marks, and no dice and no anchor', () => {
    const before = cowpathOn(GAPS, `${cow('b1', 'b5')} t12345=ccccc`);
    const after = onward(before, 'd1');
    expect(after).toEqual({
      ...cowpathOn(GAPS),
      kind: 'over',
      crosses: squares('a1', 'b1', 'c1', 'd1', 'e1'),
      circles: before.circles,
      result: { kind: 'win', seat: 0 },
    });
  });

  test('[CP-29] the winning chain does not include marks that are not connected to it', () => {
    const over = cowpathOn(GAPS, cow('c3', 'b5', 'b2', 'c4', 'd1'));
    expect(listSquares(winningChain(over, 0)).map(makeSquare)).toEqual(['a1', 'c1', 'd1', 'e1', 'b2']);
    expect(listSquares(winningChain(over, 1))).toEqual([]);
  });

  test('[CP-7] chains run through all eight neighbours and may cross', () => {
    for (const near of ['c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5']) {
      expect(connected(squares('d4', near), squares('d4', near))).toBe(true);
    }
    expect(connected(squares('d4', 'd6'), squares('d4', 'd6'))).toBe(false);
    const crossed = cowpathOn('x1co/cccc/cccc/occx/xcco', cow('b2', 'c2', 'c3', 'b3'));
    expect(connected(squares('a1', 'd4'), crossed.crosses)).toBe(true);
    expect(connected(squares('d1', 'a4'), crossed.circles)).toBe(true);
    expect(viewCowpath(crossed)).toMatchObject({ result: null, blocked: { x: false, o: false } });
    expect(viewCowpath(onward(crossed, cow('b4'))).result).toBe('x');
    expect(viewCowpath(onward(crossed, `t12345=12345 - ${cow('c4')}`)).result).toBe('o');
  });

  test('[CP-7] the edges of the sheet do not wrap', () => {
    expect(connected(squares('h1', 'a2'), squares('h1', 'a2'))).toBe(false);
    expect(connected(squares('h4', 'a5'), squares('h4', 'a5'))).toBe(false);
    expect(connected(squares('h4', 'a6'), squares('h4', 'a6'))).toBe(false);
    expect(connected(squares('d4', 'd5'), squares('d4', 'd5'))).toBe(true);
    expect(connected(squares('h4', 'g5'), squares('h4', 'g5'))).toBe(true);
    expect(connected(squares('a4', 'b5'), squares('a4', 'b5'))).toBe(true);
  });

  test('[CP-31] a side is blocked when its starts no longer have a common region', () => {
    expect(cowpathView(COWS, cow('b3', 'd2')).blocked).toEqual({ x: false, o: false });
    expect(cowpathView(COWS, cow('b3', 'd2', 'a3')).blocked).toEqual({ x: false, o: true });
  });

  test('[CP-31] the squares of a side are part of the region', () => {
    const view = cowpathView(COWS, cow('b3', 'a3'));
    expect(view.blocked).toEqual({ x: false, o: false });
  });

  test('[CP-35] a mark that cuts the other side off is legal', () => {
    const before = cowpathOn(COWS, cow('b3', 'd2'));
    expect(whyNot(onward(before, 't12345=cc123'), 'a3')).toBeNull();
    expect(viewCowpath(onward(before, cow('a3'))).blocked.o).toBe(true);
  });

  test('[CP-32] while one side is blocked both play on', () => {
    const blocked = cowpathOn(COWS, cow('b3', 'd2', 'a3'));
    expect(viewCowpath(blocked)).toMatchObject({ toMove: 'o', result: null, legal: ['t12345'] });
    const further = onward(blocked, `${cow('c3')} t12345=12345 -`);
    expect(viewCowpath(further)).toMatchObject({ toMove: 'o', result: null, blocked: { x: false, o: true } });
  });

  test('[CP-32] the side that is not blocked can win', () => {
    const won = cowpathView(COWS, cow('b3', 'd2', 'a3', 'd3', 'b2', 'c3', 'b1', 'c4', 'c2'));
    expect(won).toMatchObject({ result: 'x', blocked: { x: false, o: true } });
  });

  test('[CP-33] both sides blocked is a tie at once', () => {
    const tied = cowpathView(COWS, cow('b3', 'd2', 'a3', 'c2'));
    expect(tied).toMatchObject({ result: 'tie', toMove: null, legal: [], blocked: { x: true, o: true } });
  });

  test('[CP-30] a mark that joins and blocks wins', () => {
    const sheet = 'xcco/ccxc/cocc/occx';
    const before = cowpathOn(sheet, cow('c3', 'c4', 'd2', 'd3', 'a2', 'c1'));
    expect(viewCowpath(before).blocked).toEqual({ x: false, o: false });
    expect(viewCowpath(onward(before, cow('b2')))).toMatchObject({
      result: 'x',
      blocked: { x: false, o: true },
    });
  });

  test('[CP-34] passing never ends the game', () => {
    const passes = Array.from({ length: 1000 }, () => 't12345=ccccc -').join(' ');
    expect(cowpathView(SMALL, passes)).toMatchObject({ toMove: 'x', result: null, legal: ['t12345'] });
  });
});
