import type { Step } from '@abacow/ai/analysis';
import { expect, test } from 'vitest';
import { diceBySteps } from './dice.ts';
import type { Moment } from '../moments/moments.ts';
import { Viewing } from './viewing.svelte.ts';

const moment = (at: number): Moment => ({ kind: 'lucky', step: { at } as Step, other: null });
const MOMENTS = [moment(2), moment(5), moment(9)];
const open = (moments: readonly Moment[] = MOMENTS): Viewing => new Viewing(12, () => moments);

test('the end of the game is shown until the first moment is known', () => {
  const viewing = open();
  expect(viewing.shown).toEqual({ kind: 'step', at: 12 });
  viewing.begin();
  expect(viewing.shown).toEqual({ kind: 'moment', moment: MOMENTS[0], index: 0 });
  const quiet = open([]);
  quiet.begin();
  expect(quiet.shown).toEqual({ kind: 'step', at: 12 });
});

test('a step that the player chose stays when the analysis ends', () => {
  const viewing = open();
  viewing.showStep(3);
  viewing.begin();
  expect(viewing.shown).toEqual({ kind: 'step', at: 3 });
});

test('playing starts again at the first moment after the last one, and a chosen step stops it', () => {
  const viewing = open();
  viewing.showMoment(2);
  expect(viewing.isLast).toBe(true);
  viewing.toggle();
  expect([viewing.playing, viewing.index]).toEqual([true, 0]);
  viewing.showMoment(1);
  expect([viewing.playing, viewing.index, viewing.isLast]).toEqual([true, 1, false]);
  viewing.showStep(4);
  expect([viewing.playing, viewing.index]).toEqual([false, null]);
});

test('the dice on the table follow from the tokens, also those that lost a turn', () => {
  expect(diceBySteps('cowpath', ['t12345=cc145', 't45=11', 'b1', 't12345=22345'])).toEqual([
    [],
    [5, 5, 0, 3, 4],
    [5, 5, 0, 0, 0],
    [5, 5, 0, 0, 0],
    [1, 1, 2, 3, 4],
  ]);
  expect(diceBySteps('trio', ['t12=57', '5x7', 't1=0'])).toEqual([[], [5, 7], [5, 7], [0, 7]]);
});
