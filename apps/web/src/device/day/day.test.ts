import { expect, test } from 'vitest';
import { addDays, addMonths, dayAt, isDay, weeksOf } from './day.ts';

test('the local time zone decides the day', () => {
  const lateInBerlin = Date.UTC(2026, 10, 16, 23, 30);
  expect(dayAt(lateInBerlin, 0)).toBe('2026-11-16');
  expect(dayAt(lateInBerlin, -60)).toBe('2026-11-17');
  expect(dayAt(Date.UTC(2026, 10, 16, 2), 300)).toBe('2026-11-15');
});

test('only real days are days', () => {
  expect(['2026-11-16', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '2026-1-1', 'today', '', null, 7].some(isDay)).toBe(false);
});

test('days and months follow each other, over the ends of years too', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('a month has weeks from Monday to Sunday', () => {
  const november = weeksOf('2026-11');
  expect(november).toHaveLength(6);
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(november.flat().filter((day) => day !== null)).toHaveLength(30);
  expect(weeksOf('2027-02')).toHaveLength(4);
});
