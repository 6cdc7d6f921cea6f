import { seededDice } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { LEARNERS, type LearnerName, type Outcome, type ScheduleName, simulate } from './index.ts';

const COUNT = 6;

const randomOf = (seed: string): (() => number) => {
  const { next32 } = seededDice(seed);
  return () => next32() / 2 ** 32;
};

const simulated = (schedule: ScheduleName, learner: LearnerName): readonly Outcome[] =>
  Array.from({ length: COUNT }, (_, index) =>
    simulate(
      { schedule, learner, task: 'results', minutes: 2 },
      randomOf(`test ${learner} ${index}`),
      randomOf(`test ${schedule} ${index}`),
    ),
  );

const sumOf = (outcomes: readonly Outcome[], key: keyof Outcome): number =>
  outcomes.reduce((sum, outcome) => sum + outcome[key], 0);

const ours = new Map(
  (Object.keys(LEARNERS) as LearnerName[]).map((learner) => [learner, simulated('ours', learner)]),
);

describe.each([...ours])('a learner of the kind %s', (_, outcomes) => {
  test('remembers what is called known about as well as predicted', () => {
    const shown = sumOf(outcomes, 'shown');
    expect(shown).toBeGreaterThan(0);
    expect(Math.abs(sumOf(outcomes, 'predicted') - sumOf(outcomes, 'true')) / shown).toBeLessThan(0.13);
  });

  test('is wrong at most 15 times in 100', () => {
    expect(sumOf(outcomes, 'wrong') / sumOf(outcomes, 'answers')).toBeLessThanOrEqual(0.15);
  });
});

test.each(['randomFacts', 'tableOfTheDay', 'slowestFirst'] as const)(
  'all kinds together answer more facts at once with our schedule than with %s, after the same minutes',
  (name) => {
    const others = [...ours.keys()].flatMap((learner) => simulated(name, learner));
    const own = [...ours.values()].flat();
    expect(sumOf(own, 'before')).toBe(sumOf(others, 'before'));
    expect(sumOf(own, 'minutes')).toBeLessThan(sumOf(others, 'minutes') + own.length);
    expect(sumOf(own, 'meanKnown')).toBeGreaterThan(sumOf(others, 'meanKnown'));
    expect(sumOf(own, 'meanKept')).toBeGreaterThan(sumOf(others, 'meanKept'));
  },
);

test('learners are the same with the same seed', () => {
  const [one, two] = [0, 1].map(() => simulated('ours', 'associations'));
  expect(one).toEqual(two);
});
