import { beforeEach, expect, test } from 'vitest';
import {
  NO_PRACTICE,
  countDue,
  forgetPractice,
  notePractice,
  readPractice,
  withDay,
} from './practice-note.ts';

const DAY = 24 * 60 * 60 * 1000;
beforeEach(() => localStorage.clear());

test('each player has a note, and it knows how many are due today and later', () => {
  notePractice('mia', { due: [0, 1000, 1000 + DAY] });
  notePractice(null, { due: [5] });
  const counts = [0, 1000, 999 + DAY, 1000 + 3 * DAY].map((now) => countDue(readPractice('mia'), now));
  expect(counts).toEqual([1, 2, 2, 3]);
  expect(countDue(readPractice(null), 7)).toBe(1);
  expect(readPractice('papa')).toEqual(NO_PRACTICE);
  forgetPractice('mia');
  expect(readPractice('mia')).toEqual(NO_PRACTICE);
});

test('what is noted later does not delete the rest', () => {
  const pride = { kind: 'quick', weeks: 2, before: 0, now: 25 } as const;
  notePractice('mia', { pride, on: '2026-11-18' });
  notePractice('mia', { days: ['2026-11-18'] });
  expect(readPractice('mia')).toEqual({ due: [], days: ['2026-11-18'], pride, on: '2026-11-18' });
});

test.each([
  '',
  '{',
  '7',
  '{"due":["x"]}',
  '{"of":7}',
  '{"of":{"mia":7}}',
  '{"of":{"mia":{"due":["x"],"days":["2026-02-30",7],"pride":{"kind":"won","now":3},"on":"today"}}}',
  '{"of":{"mia":{"pride":{"kind":"quick","weeks":-1,"before":0,"now":3}}}}',
])('a damaged note says nothing: %s', (text) => {
  localStorage.setItem('abacow.practice.due', text);
  expect(readPractice('mia')).toEqual(NO_PRACTICE);
});

test('days are in order and there once; old ones go', () => {
  expect(withDay(['2026-11-01', '2026-11-16', '2026-11-18'], '2026-11-18')).toEqual([
    '2026-11-16',
    '2026-11-18',
  ]);
  expect(withDay(['2026-11-20'], '2026-11-18')).toEqual(['2026-11-18', '2026-11-20']);
});

test('what an earlier version noted is due until something else is noted', () => {
  localStorage.setItem('abacow.practice.due', '{"due":[0,9]}');
  expect(countDue(readPractice('mia'), 5)).toBe(1);
  notePractice('papa', { due: [] });
  expect(readPractice('mia')).toEqual(NO_PRACTICE);
});
