import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, MONDAY, answerTo, history } from './answer.testing.ts';
import type { Answer } from './answers.ts';
import { askedCard } from './cards.ts';
import { factName } from './facts.ts';
import { type Knowledge, NO_KNOWLEDGE, learn, learnAll } from './knowledge.ts';
import { FORMS, type Question, askedFact, rightAnswer } from './questions.ts';
import { type PracticeChoice, type Round, answerRound, nextQuestion, startRound } from './round.ts';

const ALL: PracticeChoice = { board: 'multiplication', tables: 'all', forms: ['result'] };
const later = (days: number) => MONDAY + days * DAY;

const reply = (question: Question, at: number, right = true): Answer => ({
  question,
  given: rightAnswer(question) + (right ? 0 : 1),
  at,
  ms: 3000,
  place: 'practice',
  help: 'work-out',
});

/** Plays a round; returns the facts that were asked, and what is known then. */
const play = (
  choice: PracticeChoice,
  start: Knowledge,
  at: number,
  count: number,
  knows: (question: Question, index: number) => boolean = () => true,
) => {
  let [round, knowledge]: [Round, Knowledge] = [startRound(choice), start];
  const questions: Question[] = [];
  for (let index = 0; index < count; index++) {
    const question = nextQuestion(round, knowledge, at + index * 5000, () => 0);
    questions.push(question);
    const answer = reply(question, at + index * 5000, knows(question, index));
    knowledge = learn(knowledge, answer);
    round = answerRound(round, answer);
  }
  return { questions, knowledge, names: questions.map((question) => factName(askedFact(question))) };
};

describe('a round', () => {
  const knowledge = learnAll(NO_KNOWLEDGE, [
    answerTo('6x9', { at: later(0) }),
    answerTo('3x3', { at: later(1) }),
    answerTo('7x8', { at: later(4) }),
    answerTo('4x7', { at: later(5) }),
    answerTo('2x2', { at: later(5), ms: 1000 }),
  ]);

  test('asks first what is due, then what is weak but not what was right just now, then new facts from easy to hard', () => {
    const { names } = play(ALL, knowledge, later(5), 6);
    expect(names).toEqual(['6x9', '3x3', '7x8', '2x5', '1x2', '2x3']);
  });

  test('asks only the tables of the choice', () => {
    const { names } = play({ ...ALL, tables: [10, 5] }, NO_KNOWLEDGE, MONDAY, 19);
    expect(new Set(names).size).toBe(19);
    expect(names.every((name) => /\b(5|10)\b/.test(name.replace('x', ' ')))).toBe(true);
    expect(names).toContain('5x10');
  });

  test('asks what is due or weak in every table, and new facts only of some', () => {
    const { names } = play({ ...ALL, newTables: [2] }, knowledge, later(5), 15);
    expect(names.slice(0, 5)).toEqual(['6x9', '3x3', '7x8', '2x5', '1x2']);
    const met = ['6x9', '3x3', '7x8', '4x7'];
    expect(names.every((name) => met.includes(name) || name.split('x').includes('2'))).toBe(true);
  });

  test('brings a wrong answer back after a few others, in the same words', () => {
    const { questions } = play(ALL, knowledge, later(5), 5, (_, index) => index !== 0);
    expect(questions[4]).toEqual(questions[0]);
    expect(questions.slice(1, 4)).not.toContainEqual(questions[0]);
  });

  test('begins one new fact at a time: no other as long as it is not answered right', () => {
    const started = learnAll(
      NO_KNOWLEDGE,
      ['6x9', '3x3', '4x4', '5x5'].map((name, at) => answerTo(name, { ms: 1000, at: MONDAY + at * 60_000 })),
    );
    const { names } = play(ALL, started, MONDAY + 600_000, 6, (_, index) => index > 0);
    expect(names).toEqual(['2x2', '6x9', '3x3', '4x4', '2x2', '2x5']);
  });

  test('begins divisions when all multiplications of the choice are begun', () => {
    const choice: PracticeChoice = { ...ALL, tables: [2], forms: FORMS };
    const { questions } = play(choice, NO_KNOWLEDGE, MONDAY, 20);
    expect(questions.slice(0, 10).every(({ form }) => form === 'result')).toBe(true);
    expect(questions.slice(10).every(({ form }) => form !== 'result')).toBe(true);
    const only = play({ ...choice, forms: ['inverse'] }, NO_KNOWLEDGE, MONDAY, 3);
    expect(only.questions.every(({ form }) => form === 'inverse')).toBe(true);
  });

  test('asks the face that is not known', () => {
    const one = learnAll(NO_KNOWLEDGE, [answerTo('7x8', { at: later(0) })]);
    expect(nextQuestion(startRound(ALL), one, later(9), () => 0)).toMatchObject({ first: 8, second: 7 });
    const both = learn(one, answerTo('7x8', { at: later(0) + 1, turned: true }));
    expect(nextQuestion(startRound(ALL), both, later(9), () => 0)).toMatchObject({ first: 7, second: 8 });
    expect(nextQuestion(startRound(ALL), both, later(9), () => 0.99)).toMatchObject({ first: 8, second: 7 });
  });

  test('never asks the same card twice in a row, and never runs out of questions', () => {
    const choices = fc.record({
      board: fc.constantFrom('multiplication' as const, 'addition' as const),
      tables: fc.oneof(
        fc.constant('all' as const),
        fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 3 }),
      ),
      forms: fc.subarray([...FORMS]),
    });
    fc.assert(
      fc.property(choices, history, fc.array(fc.boolean(), { maxLength: 60 }), (choice, before, right) => {
        const { questions } = play(
          choice,
          learnAll(NO_KNOWLEDGE, before),
          later(40),
          right.length,
          (_, index) => right[index]!,
        );
        const cards = questions.map(askedCard);
        expect(cards.every((card, index) => card !== cards[index - 1])).toBe(true);
        expect(questions.every(({ board }) => board === choice.board)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
