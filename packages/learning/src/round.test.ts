import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, MONDAY, answerTo, history } from './answer.testing.ts';
import type { Answer } from './answers.ts';
import { askedCard } from './cards.ts';
import { explanationLines } from './explain.ts';
import { boardFacts, factName } from './facts.ts';
import { type Knowledge, NO_KNOWLEDGE, learn, learnAll } from './knowledge.ts';
import { FORMS, type Question, askedFact, rightAnswer } from './questions.ts';
import {
  type PracticeChoice,
  type Round,
  type Step,
  answerRound,
  isLeft,
  nextStep,
  seenRound,
  startRound,
  wayTo,
} from './round.ts';

const ALL: PracticeChoice = { board: 'multiplication', tables: 'all', forms: ['result'] };
const later = (days: number) => MONDAY + days * DAY;

type Knows = (question: Question, index: number) => boolean;
type Settings = { readonly knows?: Knows; readonly ms?: number };

const reply = (question: Question, at: number, right: boolean, ms: number): Answer => ({
  question,
  given: rightAnswer(question) + (right ? 0 : 1),
  at,
  ms,
  place: 'practice',
  help: 'work-out',
});

/** Plays a round of at most so many questions. */
const play = (
  choice: PracticeChoice,
  start: Knowledge,
  at: number,
  count: number,
  { knows = () => true, ms = 2000 }: Settings = {},
) => {
  let [round, knowledge]: [Round, Knowledge] = [startRound(choice), start];
  const steps: Step[] = [];
  const questions: Question[] = [];
  while (questions.length < count) {
    const now = at + questions.length * 5000;
    const step = nextStep(round, knowledge, now, () => 0);
    steps.push(step);
    if (step.kind === 'end') break;
    if (step.kind === 'show') round = seenRound(round, step.question);
    else {
      const answer = reply(step.question, now, knows(step.question, questions.length), ms);
      questions.push(step.question);
      knowledge = learn(knowledge, answer);
      round = answerRound(round, answer, knowledge);
    }
  }
  const names = questions.map((question) => factName(askedFact(question)));
  return { questions, names, steps, knowledge, round };
};

/** Right from memory on these days, in both orders. */
const known = (name: string, ...days: readonly number[]) =>
  days.flatMap((day) =>
    [false, true].map((turned) => answerTo(name, { at: later(day) + Number(turned), ms: 1500, turned })),
  );
const byTime = (answers: readonly Answer[]) => [...answers].sort((a, b) => a.at - b.at);

describe('a round', () => {
  test('shows a new fact before it asks it, with something else in between', () => {
    const before = learnAll(NO_KNOWLEDGE, byTime([...known('2x2', 0, 1), ...known('1x2', 0, 1)]));
    const { steps } = play(ALL, before, later(1) + 60_000, 4);
    const shown = steps.findIndex(({ kind }) => kind === 'show');
    const step = steps[shown] as Extract<Step, { kind: 'show' }>;
    const asked = steps.findIndex(
      (one) => one.kind === 'ask' && askedCard(one.question) === askedCard(step.question),
    );
    expect(asked).toBe(shown + 2);
    expect(factName(askedFact(step.question))).toBe('2x5');
  });

  test('asks a shown fact at once if there is nothing else', () => {
    const { steps } = play(ALL, NO_KNOWLEDGE, MONDAY, 1);
    expect(steps.map(({ kind }) => kind)).toEqual(['show', 'ask']);
  });

  test('shows the way from a fact that the player knows', () => {
    const others = boardFacts('multiplication')
      .map(factName)
      .filter((name) => name !== '4x8');
    const knowing = (name: string) =>
      learnAll(
        NO_KNOWLEDGE,
        byTime(
          others.flatMap((one) =>
            one === name ? known(one, 0, 1, 2) : [answerTo(one, { at: later(2), right: false })],
          ),
        ),
      );
    const question = { board: 'multiplication', form: 'result', first: 4, second: 8 } as const;
    const wayWith = (name: string) => explanationLines(wayTo(question, knowing(name)))[0];
    expect(wayWith('2x8')).toBe('4 × 8 = 2 × 8 + 2 × 8');
    expect(wayWith('3x8')).toBe('4 × 8 = 3 × 8 + 8');
  });

  test('asks what is due in turns, the one of longest ago first', () => {
    const before = learnAll(
      NO_KNOWLEDGE,
      byTime([
        answerTo('6x9', { at: later(0) }),
        answerTo('3x3', { at: later(1) }),
        answerTo('7x8', { at: later(2) }),
      ]),
    );
    expect(play(ALL, before, later(5), 3).names).toEqual(['6x9', '3x3', '7x8']);
  });

  test('begins new facts only when nothing is due', () => {
    const due = ['6x9', '3x3', '7x8', '4x7', '6x7'];
    const before = learnAll(
      NO_KNOWLEDGE,
      due.map((name) => answerTo(name, { ms: 9000 })),
    );
    const { steps } = play(ALL, before, later(1), 6);
    expect(steps.findIndex(({ kind }) => kind === 'show')).toBe(due.length);
  });

  test('begins few facts that are not known, and more for players who remember them on the next day', () => {
    const begunBy = (forgets: boolean) => {
      let knowledge = NO_KNOWLEDGE;
      const counts: number[] = [];
      for (let day = 0; day < 8; day++) {
        const before = new Set(Object.keys(knowledge.cards));
        // Who forgets is slow on the next day; everybody is slow with a new fact.
        const knows: Knows = () => true;
        const ms = forgets ? 8000 : 1500;
        knowledge = play(ALL, knowledge, later(day), 40, { knows, ms }).knowledge;
        counts.push(Object.keys(knowledge.cards).filter((name) => !before.has(name)).length);
      }
      return counts;
    };
    const slow = begunBy(true);
    expect(slow[0]).toBeLessThanOrEqual(8);
    expect(Math.max(...slow.slice(3))).toBeLessThanOrEqual(4);
    expect(begunBy(false)[0]).toBeGreaterThan(20);
  });

  test('asks only the tables of the choice, up to 12 if wanted', () => {
    const { names } = play({ ...ALL, tables: [10, 5] }, NO_KNOWLEDGE, MONDAY, 19);
    expect(new Set(names).size).toBe(19);
    expect(names.every((name) => /\b(5|10)\b/.test(name.replace('x', ' ')))).toBe(true);
    const twelve = play({ ...ALL, tables: [12], upTo: 12 }, NO_KNOWLEDGE, MONDAY, 12);
    expect(twelve.names).toContain('12x12');
    expect(new Set(play({ ...ALL, upTo: 12 }, NO_KNOWLEDGE, MONDAY, 78).names).size).toBe(78);
  });

  test('asks what is due in every table, and new facts only of some', () => {
    const before = learnAll(NO_KNOWLEDGE, [answerTo('6x9'), answerTo('3x3')]);
    const { names } = play({ ...ALL, newTables: [2] }, before, later(1), 11);
    expect(names.slice(0, 2).sort()).toEqual(['3x3', '6x9']);
    expect(names.slice(2).every((name) => name.split('x').includes('2'))).toBe(true);
  });

  test('brings a wrong answer back after a few others, in the same words', () => {
    const before = learnAll(
      NO_KNOWLEDGE,
      ['6x9', '3x3', '7x8', '4x7', '6x7'].map((name) => answerTo(name)),
    );
    const { questions } = play(ALL, before, later(1), 5, { knows: (_, index) => index !== 0 });
    expect(questions[4]).toEqual(questions[0]);
    expect(questions.slice(1, 4)).not.toContainEqual(questions[0]);
  });

  test('leaves a fact that was missed three times for tomorrow, and goes on with others', () => {
    const isHard = (question: Question) => factName(askedFact(question)) === '7x8';
    const before = learnAll(NO_KNOWLEDGE, [answerTo('7x8', { right: false }), answerTo('2x2')]);
    const { names, round, knowledge } = play(ALL, before, later(1), 40, {
      knows: (question) => !isHard(question),
    });
    expect(names.filter((name) => name === '7x8')).toHaveLength(3);
    expect(new Set(names).size).toBeGreaterThan(20);
    expect(isLeft(round, answerTo('7x8').question)).toBe(true);
    expect(isLeft(round, answerTo('2x2').question)).toBe(false);
    const tomorrow = play(ALL, knowledge, later(2), 60, { knows: (question) => !isHard(question) });
    expect(tomorrow.names).toContain('7x8');
  });

  test('a few facts that are never right do not keep others from being learnt', () => {
    const hard = ['7x8', '6x9', '6x8', '7x9'];
    let knowledge = NO_KNOWLEDGE;
    for (let day = 0; day < 12; day++)
      ({ knowledge } = play(ALL, knowledge, later(day), 30, {
        knows: (question) => !hard.includes(factName(askedFact(question))),
      }));
    expect(Object.keys(knowledge.cards)).toHaveLength(45);
  });

  test('asks something easy after two mistakes in a row', () => {
    const easy = ['2x2', '2x3', '2x5'];
    const before = learnAll(
      NO_KNOWLEDGE,
      byTime([
        ...easy.flatMap((name) => known(name, 0, 1, 2, 3)),
        ...['6x9', '7x8', '6x8', '7x9'].map((name) => answerTo(name, { at: later(3) })),
      ]),
    );
    const { steps, names } = play(ALL, before, later(4), 3, { knows: (_, index) => index > 1 });
    expect(names.slice(0, 2).some((name) => easy.includes(name))).toBe(false);
    expect(steps[2]).toMatchObject({ kind: 'ask', reason: 'easy' });
    expect(easy).toContain(names[2]);
  });

  test('ends when nothing is due, weak or new', () => {
    const choice: PracticeChoice = { ...ALL, tables: [2] };
    const first = play(choice, NO_KNOWLEDGE, MONDAY, 100, { ms: 1000 });
    expect(first.steps.at(-1)).toEqual({ kind: 'end' });
    expect(first.questions).toHaveLength(10);
    let { knowledge } = first;
    const counts = Array.from({ length: 40 }, (_, day) => {
      const round = play(choice, knowledge, later(day + 1), 100, { ms: 1000 });
      ({ knowledge } = round);
      return round.questions.length;
    });
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
    // Somebody who never errs has little left to do after two weeks.
    expect(counts.slice(14).reduce((sum, count) => sum + count, 0)).toBeLessThan(60);
  });

  test('begins divisions when all multiplications of the choice are begun', () => {
    const choice: PracticeChoice = { ...ALL, tables: [2], forms: FORMS };
    const { questions } = play(choice, NO_KNOWLEDGE, MONDAY, 20, { ms: 1000 });
    expect(questions.slice(0, 10).every(({ form }) => form === 'result')).toBe(true);
    expect(questions.slice(10).every(({ form }) => form !== 'result')).toBe(true);
    const only = play({ ...choice, forms: ['inverse'] }, NO_KNOWLEDGE, MONDAY, 3);
    expect(only.questions.every(({ form }) => form === 'inverse')).toBe(true);
  });

  test('asks facts of a table that was right at the placement without showing them', () => {
    const placed = learnAll(NO_KNOWLEDGE, [answerTo('2x7', { place: 'placement', ms: 20_000 })]);
    const { steps, names } = play(ALL, placed, MONDAY + 60_000, 12);
    const shown = steps.flatMap((step) => (step.kind === 'show' ? [factName(askedFact(step.question))] : []));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.some((name) => name.split('x').includes('2'))).toBe(false);
    expect(names.some((name) => name.split('x').includes('2'))).toBe(true);
  });

  test('asks the face that is not known', () => {
    const first = (knowledge: Knowledge, random: number) => {
      const step = nextStep(startRound(ALL), knowledge, later(9), () => random);
      return step.kind === 'ask' ? [step.question.first, step.question.second] : step.kind;
    };
    const one = learnAll(NO_KNOWLEDGE, [answerTo('7x8', { at: later(0) })]);
    expect(first(one, 0)).toEqual([8, 7]);
    const both = learn(one, answerTo('7x8', { at: later(0) + 1, turned: true }));
    expect(first(both, 0)).toEqual([7, 8]);
    expect(first(both, 0.99)).toEqual([8, 7]);
  });

  test('never asks the same card twice in a row, nor one that was missed three times', () => {
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
        const knows: Knows = (_, index) => right[index]!;
        const { questions } = play(choice, learnAll(NO_KNOWLEDGE, before), later(40), right.length, {
          knows,
        });
        const cards = questions.map(askedCard);
        const missed = cards.filter((_, index) => !right[index]);
        for (const card of missed) expect(missed.filter((one) => one === card).length).toBeLessThanOrEqual(3);
        expect(questions.every(({ board }) => board === choice.board)).toBe(true);
        expect(cards.some((card, index) => card === cards[index - 1])).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});
