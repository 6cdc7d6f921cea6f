import { expect, test } from 'vitest';
import { DAY, MONDAY, answerTo } from '../answer.testing.ts';
import { NO_KNOWLEDGE, learnAll } from '../knowledge.ts';
import { factsToExplain, practisedDays, progressOf } from './report.ts';

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

test('what was right but is not known is growing; nothing is known on the first day', () => {
  const knowledge = learnAll(NO_KNOWLEDGE, [answerTo('2x3'), answerTo('7x8', { right: false })]);
  expect(progressOf(knowledge, 'multiplication', MONDAY)).toMatchObject({
    all: 45,
    known: 0,
    growing: 1,
    met: 2,
  });
  expect(progressOf(knowledge, 'addition', MONDAY)).toMatchObject({ known: 0, growing: 0, met: 0 });
});

test('sums that were missed are to be explained, those missed on more days first, five at most', () => {
  const missed = (fact: string, days: number) =>
    Array.from({ length: days }, (_, day) => answerTo(fact, { right: false, at: MONDAY + day * DAY }));
  const facts = ['2x9', '3x4', '3x7', '4x6', '6x7', '8x9'];
  const answers = [...facts.flatMap((fact) => missed(fact, 1)), ...missed('7x8', 4), answerTo('2x2')].sort(
    (a, b) => a.at - b.at,
  );
  const found = factsToExplain(learnAll(NO_KNOWLEDGE, answers), 'multiplication', MONDAY + 4 * DAY);
  expect(found[0]).toBe('7x8');
  expect(found).toHaveLength(5);
  expect(found).not.toContain('2x2');
  expect(factsToExplain(learnAll(NO_KNOWLEDGE, [answerTo('2x2')]), 'multiplication', MONDAY)).toEqual([]);
});

test('minutes are counted by day, and a long absence is not work', () => {
  const answers = [
    answerTo('2x3', { ms: 20_000 }),
    answerTo('2x4', { ms: 10_000, at: MONDAY + 1000 }),
    answerTo('2x5', { ms: 3_600_000, at: MONDAY + 2 * DAY }),
  ];
  const days = [0, 1, 2].map((day) => dayOf(MONDAY + day * DAY));
  expect(practisedDays(answers, days, dayOf).map(({ minutes }) => minutes)).toEqual([0.5, 0, 0.5]);
});
