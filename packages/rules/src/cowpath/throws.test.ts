import { addOdds, chance, reduceOdds } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { SMALL, cow } from '../../test/cow-sheets.ts';
import { cowDice, cowpathOn, cowpathView, decideCowpath, onward, throwsIn, whyNot } from '../../test/play.ts';
import { cowpath, throwOf, viewCowpath } from './index.ts';

const SELECTIONS = Array.from({ length: 31 }, (_, index) => index + 1);

describe('throws of a turn', () => {
  test.each(['x', 'o'] as const)('[CP-9] %s may begin', (first) => {
    expect(cowpathView(SMALL, '', first)).toMatchObject({ toMove: first, attempt: 0, dice: null });
  });

  test('[CP-9] the turns alternate', () => {
    const pass = 't12345=12345 -';
    expect(cowpathView(SMALL, pass).toMove).toBe('o');
    expect(cowpathView(SMALL, `${pass} ${pass}`).toMove).toBe('x');
    expect(cowpathView(SMALL, cow('c1')).toMove).toBe('o');
    expect(cowpathView(SMALL, cow('c1', 'c5')).toMove).toBe('x');
  });

  test('[CP-10] a turn can only begin with a throw of all five dice', () => {
    const start = cowpathOn(SMALL);
    expect(viewCowpath(start).legal).toEqual(['t12345']);
    for (const dice of SELECTIONS.slice(0, -1))
      expect(cowpath.step(start, throwOf(dice)).kind).toBe('refusal');
    expect(whyNot(start, 't1')).toBe('throw/all-first');
  });

  test.each([1, 2])('[CP-11] after attempt %i any selection may be thrown again', (attempt) => {
    const text = ['t12345=12345', 't3=1'].slice(0, attempt).join(' ');
    const view = cowpathView(SMALL, text);
    expect(view.attempt).toBe(attempt);
    expect(throwsIn(view.legal)).toHaveLength(31);
    expect(view.legal).toContain('-');
    for (const dice of SELECTIONS) {
      expect(cowpath.step(cowpathOn(SMALL, text), throwOf(dice)).kind).toBe('throw');
    }
  });

  test('[CP-11] a die put aside before may be thrown again', () => {
    const dice = cowDice('11234', '1c5', '2');
    const position = decideCowpath(cowpathOn(SMALL), 't12345 t345 t1', dice);
    dice.assertUsedUp();
    expect(viewCowpath(position)).toMatchObject({ toMove: 'o', attempt: 0 });
  });

  test('[CP-12] dice that are not thrown keep their faces', () => {
    expect(cowpathView(SMALL, 't12345=1c35c').dice).toBe('1c35c');
    expect(cowpathView(SMALL, 't12345=1c35c t24=cc').dice).toBe('1c3cc');
    expect(cowpathView(SMALL, 't12345=1c35c t13=45').dice).toBe('4c55c');
    expect(cowpathView(SMALL, 't12345=1c35c t5=1 t1=c').dice).toBe('cc351');
    expect(cowpathView(SMALL, 't12345=1c35c t12345=54321').dice).toBe('54321');
  });

  test('[CP-12] every selection changes only its own dice', () => {
    for (const dice of SELECTIONS) {
      const digits = [1, 2, 3, 4, 5].filter((die) => (dice >> (die - 1)) & 1);
      const token = `t${digits.join('')}=${'5'.repeat(digits.length)}`;
      const expected = [1, 2, 3, 4, 5].map((die) => (digits.includes(die) ? '5' : '1')).join('');
      expect(cowpathView(SMALL, `t12345=11111 ${token}`).dice).toBe(expected);
    }
  });

  test('[CP-13] after attempt three there is no further throw', () => {
    const third = cowpathOn(SMALL, 't12345=cc123 t3=2 t3=3');
    expect(viewCowpath(third)).toMatchObject({ attempt: 3, toMove: 'x', dice: 'cc323' });
    expect(throwsIn(viewCowpath(third).legal)).toEqual([]);
    for (const dice of SELECTIONS) expect(cowpath.step(third, throwOf(dice)).kind).toBe('refusal');
    expect(whyNot(third, 't12345')).toBe('throw/none-left');
  });

  test.each([
    ['one', 't12345=cc123'],
    ['two', 't12345=11234 t12=cc'],
    ['three', 't12345=11234 t2=1 t12=cc'],
  ])('[CP-14] the player may stop after attempt %s', (_, text) => {
    const stopped = onward(cowpathOn(SMALL, text), 'c3');
    expect(viewCowpath(stopped)).toMatchObject({ toMove: 'o', attempt: 0, dice: null });
    expect(viewCowpath(stopped).marks.x).toContain('c3');
  });

  test('[CP-14] only the dice on the table at the end count', () => {
    const given = cowpathOn(SMALL, 't12345=ccccc t123=123');
    expect(viewCowpath(given).dice).toBe('123cc');
    expect(viewCowpath(onward(given, 'c3'))).toMatchObject({ toMove: 'o', anchor: null });
  });

  test.each(SELECTIONS)('[CP-8] all falls of selection %i are equally likely', (dice) => {
    const before = dice === 31 ? cowpathOn(SMALL) : cowpathOn(SMALL, 't12345=12345');
    const outcomes = cowpath.outcomes(cowpath.play(before, throwOf(dice)));
    const thrown = [0, 1, 2, 3, 4].filter((die) => (dice >> die) & 1).length;
    expect(outcomes).toHaveLength(6 ** thrown);
    expect(new Set(outcomes.map(({ fall }) => fall.faces)).size).toBe(6 ** thrown);
    expect(outcomes.every(({ odds }) => odds.ways * BigInt(6 ** thrown) === odds.outOf)).toBe(true);
    expect(chance(reduceOdds(outcomes.map(({ odds }) => odds).reduce(addOdds)))).toBe(1);
  });

  test('[CP-12] a throw only changes which dice are in the air', () => {
    for (const text of ['t12345=1c35c', 't12345=33333 b2 t12345=cc111']) {
      const before = cowpathOn(SMALL, text);
      const inTheAir = cowpath.step(before, throwOf(0b01010));
      expect(inTheAir).toEqual({ ...before, kind: 'throw', thrown: 0b01010 });
    }
  });

  test('[CP-12] a fall only changes the dice and counts the attempt', () => {
    const before = cowpathOn(SMALL, 't12345=33333 b2 t12345=cc111');
    const fallen = onward(before, 't24=54');
    expect(fallen).toEqual({ ...before, attempt: 2, dice: fallen.dice });
    expect(viewCowpath(fallen).dice).toBe('c5141');
  });

  test('[CP-9] [CP-22] a new turn has no dice and no anchor', () => {
    const start = cowpathOn(SMALL);
    expect(cowpathOn(SMALL, 't12345=1c35c -')).toEqual({ ...start, seat: 1 });
    expect(cowpathOn(SMALL, 't12345=1c35c - t12345=33333 b2 t12345=cc111 -')).toEqual({
      ...start,
      circles: cowpathOn(SMALL, 't12345=1c35c - t12345=33333 b2').circles,
    });
  });
});
