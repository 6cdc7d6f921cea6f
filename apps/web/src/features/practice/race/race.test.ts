import { type Answer, NO_KNOWLEDGE, type Question, learn, rightAnswer } from '@abacow/learning';
import { COMPUTER_LEVELS } from '@abacow/table';
import { expect, test } from 'vitest';
import { testClock } from '../clock.testing.ts';
import { sharedKey } from './keys.ts';
import { stepMs, usualMs } from './pace.ts';
import { raceFacts, raceQuestions } from '@abacow/learning/practice';
import { Race, STEPS } from './race.svelte.ts';

const QUESTIONS: readonly Question[] = Array.from({ length: STEPS }, (_, index) => ({
  board: 'multiplication',
  form: 'result',
  first: 3,
  second: index + 1,
}));

const open = (people: number, withCow = people === 1) => {
  const clock = testClock(0, () => 0.5);
  const recorded: [number, Answer][] = [];
  const cow = withCow ? ({ level: 3, usualMs: 4000 } as const) : null;
  const record = (person: number, answer: Answer): void => void recorded.push([person, answer]);
  return { clock, recorded, race: new Race({ questions: QUESTIONS, people, cow, clock, record }) };
};
const give = (race: Race, person = 0, wrong = false): void => {
  const lane = race.lanes[person]!;
  lane.typed = String(rightAnswer(lane.question) + (wrong ? 1 : 0));
  race.give(person);
};

test('it begins after three seconds; before that nothing counts', () => {
  const { clock, race, recorded } = open(1);
  give(race);
  expect(recorded).toEqual([]);
  clock.pass(3000);
  expect(race.phase).toBe('running');
});

test('ten right answers win against a slower cow, and the cow stops', () => {
  const { clock, race } = open(1);
  clock.pass(3000);
  for (let count = 0; count < STEPS; count += 1) {
    clock.pass(1000);
    give(race);
  }
  expect([race.phase, race.winner]).toEqual(['over', 0]);
  const { cowSteps } = race;
  expect(cowSteps).toBe(2);
  clock.pass(100_000);
  expect(race.cowSteps).toBe(cowSteps);
});

test('the cow wins against somebody who answers nothing', () => {
  const { clock, race } = open(1);
  clock.pass(3000 + STEPS * 4400);
  expect([race.phase, race.winner, race.cowSteps]).toEqual(['over', 'cow', STEPS]);
  give(race);
  expect(race.lanes[0]!.steps).toBe(0);
});

test('a wrong answer is no step, says what is right, and comes again after three others', () => {
  const { clock, race, recorded } = open(1);
  clock.pass(4500);
  const missed = race.lanes[0]!.question;
  give(race, 0, true);
  expect([race.lanes[0]!.steps, race.lanes[0]!.last?.given]).toEqual([0, rightAnswer(missed) + 1]);
  expect(recorded[0]![1]).toMatchObject({ ms: 1500, place: 'race' });
  for (let count = 0; count < 3; count += 1) {
    expect(race.lanes[0]!.question).not.toBe(missed);
    give(race);
  }
  expect(race.lanes[0]!.question).toBe(missed);
  expect([race.lanes[0]!.steps, race.lanes[0]!.mistakes]).toEqual([3, 1]);
});

test('two players get the same questions, each at their own pace', () => {
  const { clock, race, recorded } = open(2);
  clock.pass(3000);
  for (let count = 0; count < STEPS; count += 1) give(race, 1);
  expect([race.winner, race.lanes[0]!.steps]).toEqual([1, 0]);
  const seen = recorded.map(([, { question }]) => question);
  expect(seen).toEqual(QUESTIONS);
  expect(race.lanes[0]!.question).toBe(QUESTIONS[0]);
});

test('leaving ends it without a winner', () => {
  const { clock, race } = open(1);
  clock.pass(3000);
  race.leave();
  clock.pass(100_000);
  expect([race.phase, race.winner, race.cowSteps]).toEqual(['over', null, 0]);
});

const timed = (ms: number, more: Partial<Answer> = {}): Answer => ({
  question: QUESTIONS[0]!,
  given: 3,
  at: 0,
  ms,
  place: 'practice',
  help: 'work-out',
  ...more,
});

test('cows are as fast as the player, and a little faster or slower', () => {
  expect(usualMs([])).toBe(usualMs([timed(100)]));
  const answers = [3000, 2000, 2500, 9000, 2600].map((ms) => timed(ms));
  expect(usualMs(answers)).toBe(2600);
  const ignored = [timed(50, { given: 9 }), timed(60, { place: 'game' })];
  expect(usualMs([...answers, ...ignored, ...ignored])).toBe(2600);
  const paces = COMPUTER_LEVELS.map((level) => stepMs(2600, level, () => 0.5));
  expect(paces).toEqual([...paces].sort((a, b) => b - a));
  expect(paces[0]).toBeGreaterThan(2600);
  expect(paces[4]).toBeLessThan(2600);
});

test('a race asks facts that were asked before; with few of them, all that are chosen', () => {
  const choice = { board: 'multiplication', tables: [7], forms: ['result'] } as const;
  const seven = (second: number): Answer => ({
    ...timed(2000),
    question: { ...QUESTIONS[0]!, first: 7, second },
    given: 7 * second,
  });
  const some = [1, 2, 3, 4, 5, 6].map(seven).reduce(learn, NO_KNOWLEDGE);
  const asked = raceQuestions(choice, some, 10, STEPS, () => 0.9).map(({ first, second }) => first * second);
  expect(asked).toHaveLength(STEPS);
  expect(Math.max(...asked)).toBe(42);
  expect(new Set(asked).size).toBe(6);
  const fresh = raceQuestions(choice, NO_KNOWLEDGE, 10, STEPS, () => 0.9);
  expect(new Set(fresh.map(({ first, second }) => first * second)).size).toBe(10);
});

test('one table after the other: everything that was asked before, or the tables that were begun', () => {
  const choice = { board: 'multiplication', tables: [2, 7], newTables: [2], forms: ['result'] } as const;
  const asked = [1, 2, 3, 4, 5, 6].map((second) => ({
    ...timed(2000),
    question: { ...QUESTIONS[0]!, first: 7, second },
  }));
  const some = asked.reduce(learn, NO_KNOWLEDGE);
  expect(raceFacts(choice, some, 10)).toMatchObject({ met: true, facts: { length: 6 } });
  const few = learn(NO_KNOWLEDGE, asked[5]!);
  expect(raceFacts(choice, few, 10).met).toBe(false);
  expect(raceFacts(choice, few, 10).facts).not.toContain('6x7');
});

test('two players share the keyboard', () => {
  expect(sharedKey('Digit4')).toEqual({ person: 0, kind: 'digit', digit: '4' });
  expect(sharedKey('Numpad4')).toEqual({ person: 1, kind: 'digit', digit: '4' });
  expect(sharedKey('Space')).toEqual({ person: 0, kind: 'done' });
  expect(sharedKey('NumpadEnter')).toEqual({ person: 1, kind: 'done' });
  expect(sharedKey('KeyA')).toBe(null);
});
