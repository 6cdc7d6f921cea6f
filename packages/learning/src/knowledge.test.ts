import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, MONDAY, answerTo, history } from './answer.testing.ts';
import type { Answer } from './answers.ts';
import { NO_KNOWLEDGE, learn, learnAll } from './knowledge.ts';
import { dueFacts } from './states.ts';

const knowing = (...list: readonly Answer[]) => learnAll(NO_KNOWLEDGE, list);
const cardAfter = (list: readonly Answer[], name = '7x8') => knowing(...list).cards[name]!;

describe('when a fact comes back', () => {
  const times = fc.tuple(fc.integer({ min: 250, max: 40_000 }), fc.integer({ min: 250, max: 40_000 }));

  test('a right answer never makes it come sooner than it was due, and a faster one never sooner than a slower one', () => {
    fc.assert(
      fc.property(history, times, fc.integer({ min: 0, max: 60 * DAY }), (before, [a, b], wait) => {
        const knowledge = knowing(...before);
        const at = (before.at(-1)?.at ?? MONDAY) + wait;
        const due = (ms: number) => learn(knowledge, answerTo('7x8', { at, ms })).cards['7x8']!.due;
        const [fast, slow] = [due(Math.min(a, b)), due(Math.max(a, b))];
        expect(fast).toBeGreaterThanOrEqual(slow);
        expect(slow).toBeGreaterThanOrEqual(knowledge.cards['7x8']?.due ?? at);
        expect(slow).toBeGreaterThan(at);
      }),
    );
  });

  test('a wrong answer always makes it come sooner', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 60 * DAY }), (before, wait) => {
        const knowledge = knowing(...before);
        const at = (before.at(-1)?.at ?? MONDAY) + wait;
        const wrong = learn(knowledge, answerTo('7x8', { at, right: false }));
        const right = learn(knowledge, answerTo('7x8', { at, ms: 40_000 }));
        expect(wrong.cards['7x8']!.due).toBeLessThan(right.cards['7x8']!.due);
        expect(wrong.cards['7x8']!.due).toBe(at);
        expect(dueFacts(wrong, at, ['7x8'])).toEqual(['7x8']);
        expect(wrong.cards['7x8']!.stability).toBeLessThanOrEqual(right.cards['7x8']!.stability);
      }),
    );
  });

  test('a fact that was right on Monday evening is due on a later day from the morning on', () => {
    const { due } = cardAfter([answerTo('7x8', { ms: 2900 })]);
    expect((due - MONDAY) / DAY).toBeCloseTo(2 - 1 / 3);
  });
});

describe('repetitions', () => {
  const wrong = answerTo('7x8', { right: false });
  const soon = (minutes: number, right: boolean) =>
    answerTo('7x8', { right, ms: 500, at: MONDAY + minutes * 60_000 });

  test('in the same round do not make a fact stronger, and failing again does not make it weaker', () => {
    const { stability, difficulty } = cardAfter([wrong]);
    const repeated = cardAfter([wrong, soon(1, false), soon(2, true), soon(3, true), soon(4, true)]);
    expect(repeated).toMatchObject({ stability, difficulty, right: true });
    expect(repeated.due).toBeGreaterThan(MONDAY + DAY / 2);
    const right = cardAfter([soon(0, true)]);
    expect(cardAfter([0, 1, 2, 3].map((minutes) => soon(minutes, true))).stability).toBe(right.stability);
  });

  test('a wrong answer after a right one counts at once', () => {
    expect(cardAfter([soon(0, true), soon(1, false)]).stability).toBeLessThan(
      cardAfter([soon(0, true)]).stability,
    );
  });
});

describe('help', () => {
  const at = MONDAY + 3 * DAY;
  const before = answerTo('7x8');
  const after = (help: Answer['help'], right: boolean) =>
    cardAfter([before, answerTo('7x8', { at, help, right, ms: 2000 })]);

  test('what the table shows is no evidence', () => {
    expect(after('show', true)).toEqual(cardAfter([before]));
    expect(after('show', false)).toEqual(cardAfter([before]));
    expect(knowing(answerTo('7x8', { help: 'show' })).cards).toEqual({});
  });

  test('a square that was found is less evidence than a product that was worked out', () => {
    const { stability } = cardAfter([before]);
    expect(after('find', true).stability).toBeGreaterThan(stability);
    expect(after('find', true).stability).toBeLessThan(after('work-out', true).stability);
    expect(after('find', false).stability).toBe(stability);
    expect(after('find', false).due).toBe(at);
    expect(after('work-out', false).stability).toBeLessThan(stability);
  });
});

describe('a clock that was set back', () => {
  const rounds = fc.array(fc.record({ right: fc.boolean(), wait: fc.integer({ min: 0, max: 9 * DAY }) }), {
    minLength: 1,
    maxLength: 20,
  });
  const jumps = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 9000 }));
  const given = (list: readonly { right: boolean; wait: number }[], start: number, shift: number) => {
    let at = start;
    return list.map(({ right, wait }) => answerTo('7x8', { right, at: (at += wait) - shift }));
  };

  test('loses no strength, and pushes nothing to the far future', () => {
    fc.assert(
      fc.property(rounds, rounds, jumps, (first, second, days) => {
        const before = given(first, MONDAY, 0);
        const last = before.at(-1)!.at;
        const jump = days * DAY;
        // Nobody can know how long ago the clock was set back: as if it were just now.
        const next = second.map((one, index) => (index === 0 ? { ...one, wait: 0 } : one));
        const shifted = given(next, last, jump);
        const set = knowing(...before, ...shifted);
        const card = set.cards['7x8']!;
        // A pause that is longer than the jump cannot be told from a clock that is right again.
        if (next.every(({ wait }) => wait < jump))
          expect(set.cards).toEqual(knowing(...before, ...given(next, last, 0)).cards);
        const wait = Math.max(0, card.due - set.clock.latest);
        expect(wait).toBeLessThanOrEqual(365 * DAY);
        const now = shifted.at(-1)!.at + wait;
        expect(dueFacts(set, now < set.clock.latest ? now : card.due, ['7x8'])).toEqual(['7x8']);
      }),
    );
  });

  test('and is right again later counts as if it had never been wrong', () => {
    fc.assert(
      fc.property(rounds, jumps, (list, days) => {
        const before = given(list, MONDAY, 0);
        const last = before.at(-1)!.at;
        const other = (shift: number) => answerTo('2x5', { at: last + DAY - shift });
        const next = answerTo('7x8', { at: last + 10 * DAY });
        expect(knowing(...before, other(days * DAY), next).cards['7x8']).toEqual(
          knowing(...before, other(0), next).cards['7x8'],
        );
      }),
    );
  });
});

test('answers can be folded one by one or all at once, and the result is plain JSON', () => {
  fc.assert(
    fc.property(history, (list) => {
      const all = learnAll(NO_KNOWLEDGE, list);
      expect(list.reduce(learn, NO_KNOWLEDGE)).toEqual(all);
      expect(JSON.parse(JSON.stringify(all))).toEqual(all);
    }),
  );
});
