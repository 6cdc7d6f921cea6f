import type { Step } from '@abacow/ai/analysis';
import { markOf } from '@abacow/ai/analysis';
import { expect, test } from 'vitest';
import { keyMoments } from './moments.ts';

const everybody = (): boolean => true;

/** A choice that cost so much; `lead` is what the best choice gains over the second. */
const choice = (at: number, seat: number, cost: number, lead = 0): Step => ({
  at,
  token: 'c1',
  seat,
  before: [0, 0],
  after: [0, 0],
  luck: null,
  decision: {
    chosen: cost === 0 ? 'b1' : 'c1',
    best: 0.5,
    cost,
    mark: markOf(cost),
    matters: true,
    options: [
      { move: 'b1', equity: 0.5 },
      { move: 'c1', equity: 0.5 - Math.max(cost, lead) },
    ],
    given: [cost, -cost],
  },
});
const throwOf = (at: number, luck: number): Step => ({
  ...choice(at, 0, 0),
  token: 't1=1',
  luck: [luck, -luck],
});
const shown = (steps: readonly Step[], isPerson = everybody) =>
  keyMoments(steps, isPerson).map(({ kind, step, better }) => [step.at, kind, better]);

test('the three costliest choices, in the order of the game, each with the best choice', () => {
  const steps = [
    choice(1, 0, 0.05),
    choice(2, 1, 0.3),
    choice(3, 0, 0.2),
    choice(4, 1, 0.02),
    choice(5, 0, 0.1),
  ];
  expect(shown(steps)).toEqual([
    [2, 'costly', 'b1'],
    [3, 'costly', 'b1'],
    [5, 'costly', 'b1'],
  ]);
});

test('strong choices fill the film, then throws; small ones are left out', () => {
  const steps = [throwOf(1, -0.4), choice(2, 0, 0, 0.3), choice(3, 0, 0.1), throwOf(4, 0.6), throwOf(5, 0.1)];
  expect(shown(steps)).toEqual([
    [2, 'strong', null],
    [3, 'costly', 'b1'],
    [4, 'lucky', null],
  ]);
  expect(shown([throwOf(1, -0.4), choice(2, 0, 0, 0.05), throwOf(3, 0.1)])).toEqual([[1, 'unlucky', null]]);
  expect(shown([])).toEqual([]);
});

test('a person’s choice comes before a computer’s that cost a little more', () => {
  const steps = [choice(1, 1, 0.3), choice(2, 1, 0.31), choice(3, 1, 0.32), choice(4, 0, 0.2)];
  expect(shown(steps).map(([at]) => at)).toEqual([1, 2, 3]);
  expect(keyMoments(steps, (seat) => seat === 0).map(({ step }) => step.at)).toEqual([2, 3, 4]);
});

test('a throw that was also a costly choice appears once', () => {
  const both: Step = { ...choice(1, 0, 0.3), token: 't1=1', luck: [0.5, -0.5] };
  expect(shown([both])).toEqual([[1, 'costly', 'b1']]);
});
