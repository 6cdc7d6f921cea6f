import { expect, test } from 'vitest';
import { placesOf as cowpathPlaces } from '../../games/cowpath/board/squares.ts';
import { placesOf as trioPlaces } from '../../games/trio/board/squares.ts';
import { arrowOf, choiceMarks, dieMarks, isDrawn, isInner, keptIn } from './choice-marks.ts';

test('marks on a Cowpath sheet, by column and row', () => {
  expect(choiceMarks({ played: 'c1', better: 'a4' }, cowpathPlaces)).toEqual([
    { kind: 'played', at: { column: 2, row: 0 }, from: null },
    { kind: 'better', at: { column: 0, row: 3 }, from: null },
  ]);
  expect(choiceMarks({ played: '-', better: 't12' }, cowpathPlaces)).toEqual([]);
});

test('a moved pawn of Trio has an arrow, and equal squares are drawn inside each other', () => {
  const marks = choiceMarks({ played: '2x3>5x7', better: '4x4>5x7' }, trioPlaces);
  expect(marks).toEqual([
    { kind: 'played', at: { column: 6, row: 4 }, from: { column: 2, row: 1 } },
    { kind: 'better', at: { column: 6, row: 4 }, from: { column: 3, row: 3 } },
  ]);
  expect(marks.map((mark) => isInner(marks, mark))).toEqual([false, true]);
  const arrow = arrowOf(marks[0]!)!;
  expect(arrow.start).toEqual({ x: 2.5, y: 1.5 });
  expect(Math.max(Math.abs(6.5 - arrow.end.x), Math.abs(4.5 - arrow.end.y))).toBeCloseTo(0.42);
  expect(choiceMarks({ played: '5x7', better: null }, trioPlaces)).toEqual([
    { kind: 'played', at: { column: 6, row: 4 }, from: null },
  ]);
});

test('the dice that a throw keeps are outlined', () => {
  expect(keptIn('t13', 5)).toEqual([false, true, false, true, true]);
  expect(['c1', 't13', 't12345', '-', null].map((move) => isDrawn(move, 5))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([keptIn('c1', 5), keptIn('-', 5), keptIn(null, 5)]).toEqual([null, null, null]);
  const kinds = (die: number) => dieMarks(die, 2, { played: 't1', better: 't2' }).map(({ kind }) => kind);
  expect([kinds(0), kinds(1)]).toEqual([['better'], ['played']]);
});
