import { type Answer, type FactName, parseFact, rightAnswer, tableFacts, factName } from '@abacow/learning';
import { describe, expect, test } from 'vitest';
import { prideOf } from './pride.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 18, 16);

const answer = (name: FactName, daysAgo: number, more: Partial<Answer> = {}): Answer => {
  const { board, small, large } = parseFact(name)!;
  const question = { board, form: 'result', first: small, second: large } as const;
  const at = NOW - daysAgo * DAY;
  return {
    question,
    given: rightAnswer(question),
    at,
    ms: 1500,
    place: 'practice',
    help: 'work-out',
    ...more,
  };
};

const TWOS = tableFacts('multiplication', 2).map(factName);
/** All of them on each of these days, the oldest first. */
const practised = (facts: readonly FactName[], ...daysAgo: readonly number[]): readonly Answer[] =>
  daysAgo.flatMap((ago) => facts.map((name) => answer(name, ago)));

describe('pride', () => {
  test('nothing without answers, and nothing for a single right one', () => {
    expect(prideOf([], NOW)).toBeNull();
    expect(prideOf([answer('2x3', 0)], NOW)).toBeNull();
    expect(
      prideOf(
        TWOS.map((name) => answer(name, 0, { given: 99 })),
        NOW,
      ),
    ).toBeNull();
  });

  test('on the first day it counts different sums that were right; what a table showed is not counted', () => {
    const twice = practised(TWOS.slice(0, 6), 0.01, 0);
    const shown = TWOS.slice(6).map((name) => answer(name, 0, { help: 'show' }));
    expect(prideOf([...twice, ...shown], NOW)).toEqual({ kind: 'right', weeks: 0, before: 0, now: 6 });
  });

  test('later it compares with the week that had least, within a month', () => {
    const pride = prideOf(practised(TWOS, 13, 12, 10, 7, 3, 0.5), NOW)!;
    expect(pride).toMatchObject({ weeks: 2, before: 0 });
    expect(pride.kind).not.toBe('right');
    expect(pride.now).toBeGreaterThanOrEqual(3);
    const steady = prideOf(practised(TWOS, 70, 69, 66, 60, 50, 35, 20, 10, 1), NOW)!;
    expect(steady.weeks, 'nothing has grown for a month').toBe(0);
  });
});
