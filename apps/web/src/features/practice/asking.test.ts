import {
  type Answer,
  type Knowledge,
  NO_KNOWLEDGE,
  type PracticeChoice,
  type Question,
  askedFact,
  factName,
  learn,
  rightAnswer,
} from '@abacow/learning';
import { expect, test } from 'vitest';
import { type Asker, practiceAsker, warmUpAsker, warmUpFacts } from '@abacow/learning/practice';
import { Asking } from './asking.svelte.ts';
import { type TestClock, testClock } from './clock.testing.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TWO: PracticeChoice = { board: 'multiplication', tables: [2], forms: ['result'] };

const open = (clock: TestClock, asker: Asker, knowledge: Knowledge = NO_KNOWLEDGE) => {
  const recorded: Answer[] = [];
  const record = (answer: Answer): void => void recorded.push(answer);
  const limitMs = 2 * MINUTE;
  return {
    asking: new Asking({ place: 'practice', limitMs, asker, knowledge, clock, record }),
    recorded,
  };
};
const practise = (clock: TestClock, choice = TWO, knowledge = NO_KNOWLEDGE) =>
  open(
    clock,
    practiceAsker(() => choice, clock.random),
    knowledge,
  );

const nameOf = (question: Question | null): string | null =>
  question === null ? null : factName(askedFact(question));
const answer = (asking: Asking, clock: TestClock, ms = 2000, wrong = false): void => {
  clock.pass(ms);
  asking.typed = String(rightAnswer(asking.question!) + (wrong ? 1 : 0));
  asking.give();
};

const answered = (question: Question, at: number, right = true): Answer => ({
  question,
  given: rightAnswer(question) + (right ? 0 : 1),
  at,
  ms: 2500,
  place: 'practice',
  help: 'work-out',
});
const product = (first: number, second: number): Question => ({
  board: 'multiplication',
  form: 'result',
  first,
  second,
});

test('a round ends after two minutes, but never in the middle of a question', () => {
  const clock = testClock();
  const { asking } = practise(clock);
  answer(asking, clock, 90_000);
  clock.pass(5 * MINUTE);
  expect(asking.over).toBe(false);
  answer(asking, clock);
  expect(asking.over).toBe(true);
  expect(asking.question).toBe(null);
  expect(asking.answers).toHaveLength(2);
});

test('every answer is stored at once, with the time it took', () => {
  const clock = testClock(5000);
  const { asking, recorded } = practise(clock);
  answer(asking, clock, 1500);
  expect(recorded).toMatchObject([
    { at: 6500, ms: 1500, place: 'practice', help: 'work-out', given: rightAnswer(recorded[0]!.question) },
  ]);
  answer(asking, clock, 700, true);
  asking.stop();
  expect(recorded.map(({ ms }) => ms)).toEqual([1500, 700]);
});

test('nothing typed is no answer', () => {
  const { asking, recorded } = practise(testClock());
  asking.give();
  expect(recorded).toEqual([]);
});

test('a wrong answer is explained until the player goes on, and returns within the round', () => {
  const clock = testClock();
  const { asking } = practise(clock);
  const missed = nameOf(asking.question);
  answer(asking, clock, 2000, true);
  expect(asking.explaining).toBe(true);
  asking.typed = '4';
  asking.give();
  expect(asking.answers).toHaveLength(1);
  asking.goOn();
  const next: (string | null)[] = [];
  for (let count = 0; count < 4; count += 1) {
    next.push(nameOf(asking.question));
    answer(asking, clock);
  }
  expect(next.indexOf(missed)).toBe(3);
});

test('when the time is over during an explanation, the round ends after it', () => {
  const clock = testClock();
  const { asking } = practise(clock);
  answer(asking, clock, 3 * MINUTE, true);
  expect(asking.over).toBe(false);
  asking.goOn();
  expect(asking.over).toBe(true);
});

test('while the page is hidden, no time passes', () => {
  const clock = testClock();
  const { asking, recorded } = practise(clock);
  clock.pass(1000);
  asking.hide();
  clock.pass(10 * MINUTE);
  asking.show();
  answer(asking, clock, 1000);
  expect(recorded[0]!.ms).toBe(2000);
  expect(asking.over).toBe(false);
});

test('a clock that was set back makes no negative time', () => {
  const clock = testClock();
  const { asking, recorded } = practise(clock);
  clock.pass(-5000);
  answer(asking, clock, 0);
  expect(recorded[0]!.ms).toBe(0);
});

test('the time left is known only to somebody who watches it', () => {
  const clock = testClock();
  const { asking } = practise(clock);
  clock.pass(10_000);
  expect(asking.timeLeftMs).toBe(2 * MINUTE);
  const stop = asking.watchTime();
  clock.pass(20_000);
  expect(asking.timeLeftMs).toBe(90_000);
  stop();
  clock.pass(20_000);
  expect(asking.timeLeftMs).toBe(90_000);
});

test('first what is due, then something new', () => {
  const then = 1_000_000;
  const answers = [answered(product(2, 3), then), answered(product(2, 9), then)];
  const clock = testClock(then + 30 * DAY);
  const { asking } = practise(clock, TWO, answers.reduce(learn, NO_KNOWLEDGE));
  const asked: (string | null)[] = [];
  for (let count = 0; count < 3; count += 1) {
    asked.push(nameOf(asking.question));
    answer(asking, clock);
  }
  expect(new Set(asked.slice(0, 2))).toEqual(new Set(['2x3', '2x9']));
  expect(['2x3', '2x9']).not.toContain(asked[2]);
});

test('the choice can grow during a round', () => {
  const clock = testClock();
  const grown = { ...TWO, tables: [2, 5] };
  const { asking } = open(
    clock,
    practiceAsker((knowledge) => (Object.keys(knowledge.cards).length < 10 ? TWO : grown), clock.random),
  );
  const asked = new Set<string>();
  for (let count = 0; count < 11; count += 1) {
    asked.add(nameOf(asking.question)!);
    answer(asking, clock, 1000);
  }
  expect([...asked].some((name) => /^5x|x5$/.test(name) && name !== '2x5')).toBe(true);
});

test('a warm-up asks what is due or weak on the board, then other facts, each once', () => {
  const then = 1_000_000;
  const knowledge = learn(
    learn(NO_KNOWLEDGE, answered(product(7, 8), then, false)),
    answered(product(6, 9), then),
  );
  const facts = warmUpFacts('multiplication', knowledge, then + 30 * DAY, 8, () => 0.3);
  expect(new Set(facts.slice(0, 2))).toEqual(new Set(['7x8', '6x9']));
  expect(new Set(facts).size).toBe(8);
  expect(warmUpFacts('addition', knowledge, then, 8, () => 0.3).every((fact) => fact.includes('+'))).toBe(
    true,
  );
});

test('a warm-up ends when every fact was answered; a wrong one comes again at the end', () => {
  const clock = testClock();
  const { asking } = open(
    clock,
    warmUpAsker(['7x8', '3x4'], () => 0),
  );
  answer(asking, clock, 1000, true);
  asking.goOn();
  expect(nameOf(asking.question)).toBe('3x4');
  answer(asking, clock);
  expect(nameOf(asking.question)).toBe('7x8');
  answer(asking, clock);
  expect(asking.over).toBe(true);
});
