import { type Answer, type Question, rightAnswer } from '@abacow/learning';
import type { RoundChange } from '@abacow/learning/practice';
import { expect, test } from 'vitest';
import { grownFacts, leftFacts, roundPride, sideShown, stubbornQuestion } from './growth.ts';

const product = (first: number, second: number): Question => ({
  board: 'multiplication',
  form: 'result',
  first,
  second,
});
const answer = (question: Question, right = true): Answer => ({
  question,
  given: rightAnswer(question) + (right ? 0 : 1),
  at: 0,
  ms: 2000,
  place: 'practice',
  help: 'work-out',
});
const change = (fact: string, before: RoundChange['before'], after: RoundChange['after']): RoundChange => ({
  fact,
  side: 'result',
  before,
  after,
});
const RIGHT = [answer(product(2, 3)), answer(product(7, 8)), answer(product(4, 4))];

test.each([
  ['quick', [change('2x3', 'new', 'planted'), change('7x8', 'known', 'quick')], 1],
  ['known', [change('2x3', 'planted', 'known'), change('7x8', 'worked-out', 'known')], 2],
  ['planted', [change('2x3', 'new', 'planted')], 1],
  ['right', [], 3],
] as const)('the number to be proud of is the best that is true: %s', (what, changes, count) => {
  expect(roundPride(changes, RIGHT)).toEqual({ what, count });
});

test('a new fact that was only missed is no reason to be proud, and 0 is never a number to show', () => {
  const missed = [answer(product(2, 3), false)];
  expect(roundPride([change('2x3', 'new', 'planted')], missed)).toBe(null);
});

test('the map shows the side that changed more, and only gains one by one', () => {
  const changes = [
    change('2x3', 'new', 'planted'),
    change('7x8', 'known', 'planted'),
    { ...change('4x4', 'new', 'planted'), side: 'inverse' } as const,
  ];
  expect(sideShown(changes)).toBe('result');
  expect(sideShown(changes.slice(2))).toBe('inverse');
  expect(grownFacts(changes, 'result')).toEqual(['2x3']);
});

test('a fact that was missed three times in a round is left for tomorrow', () => {
  const wrong = answer(product(6, 8), false);
  expect(leftFacts([wrong, wrong, ...RIGHT])).toEqual([]);
  expect(leftFacts([wrong, answer(product(8, 6), false), wrong])).toEqual(['6x8']);
});

test('a fact that was missed twice is stubborn, once is a slip', () => {
  const wrong = answer(product(6, 8), false);
  expect(stubbornQuestion([wrong, ...RIGHT])).toBe(null);
  expect(stubbornQuestion([wrong, answer(product(7, 8), false), wrong])).toEqual(product(6, 8));
});
