import { expect, test } from 'vitest';
import type { Answer } from './answers.ts';
import { boardFacts, factName } from './facts.ts';
import { learn, NO_KNOWLEDGE } from './knowledge.ts';
import { countStates, knownOf, weeksOf } from './weeks.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const FACTS = boardFacts('multiplication').map(factName);

const answer = (first: number, second: number, daysAgo: number, given = first * second): Answer => ({
  question: { board: 'multiplication', form: 'result', first, second },
  given,
  at: NOW - daysAgo * DAY,
  ms: 1200,
  place: 'practice',
  help: 'work-out',
});

/** Both faces, right on several days. */
const learnt = (first: number, second: number, ...days: readonly number[]): readonly Answer[] =>
  days.flatMap((day) => [answer(first, second, day), answer(second, first, day)]);

test('without answers there are no weeks', () => {
  expect(weeksOf([], FACTS, NOW)).toEqual([]);
});

test('the first week is before the first answer, the last one is today', () => {
  const weeks = weeksOf([answer(7, 8, 10, 56)], FACTS, NOW);
  expect(weeks.map(({ ago, counts }) => [ago, counts.new, counts.planted])).toEqual([
    [2, 45, 0],
    [1, 44, 1],
    [0, 44, 1],
  ]);
});

test('known facts grow week by week', () => {
  const answers = [
    ...learnt(2, 3, 25, 22, 15, 8, 1),
    ...learnt(4, 5, 18, 16, 12, 8, 2),
    ...learnt(6, 7, 6, 4, 1),
  ].sort((a, b) => a.at - b.at);
  const known = weeksOf(answers, FACTS, NOW).map(({ counts }) => knownOf(counts));
  expect(known[0]).toBe(0);
  expect(known).toEqual([...known].sort((a, b) => a - b));
  expect(known.at(-1)).toBeGreaterThan(known[2]!);
});

test('today is what the map shows, also with answers from the future', () => {
  const answers = [answer(7, 8, 8), answer(3, 3, -3), answer(7, 9, 2, 64)];
  const knowledge = answers.reduce(learn, NO_KNOWLEDGE);
  expect(weeksOf(answers, FACTS, NOW).at(-1)!.counts).toEqual(countStates(knowledge, FACTS, NOW));
});

test('at most half a year is shown', () => {
  expect(weeksOf([answer(7, 8, 1000), answer(7, 8, 1)], FACTS, NOW)).toHaveLength(27);
});
