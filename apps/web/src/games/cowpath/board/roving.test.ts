import { expect, test } from 'vitest';
import { stepFrom } from './roving.ts';

const GRID = { rows: 7, columns: 5 };

test.each([
  ['ArrowUp', { row: 0, column: 2 }, { row: 0, column: 2 }],
  ['ArrowDown', { row: 0, column: 2 }, { row: 1, column: 2 }],
  ['ArrowLeft', { row: 3, column: 0 }, { row: 3, column: 0 }],
  ['ArrowRight', { row: 3, column: 3 }, { row: 3, column: 4 }],
  ['Home', { row: 3, column: 3 }, { row: 3, column: 0 }],
  ['End', { row: 3, column: 3 }, { row: 3, column: 4 }],
  ['x', { row: 3, column: 3 }, null],
])('%s', (key, from, to) => {
  expect(stepFrom(from, key, false, GRID)).toEqual(to);
});

test('with Control, Home and End go to the corners of the sheet', () => {
  expect(stepFrom({ row: 3, column: 3 }, 'Home', true, GRID)).toEqual({ row: 0, column: 0 });
  expect(stepFrom({ row: 3, column: 3 }, 'End', true, GRID)).toEqual({ row: 6, column: 4 });
});
