import { expect, test } from 'vitest';
import type { Answer } from './answers.ts';
import { boardFacts, factName } from './facts.ts';
import { type Knowledge, NO_KNOWLEDGE, learn } from './knowledge.ts';
import type { Form } from './questions.ts';
import { weakestFacts } from './weakest.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

const answer = (
  first: number,
  second: number,
  days: number,
  right: boolean,
  form: Form = 'result',
): Answer => ({
  question: { board: 'multiplication', form, first, second },
  given: right ? (form === 'result' ? first * second : second) : 1000,
  at: NOW - days * DAY,
  ms: 1500,
  place: 'practice',
  help: 'work-out',
});
const knowledgeOf = (...answers: readonly Answer[]): Knowledge => answers.reduce(learn, NO_KNOWLEDGE);
const namesOf = (knowledge: Knowledge, forms: readonly Form[] = ['result']) =>
  weakestFacts(knowledge, NOW, 'multiplication', forms).map(factName);
/** Right on several days, in both orders. */
const known = (first: number, second: number): readonly Answer[] =>
  [12, 10, 7, 3].flatMap((days) => [answer(first, second, days, true), answer(second, first, days, true)]);

test('without answers, or with known facts only, nothing is weak', () => {
  expect(namesOf(NO_KNOWLEDGE)).toEqual([]);
  expect(namesOf(knowledgeOf(...known(3, 4)))).toEqual([]);
});

test('weak facts come first and are filled up with known ones, never with new ones', () => {
  const names = namesOf(knowledgeOf(...known(3, 4), ...known(2, 5), answer(7, 8, 1, false)));
  expect(names[0]).toBe('7x8');
  expect([...names].sort()).toEqual(['2x5', '3x4', '7x8']);
});

test('at most twenty facts are on a sheet', () => {
  const wrong = boardFacts('multiplication').map(({ small, large }) => answer(small, large, 1, false));
  expect(namesOf(knowledgeOf(...wrong))).toHaveLength(20);
});

test('divisions have their own weak facts', () => {
  const knowledge = knowledgeOf(answer(6, 9, 1, false, 'inverse'));
  expect(namesOf(knowledge)).toEqual([]);
  expect(namesOf(knowledge, ['inverse'])).toEqual(['6x9']);
  expect(namesOf(knowledge, ['result', 'missing'])).toEqual(['6x9']);
});
