import { describe, expect, test } from 'vitest';
import { CORNER, COWS, GAPS, PASTURE, SMALL, cow } from '../../test/cow-sheets.ts';
import {
  cowDice,
  cowpathOn,
  cowpathView,
  decideCowpath,
  marksIn,
  onward,
  throwsIn,
  whyNot,
} from '../../test/play.ts';
import { viewCowpath } from './index.ts';

/** The lower half of an 8 x 8 sheet, row by row in alternating directions, from a5 to a8. */
const SERPENTINE = [5, 6, 7, 8].flatMap((row) => {
  const columns = [...'abcdefgh'];
  return (row % 2 === 1 ? columns : columns.reverse()).map((column) => `${column}${row}`);
});

describe('bonus turns', () => {
  test.each(['cccc1', 'ccccc', '11112', '11111', '1111c'])(
    '[CP-25] after %s all five dice are thrown again, with the mark as anchor',
    (dice) => {
      const square = dice.startsWith('c') ? 'c3' : 'a3';
      const view = cowpathView(SMALL, `t12345=${dice} ${square}`);
      expect(view).toMatchObject({ toMove: 'x', attempt: 0, dice: null, anchor: square, legal: ['t12345'] });
      expect(view.marks.x).toContain(square);
    },
  );

  test('[CP-25] a bonus turn has three attempts', () => {
    const bonus = cowpathOn(SMALL, 't12345=ccccc c3 t12345=12345');
    expect(throwsIn(viewCowpath(bonus).legal)).toHaveLength(31);
    const third = onward(bonus, 't1=2 t1=4');
    expect(viewCowpath(third)).toMatchObject({ toMove: 'o', anchor: null, attempt: 0 });
  });

  test('[CP-25] a mark in a bonus turn must be beside the anchor', () => {
    const bonus = cowpathOn(SMALL, 't12345=33333 b2 t12345=cc111');
    expect(marksIn(bonus)).toEqual(['a2', 'a3', 'b1', 'c1', 'c3']);
    expect(whyNot(bonus, 'e2')).toBe('mark/not-beside-anchor');
    expect(whyNot(bonus, 'b5')).toBe('mark/not-beside-anchor');
    expect(whyNot(bonus, 'c2')).toBe('mark/symbol');
    expect(whyNot(bonus, 'b2')).toBe('mark/taken');
  });

  test('[CP-25] the anchor does not limit the next turn', () => {
    const next = cowpathOn(SMALL, 't12345=33333 b2 t12345=cc111 c1 t12345=cc123');
    expect(viewCowpath(next)).toMatchObject({ toMove: 'o', anchor: null });
    expect(marksIn(next)).toEqual(['a2', 'a4', 'c3', 'c5', 'e2', 'e4']);
  });

  test('[CP-26] a quad whose mark has no free neighbour skips the bonus turn', () => {
    expect(cowpathView(CORNER, 't12345=55555 a1')).toMatchObject({ toMove: 'o', attempt: 0, anchor: null });
  });

  test('[CP-26] a free neighbour with any symbol is enough for the bonus turn', () => {
    expect(cowpathView(CORNER, 't12345=22222 c2')).toMatchObject({ toMove: 'x', anchor: 'c2' });
  });

  test('[CP-27] a quad in a bonus turn brings another, with the newest mark as anchor', () => {
    const second = cowpathOn(SMALL, 't12345=33333 b2 t12345=cccc1 c3');
    expect(viewCowpath(second)).toMatchObject({ toMove: 'x', anchor: 'c3', attempt: 0 });
    const third = onward(second, 't12345=12345 t12345=5555c');
    expect(marksIn(third)).toEqual(['c4', 'd2']);
    expect(viewCowpath(onward(third, 'd2'))).toMatchObject({ toMove: 'x', anchor: 'd2' });
  });

  test('[CP-27] [CP-26] 32 quads in one turn, the last one without a free neighbour', () => {
    const dice = cowDice(...SERPENTINE.map(() => 'ccccc'));
    const decisions = SERPENTINE.flatMap((square) => ['t12345', square]);
    const almost = decideCowpath(cowpathOn(PASTURE), decisions.slice(0, -2).join(' '), dice);
    expect(viewCowpath(almost)).toMatchObject({ toMove: 'x', anchor: 'b8', result: null });
    const done = decideCowpath(almost, decisions.slice(-2).join(' '), dice);
    dice.assertUsedUp();
    expect(viewCowpath(done)).toMatchObject({ toMove: 'o', anchor: null, result: null });
    expect(viewCowpath(done).marks.x).toHaveLength(3 + 32);
  });

  test('[CP-28] a plain mark ends the whole turn', () => {
    expect(cowpathView(SMALL, 't12345=33333 b2 t12345=cc123 c1')).toMatchObject({
      toMove: 'o',
      anchor: null,
    });
  });

  test('[CP-28] [CP-22] passing is allowed and ends the whole turn, with a quad on the table too', () => {
    expect(cowpathView(SMALL, 't12345=33333 b2 t12345=12345 -')).toMatchObject({ toMove: 'o', anchor: null });
    expect(cowpathView(SMALL, 't12345=33333 b2 t12345=ccccc -')).toMatchObject({ toMove: 'o', anchor: null });
  });

  test('[CP-28] [CP-24] a quad with no free square beside the anchor ends the whole turn', () => {
    const bonus = 't12345=44444 e3 t12345=12345 t12345=12345';
    expect(cowpathView(SMALL, `${bonus} t12345=11111`)).toMatchObject({ toMove: 'o', anchor: null });
    const early = cowpathOn(SMALL, 't12345=44444 e3 t12345=11111');
    expect(marksIn(early)).toEqual([]);
    expect(whyNot(early, 'b1')).toBe('mark/not-beside-anchor');
  });

  test('[CP-29] joining in the middle of a bonus series wins at once', () => {
    const dice = cowDice('ccccc', 'cccc1', 'ccccc');
    const won = decideCowpath(cowpathOn(GAPS), 't12345 b1 t12345 c2 t12345 d1', dice);
    dice.assertUsedUp();
    expect(viewCowpath(won)).toMatchObject({
      result: 'x',
      toMove: null,
      attempt: 0,
      dice: null,
      anchor: null,
      legal: [],
    });
  });

  test('[CP-33] blocking in the middle of a bonus series ties at once', () => {
    const tied = cowpathView(COWS, `${cow('b3', 'd2', 'a3')} t12345=ccccc c2`);
    expect(tied).toMatchObject({ result: 'tie', toMove: null, anchor: null, legal: [] });
  });
});
