import type { Step } from '@abacow/ai/analysis';
import { markOf } from '@abacow/ai/analysis';
import { expect, test } from 'vitest';
import { keyMoments } from './moments.ts';

const everybody = (_seat: number): boolean => true;
const DOUBT = 0.02;

/** A choice that cost so much; `lead` is what the best choice gains over the second. */
const choice = (at: number, seat: number, cost: number, lead = 0): Step => ({
  at,
  token: 'c1',
  seat,
  before: [0, 0],
  after: [0, 0],
  error: 0.03,
  luck: null,
  decision: {
    chosen: cost === 0 ? 'b1' : 'c1',
    best: 0.5,
    cost,
    doubt: DOUBT,
    mark: markOf(cost),
    matters: true,
    options: [
      { move: 'b1', equity: 0.5, error: 0.03 },
      { move: 't5', equity: 0.5, error: 0.03 },
      { move: 'c1', equity: 0.5 - Math.max(cost, lead), error: 0.03 },
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
  keyMoments(steps, isPerson).map(({ kind, step, other }) => [step.at, kind, other]);

test('the best move first, then one thing to try, then the dice; small ones are left out', () => {
  const steps = [
    throwOf(1, -0.4),
    choice(2, 0, 0.05),
    choice(3, 0, 0.2),
    choice(4, 0, 0, 0.3),
    throwOf(5, 0.1),
  ];
  expect(shown(steps)).toEqual([
    [4, 'strong', 'c1'],
    [3, 'costly', 'b1'],
    [1, 'unlucky', null],
  ]);
  expect(shown([])).toEqual([]);
});

test('with two people everybody is praised before anybody gets advice', () => {
  const steps = [choice(1, 0, 0.3), choice(2, 1, 0, 0.2), choice(3, 0, 0, 0.1), choice(4, 1, 0.1)];
  expect(shown(steps)).toEqual([
    [3, 'strong', 'c1'],
    [2, 'strong', 'c1'],
    [1, 'costly', 'b1'],
    [4, 'costly', 'b1'],
  ]);
});

test('a lead within the evaluation’s own error is no best move, and an idle throw takes nothing from a lead', () => {
  expect(shown([choice(1, 0, 0, DOUBT / 2)])).toEqual([]);
  expect(shown([choice(1, 0, 0, 2 * DOUBT)])).toEqual([[1, 'strong', 'c1']]);
});

test('a move that is as good as the best, as far as is known, can be the best of a game', () => {
  const [first] = [choice(1, 0, DOUBT / 2)];
  const options = [...first!.decision.options, { move: 'd1', equity: 0.1, error: 0.03 }];
  expect(shown([{ ...first!, decision: { ...first!.decision, options } }])).toEqual([[1, 'strong', 'd1']]);
});

test('only people’s choices are shown, unless nobody played but computers', () => {
  const steps = [choice(1, 1, 0.3), choice(2, 0, 0.1)];
  expect(shown(steps, (seat) => seat === 0)).toEqual([[2, 'costly', 'b1']]);
  expect(shown(steps, () => false)).toEqual([
    [2, 'costly', 'b1'],
    [1, 'costly', 'b1'],
  ]);
});

test('a throw that was also a costly choice appears once', () => {
  const both: Step = { ...choice(1, 0, 0.3), token: 't1=1', luck: [0.5, -0.5] };
  expect(shown([both])).toEqual([[1, 'costly', 'b1']]);
});
