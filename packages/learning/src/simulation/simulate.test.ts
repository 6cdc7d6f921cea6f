import { seededDice } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { type Outcome, SCHEDULES, type ScheduleName, simulate } from './index.ts';

const LEARNERS = 8;

const randomOf = (seed: string): (() => number) => {
  const { next32 } = seededDice(seed);
  return () => next32() / 2 ** 32;
};

const simulated = (name: ScheduleName): readonly Outcome[] =>
  Array.from({ length: LEARNERS }, (_, index) =>
    simulate(name, randomOf(`learner ${index}`), randomOf(`${name} ${index}`)),
  );

const mean = (outcomes: readonly Outcome[], key: keyof Outcome): number =>
  outcomes.reduce((sum, outcome) => sum + outcome[key], 0) / outcomes.length;

describe('simulated learners', () => {
  const ours = simulated('ours');
  const others = (Object.keys(SCHEDULES) as ScheduleName[]).filter((name) => name !== 'ours');

  test.each(others)('know more with our schedule than with %s, after the same minutes', (name) => {
    const other = simulated(name);
    expect(mean(ours, 'before')).toBe(mean(other, 'before'));
    expect(Math.abs(mean(ours, 'minutes') - mean(other, 'minutes'))).toBeLessThan(1);
    expect(mean(ours, 'known')).toBeGreaterThan(mean(other, 'known'));
    expect(mean(ours, 'kept')).toBeGreaterThan(mean(other, 'kept'));
  });

  test('are the same with the same seed', () => {
    expect(simulate('ours', randomOf('a'), randomOf('b'))).toEqual(
      simulate('ours', randomOf('a'), randomOf('b')),
    );
  });
});
