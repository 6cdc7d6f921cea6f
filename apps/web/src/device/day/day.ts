/** Days of the local calendar as text, `2026-11-16`. Needs no rules, because the start page loads it. */
export type Day = string;

const DAY = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;
const MINUTE_MS = 60_000;
export const DAYS_IN_WEEK = 7;

/** `offsetMinutes` is the value of `Date.prototype.getTimezoneOffset`: how far local time is behind UTC. */
export const dayAt = (ms: number, offsetMinutes: number): Day =>
  new Date(ms - offsetMinutes * MINUTE_MS).toISOString().slice(0, 10);

/** The device's clock and time zone decide which day it is. */
export const today = (): Day => {
  const now = new Date();
  return dayAt(now.getTime(), now.getTimezoneOffset());
};

/** Noon in UTC: formatting this time in UTC shows the day, in any time zone. */
export const timeOf = (day: Day): number => Date.parse(`${day}T12:00:00Z`);

const dayOfTime = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Text that looks like a day may still be none: 30 February. */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' &&
  DAY.test(text) &&
  !Number.isNaN(timeOf(text)) &&
  dayOfTime(timeOf(text)) === text;

export const addDays = (day: Day, days: number): Day => dayOfTime(timeOf(day) + days * 24 * 60 * MINUTE_MS);

/** `2026-11` */
export type Month = string;
export const monthOf = (day: Day): Month => day.slice(0, 7);

export const addMonths = (month: Month, months: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 15)).toISOString().slice(0, 7);
};

/** The weeks of a month, each from Monday to Sunday; null before the first and after the last day. */
export const weeksOf = (month: Month): readonly (readonly (Day | null)[])[] => {
  const first = `${month}-01`;
  const before = (new Date(timeOf(first)).getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
  const weeks: (Day | null)[][] = [];
  for (let day = addDays(first, -before); weeks.length === 0 || monthOf(day) === month;) {
    const week: (Day | null)[] = [];
    for (let n = 0; n < DAYS_IN_WEEK; n++, day = addDays(day, 1))
      week.push(monthOf(day) === month ? day : null);
    weeks.push(week);
  }
  return weeks;
};
