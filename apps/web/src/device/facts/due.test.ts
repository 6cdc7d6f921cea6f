import { expect, test } from 'vitest';
import { noteDue, readDue } from './due.ts';

const DAY = 24 * 60 * 60 * 1000;

test('the note for the start page knows how many are due today and later', () => {
  noteDue([0, 1000, 1000 + DAY]);
  expect([0, 1000, 999 + DAY, 1000 + 3 * DAY].map(readDue)).toEqual([1, 2, 2, 3]);
});

test.each(['', '{', '7', '{"at":1}', '{"at":1,"counts":[3]}', '{"due":["x"]}', '{"due":7}'])(
  'of a damaged note nothing is due: %s',
  (text) => {
    localStorage.setItem('abacow.practice.due', text);
    expect(readDue(5)).toBe(0);
  },
);
