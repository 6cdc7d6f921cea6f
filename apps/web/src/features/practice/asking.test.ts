import {
  type Answer,
  NO_KNOWLEDGE,
  type Question,
  type Step,
  askedFact,
  explain,
  factName,
  isRight,
  learn,
  rightAnswer,
} from '@abacow/learning';
import { expect, test } from 'vitest';
import { type Asker, warmUpAsker, warmUpFacts } from '@abacow/learning/practice';
import { Asking, type AskingTerms } from './asking.svelte.ts';
import { type TestClock, testClock } from './clock.testing.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const open = (clock: TestClock, asker: Asker, more: Partial<AskingTerms> = {}) => {
  const recorded: Answer[] = [];
  const record = (answer: Answer): void => void recorded.push(answer);
  const terms = {
    place: 'practice',
    limitMs: 2 * MINUTE,
    asker,
    knowledge: NO_KNOWLEDGE,
    clock,
    record,
  } as const;
  return { asking: new Asking({ ...terms, ...more }), recorded };
};

/** Asks 2 × 2, 2 × 3 and so on; the steps that are given come first. A fact that was missed is left for tomorrow at once. */
const scripted = (...first: readonly Step[]): Asker & { readonly seenFacts: (string | null)[] } => {
  const steps = [...first];
  let next = 1;
  const missed = new Set<Question>();
  const seenFacts: (string | null)[] = [];
  return {
    seenFacts,
    next: () => steps.shift() ?? { kind: 'ask', question: product(2, (next += 1)), reason: 'due' },
    seen: (question) => void seenFacts.push(nameOf(question)),
    answered: (answer) => {
      if (!isRight(answer)) missed.add(answer.question);
    },
    leaves: (question) => missed.has(question),
  };
};
const practise = (clock: TestClock, asker: Asker = scripted()) => open(clock, asker);

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
  expect(asking.left).toBe(true);
  asking.goOn();
  expect(asking.explaining).toBe(false);
  expect(nameOf(asking.question)).not.toBe(missed);
});

test('a new fact is on screen until the player has looked at it; then it is asked', () => {
  const clock = testClock();
  const question = product(7, 8);
  const asker = scripted({ kind: 'show', question, way: explain(question) });
  const { asking, recorded } = practise(clock, asker);
  expect(asking.question).toBe(null);
  expect(asking.shown?.question).toBe(question);
  asking.typed = '56';
  asking.give();
  expect(recorded).toEqual([]);
  clock.pass(30_000);
  asking.seen();
  expect(asker.seenFacts).toEqual(['7x8']);
  expect(asking.shown).toBe(null);
  answer(asking, clock, 2000);
  expect(recorded.map(({ ms }) => ms)).toEqual([2000]);
});

test('what was asked before and never right is looked at first, once, and then asked at once', () => {
  const clock = testClock();
  const question = product(7, 8);
  const missed = { ...answered(question, 500), given: null };
  const steps = scripted({ kind: 'ask', question, reason: 'due' });
  const { asking } = open(clock, steps, { knowledge: learn(NO_KNOWLEDGE, missed) });
  expect([asking.question, asking.shown?.question]).toEqual([null, question]);
  asking.seen();
  expect([asking.question, steps.seenFacts]).toEqual([question, []]);
});

test('when nothing is left to ask, the round is complete', () => {
  const { asking } = practise(testClock(), scripted({ kind: 'end' }));
  expect([asking.over, asking.complete]).toEqual([true, true]);
  const stopped = practise(testClock()).asking;
  stopped.stop();
  expect([stopped.over, stopped.complete]).toEqual([true, false]);
});

test('at the placement nothing is explained, nobody hurries, and a player may not know it', () => {
  const clock = testClock();
  const { asking, recorded } = open(clock, scripted(), {
    place: 'placement',
    limitMs: Infinity,
    explains: false,
  });
  answer(asking, clock, 10 * MINUTE, true);
  expect([asking.explaining, asking.over]).toEqual([false, false]);
  asking.pass();
  expect(recorded.map(({ given, place }) => [given, place])).toEqual([
    [5, 'placement'],
    [null, 'placement'],
  ]);
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
