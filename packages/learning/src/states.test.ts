import { describe, expect, test } from 'vitest';
import { DAY, MONDAY, answerTo } from './answer.testing.ts';
import type { Answer } from './answers.ts';
import { NO_KNOWLEDGE, learnAll } from './knowledge.ts';
import { chanceOf, dueFacts, standingOf, stateOf, weakFace, weakFacts } from './states.ts';

const knowing = (...list: readonly Answer[]) => learnAll(NO_KNOWLEDGE, list);
const later = (days: number) => MONDAY + days * DAY;

describe('a fact', () => {
  const slow = [0, 3, 12].map((days) => answerTo('7x8', { at: later(days), ms: 6000 }));

  test('is new before the first answer', () => {
    expect(stateOf(NO_KNOWLEDGE, '7x8', MONDAY)).toBe('new');
    expect(chanceOf(NO_KNOWLEDGE, '7x8', MONDAY)).toBeNull();
  });

  test('is shaky after one answer, and known when it was right on several days', () => {
    expect(stateOf(knowing(slow[0]!), '7x8', MONDAY)).toBe('shaky');
    expect(stateOf(knowing(...slow), '7x8', later(12))).toBe('known');
  });

  test('is not known after one quick answer, and not after more on the same day', () => {
    const hour = DAY / 24;
    const quick = [0, 1, 6].map((hours) =>
      answerTo('7x8', { at: MONDAY + hours * hour, ms: 900, turned: hours === 1 }),
    );
    expect(stateOf(knowing(...quick), '7x8', MONDAY + 7 * hour)).toBe('shaky');
    expect(standingOf(knowing(quick[0]!), '7x8', MONDAY)).toBe('strong');
    expect(weakFacts(knowing(quick[0]!), MONDAY, ['7x8'])).toEqual([]);
    const nextMorning = answerTo('7x8', { at: MONDAY + 16 * hour, ms: 900 });
    expect(stateOf(knowing(quick[0]!, nextMorning), '7x8', later(1))).toBe('known');
    expect(stateOf(knowing(...quick, nextMorning), '7x8', later(1))).toBe('quick');
    const wrongFirst = answerTo('7x8', { at: MONDAY - DAY, right: false });
    expect(stateOf(knowing(wrongFirst, quick[0]!), '7x8', MONDAY)).toBe('shaky');
  });

  test('is shaky again after a wrong answer, or when it was not practised for long', () => {
    expect(
      stateOf(knowing(...slow, answerTo('7x8', { right: false, at: later(13) })), '7x8', later(13)),
    ).toBe('shaky');
    expect(stateOf(knowing(...slow), '7x8', later(1000))).toBe('shaky');
  });

  test('is quick when both faces are answered fast', () => {
    const fast = [0, 3].map((days) => answerTo('7x8', { at: later(days), ms: 1500 }));
    expect(stateOf(knowing(...fast), '7x8', later(3))).toBe('known');
    const turned = answerTo('7x8', { at: later(9), ms: 1500, turned: true });
    expect(stateOf(knowing(...fast, turned), '7x8', later(9))).toBe('quick');
    const square = [0, 3].map((days) => answerTo('7x7', { at: later(days), ms: 1500 }));
    expect(stateOf(knowing(...square), '7x7', later(3))).toBe('quick');
  });

  test('is not known while one face was answered wrong', () => {
    const faces = [
      answerTo('7x8', { at: later(0), ms: 1500 }),
      answerTo('7x8', { at: later(9), turned: true, right: false }),
      ...[10, 12, 20, 30].map((days) => answerTo('7x8', { at: later(days), ms: 1500 })),
    ];
    expect(stateOf(knowing(...faces), '7x8', later(30))).toBe('shaky');
    expect(weakFace(knowing(...faces), '7x8')).toBe('large');
  });

  test('and its inverse are two things', () => {
    const inverse = answerTo('7x8', { form: 'inverse' });
    expect(stateOf(knowing(inverse), '7x8', MONDAY)).toBe('new');
    expect(stateOf(knowing(inverse), '7x8', MONDAY, 'inverse')).toBe('shaky');
    const missing = answerTo('7x8', { form: 'missing' });
    expect(knowing(missing).cards).toHaveProperty(['7x8 inverse']);
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
    expect(dueFacts(knowledge, later(1), facts)).toEqual(['7x8', '6x9']);
    expect(dueFacts(knowledge, later(5), ['2x3', '6x9'])).toEqual(['6x9', '2x3']);
  });

  test('of weak facts begin with the wrong ones', () => {
    expect(weakFacts(knowledge, MONDAY + 2, facts)).toEqual(['7x8', '6x9', '2x3']);
    expect(weakFacts(NO_KNOWLEDGE, MONDAY, facts)).toEqual([]);
  });
});
