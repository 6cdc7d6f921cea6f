import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, MONDAY, answerTo, history } from './answer.testing.ts';
import type { Answer } from './answers.ts';
import { NO_KNOWLEDGE, learn, learnAll } from './knowledge.ts';
import {
  FACT_STATES,
  chanceOf,
  dueFacts,
  standingOf,
  stateOf,
  stuckFacts,
  weakFace,
  weakFacts,
} from './states.ts';

const knowing = (...list: readonly Answer[]) => learnAll(NO_KNOWLEDGE, list);
const later = (days: number) => MONDAY + days * DAY;
const on = (days: readonly number[], options: Parameters<typeof answerTo>[1] = {}) =>
  days.map((day, index) =>
    answerTo('7x8', { at: later(day), ms: 1500, turned: index % 2 === 1, ...options }),
  );

describe('a fact', () => {
  test('is new before the first answer', () => {
    expect(stateOf(NO_KNOWLEDGE, '7x8', MONDAY)).toBe('new');
    expect(chanceOf(NO_KNOWLEDGE, '7x8', MONDAY)).toBeNull();
  });

  test('is planted by the first right answer, however often it was wrong before', () => {
    const hour = DAY / 24;
    const [wrong, right] = [answerTo('7x8', { right: false }), answerTo('7x8')];
    expect(stateOf(knowing(wrong), '7x8', MONDAY)).toBe('new');
    for (const list of [[right], [wrong, right], [right, wrong]])
      expect(stateOf(knowing(...list), '7x8', MONDAY)).toBe('planted');
    const often = [0, 1, 6].map((hours) => answerTo('7x8', { at: MONDAY + hours * hour, ms: 900 }));
    expect(stateOf(knowing(...often), '7x8', MONDAY + 7 * hour)).toBe('planted');
    const nextMorning = answerTo('7x8', { at: MONDAY + 16 * hour, ms: 900 });
    expect(stateOf(knowing(often[0]!, nextMorning), '7x8', later(1))).toBe('known');
  });

  test('is worked out when it is right on two days, but slowly', () => {
    expect(stateOf(knowing(...on([0, 1, 2], { ms: 9000 })), '7x8', later(2))).toBe('worked-out');
  });

  test('is known when it was right from memory on two days, and quick when both faces are', () => {
    expect(stateOf(knowing(...on([0, 1], { turned: false })), '7x8', later(1))).toBe('known');
    expect(stateOf(knowing(...on([0, 1, 2])), '7x8', later(2))).toBe('quick');
    const slower = on([0, 1, 2, 3], { ms: 3600 });
    expect(stateOf(knowing(...slower), '7x8', later(3))).toBe('known');
    const square = [0, 1].map((day) => answerTo('7x7', { at: later(day), ms: 1500 }));
    expect(stateOf(knowing(...square), '7x7', later(1))).toBe('quick');
  });

  test('stays quick after one slow answer, but not after two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 8 }), fc.integer({ min: 5000, max: 60_000 }), (days, ms) => {
        const quick = on(Array.from({ length: days }, (_, day) => day));
        const slow = answerTo('7x8', { at: later(days), ms });
        expect(stateOf(knowing(...quick), '7x8', later(days - 1))).toBe('quick');
        expect(stateOf(knowing(...quick, slow), '7x8', later(days))).toBe('quick');
        const again = answerTo('7x8', { at: later(days + 1), ms });
        expect(stateOf(knowing(...quick, slow, again), '7x8', later(days + 1))).toBe('worked-out');
      }),
    );
  });

  test('is planted again after a wrong answer, and no longer known when it was not practised for long', () => {
    const known = on([0, 1, 2]);
    const missed = answerTo('7x8', { right: false, at: later(3) });
    expect(stateOf(knowing(...known, missed), '7x8', later(3))).toBe('planted');
    expect(stateOf(knowing(...known), '7x8', later(1000))).toBe('worked-out');
  });

  test('is not known while one face was answered wrong', () => {
    const faces = [
      answerTo('7x8', { at: later(0), ms: 1500 }),
      answerTo('7x8', { at: later(9), turned: true, right: false }),
      ...on([10, 12, 20, 30], { turned: false }),
    ];
    expect(stateOf(knowing(...faces), '7x8', later(30))).toBe('planted');
    expect(weakFace(knowing(...faces), '7x8')).toBe('large');
  });

  test('and its inverse are two things', () => {
    const inverse = answerTo('7x8', { form: 'inverse' });
    expect(stateOf(knowing(inverse), '7x8', MONDAY)).toBe('new');
    expect(stateOf(knowing(inverse), '7x8', MONDAY, 'inverse')).toBe('planted');
    const missing = answerTo('7x8', { form: 'missing' });
    expect(knowing(missing).cards).toHaveProperty(['7x8 inverse']);
  });

  test('never falls by a right answer from memory, and never rises by a wrong one', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 3 * DAY }), (before, wait) => {
        const knowledge = knowing(...before);
        const at = (before.at(-1)?.at ?? MONDAY) + wait;
        const rank = (after: typeof knowledge) => FACT_STATES.indexOf(stateOf(after, '7x8', at));
        for (const turned of [true, false]) {
          const right = learn(knowledge, answerTo('7x8', { at, ms: 1000, turned }));
          expect(rank(right)).toBeGreaterThanOrEqual(rank(knowledge));
        }
        const wrong = learn(knowledge, answerTo('7x8', { at, right: false }));
        expect(rank(wrong)).toBeLessThanOrEqual(Math.max(1, rank(knowledge)));
      }),
    );
  });

  test('has a chance that falls as time passes', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 90 }), (before, days) => {
        const knowledge = knowing(...before);
        const at = before.at(-1)?.at ?? MONDAY;
        const [soon, then] = [days, days + 5].map((one) => chanceOf(knowledge, '7x8', at + one * DAY) ?? 0);
        expect(then).toBeLessThanOrEqual(soon!);
        expect(soon).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('lists', () => {
  const facts = ['2x3', '7x8', '6x9', '4x4'];
  const knowledge = knowing(
    answerTo('6x9', { at: MONDAY, ms: 7000 }),
    answerTo('2x3', { at: MONDAY + 1, ms: 3000 }),
    answerTo('7x8', { at: MONDAY + 2, right: false }),
  );

  test('of due facts begin with the most overdue', () => {
    expect(dueFacts(knowledge, MONDAY + 2, facts)).toEqual(['7x8']);
    expect(dueFacts(knowledge, later(5), ['2x3', '6x9'])).toEqual(['6x9', '2x3']);
  });

  test('of weak facts begin with the wrong ones', () => {
    expect(weakFacts(knowledge, MONDAY + 2, facts)[0]).toBe('7x8');
    expect(weakFacts(NO_KNOWLEDGE, MONDAY, facts)).toEqual([]);
    expect(standingOf(knowledge, '4x4', MONDAY)).toBe('new');
    expect(standingOf(knowing(...on([0, 1])), '7x8', later(1))).toBe('strong');
  });

  test('of stuck facts have those that were missed on three days in a row', () => {
    const missed = (name: string, days: readonly number[]) =>
      days.map((day) => answerTo(name, { at: later(day), right: false }));
    const all = [...missed('7x8', [0, 1, 2, 3]), ...missed('6x9', [4, 5, 6]), ...missed('4x4', [7, 8])];
    expect(stuckFacts(knowing(...all), facts)).toEqual(['7x8', '6x9']);
    expect(stuckFacts(knowing(...all, answerTo('7x8', { at: later(9), ms: 1000 })), facts)).toEqual(['6x9']);
  });
});
