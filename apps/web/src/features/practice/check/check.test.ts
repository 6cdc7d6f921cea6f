import { type Answer, askedFact, factName, rightAnswer } from '@abacow/learning';
import { seededDice } from '@abacow/dice';
import { expect, test } from 'vitest';
import { testClock } from '../clock.testing.ts';
import { Check, PAUSE_MS, QUESTION_MS } from './check.svelte.ts';
import { checkQuestions } from '@abacow/learning/practice';

/** Different for every seed, between 0 and 1. */
const chance = (seed: number) => {
  const dice = seededDice(`check ${seed}`);
  return () => dice.throwDice(1, 1000)[0]! / 1000;
};

test('25 questions with more of the harder tables, none of 1, no fact twice', () => {
  const quotas = [0, 0, 1, 2, 3, 2, 4, 4, 4, 4, 1];
  for (let seed = 0; seed < 200; seed += 1) {
    const questions = checkQuestions(chance(seed));
    expect(questions).toHaveLength(25);
    expect(new Set(questions.map((question) => factName(askedFact(question)))).size).toBe(25);
    const counts = quotas.map((_, table) => questions.filter(({ first }) => first === table).length);
    expect(counts).toEqual(quotas);
    expect(questions.every(({ second }) => second >= 2 && second <= 10)).toBe(true);
  }
});

test('another chance asks other questions in another order', () => {
  expect(checkQuestions(chance(1))).not.toEqual(checkQuestions(chance(2)));
});

const open = () => {
  const clock = testClock(0, chance(3));
  const recorded: Answer[] = [];
  return { clock, recorded, check: new Check({ clock, record: (answer) => void recorded.push(answer) }) };
};

test('3 seconds before each question, 6 seconds for an answer; no answer counts as none', () => {
  const { clock, recorded, check } = open();
  clock.pass(PAUSE_MS - 1);
  expect(check.phase).toBe('pause');
  clock.pass(1);
  expect(check.phase).toBe('question');
  clock.pass(QUESTION_MS - 1);
  expect(check.phase).toBe('question');
  clock.pass(1);
  expect(check.phase).toBe('pause');
  expect(recorded).toMatchObject([{ given: null, ms: QUESTION_MS, place: 'check' }]);
  clock.pass(PAUSE_MS);
  expect([check.phase, check.at]).toEqual(['question', 1]);
});

test('an answer ends its question at once; digits typed when the time is over count', () => {
  const { clock, recorded, check } = open();
  clock.pass(PAUSE_MS + 1200);
  check.typed = String(rightAnswer(check.question));
  check.give();
  expect(check.phase).toBe('pause');
  clock.pass(PAUSE_MS);
  expect(check.typed).toBe('');
  check.typed = '9';
  clock.pass(QUESTION_MS);
  expect(recorded.map(({ given, ms }) => [given, ms])).toEqual([
    [rightAnswer(recorded[0]!.question), 1200],
    [9, QUESTION_MS],
  ]);
});

test('a pause accepts no answer', () => {
  const { recorded, check } = open();
  check.typed = '5';
  check.give();
  expect(recorded).toEqual([]);
});

test('the result after 25 questions', () => {
  const { clock, check } = open();
  for (let count = 0; count < 25; count += 1) {
    clock.pass(PAUSE_MS);
    check.typed = String(rightAnswer(check.question) + (count < 3 ? 1 : 0));
    check.give();
  }
  expect([check.phase, check.right, check.missed.length]).toEqual(['over', 22, 3]);
  clock.pass(QUESTION_MS * 10);
  expect(check.answers).toHaveLength(25);
});

test('leaving stops the clock and loses no answer', () => {
  const { clock, recorded, check } = open();
  clock.pass(PAUSE_MS + QUESTION_MS);
  check.leave();
  clock.pass(100_000);
  expect([check.phase, recorded.length]).toEqual(['over', 1]);
});
