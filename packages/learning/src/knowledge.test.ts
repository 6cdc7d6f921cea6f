import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, MONDAY, answerTo, history } from './answer.testing.ts';
import type { Answer } from './answers.ts';
import { NO_KNOWLEDGE, learn, learnAll } from './knowledge.ts';
import { dueFacts, stateOf } from './states.ts';

const knowing = (...list: readonly Answer[]) => learnAll(NO_KNOWLEDGE, list);
const cardAfter = (list: readonly Answer[], name = '7x8') => knowing(...list).cards[name]!;
const later = (days: number) => MONDAY + days * DAY;

/** Right and quick on many days, both ways round: a fact that lasts for months. */
const strong = [0, 1, 3, 7, 15, 31, 63].map((days, index) =>
  answerTo('7x8', { at: later(days), ms: 1500, turned: index % 2 === 0 }),
);
const DUE_AGAIN = 100;

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
        expect(wrong.cards['7x8']!.due).toBeLessThanOrEqual(right.cards['7x8']!.due);
        expect(wrong.cards['7x8']!.due).toBe(at);
        expect(dueFacts(wrong, at, ['7x8'])).toEqual(['7x8']);
        expect(wrong.cards['7x8']!.reach).toBeLessThanOrEqual(right.cards['7x8']!.reach);
      }),
    );
  });

  test('what was asked in the evening is due on the next day, from the morning on', () => {
    for (const ms of [1000, 2900, 9000])
      expect((cardAfter([answerTo('7x8', { ms })]).due - MONDAY) / DAY).toBeCloseTo(1 - 1 / 3);
  });

  test('what was worked out waits no longer than before, what was remembered does', () => {
    const first = answerTo('7x8');
    const reach = (ms: number) => cardAfter([first, answerTo('7x8', { at: later(1), ms })]).reach;
    expect(reach(9000)).toBe(1);
    expect(reach(2000)).toBeGreaterThan(1);
  });

  test('pauses grow only for players who remember nearly all older facts', () => {
    const names = ['2x3', '2x4', '2x5', '3x4', '3x5', '3x6', '4x5', '4x6', '5x6', '6x7', '6x8', '7x9'];
    const reachOf = (fails: number) => {
      const days = Array.from({ length: 12 }, (_, day) =>
        names.map((name, index) =>
          answerTo(name, { at: later(day), ms: 9000 - (index < fails ? 0 : 7500), right: true }),
        ),
      );
      return cardAfter(days.flat(), '7x9').reach;
    };
    expect(reachOf(0)).toBeGreaterThan(2 * reachOf(6));
  });
});

describe('repetitions', () => {
  const wrong = answerTo('7x8', { right: false });
  const soon = (minutes: number, right: boolean) =>
    answerTo('7x8', { right, ms: 500, at: MONDAY + minutes * 60_000 });

  test('in the same round do not make a fact stronger, and failing again does not make it weaker', () => {
    const { reach } = cardAfter([wrong]);
    const repeated = cardAfter([wrong, soon(1, false), soon(2, true), soon(3, true), soon(4, true)]);
    expect(repeated).toMatchObject({ reach, days: 1, missedDays: 0 });
    expect(repeated.due).toBeGreaterThan(MONDAY + DAY / 2);
    expect(cardAfter([0, 1, 2, 3].map((minutes) => soon(minutes, true)))).toMatchObject({
      reach: 1,
      days: 1,
    });
  });

  test('a wrong answer after a right one counts at once', () => {
    expect(
      cardAfter([...strong, answerTo('7x8', { at: later(63) + 60_000, right: false })]).reach,
    ).toBeLessThan(cardAfter(strong).reach / 2);
  });
});

describe('a strong fact', () => {
  const at = later(DUE_AGAIN);
  const before = cardAfter(strong);
  const slip = answerTo('7x8', { at, right: false, ms: 1200 });
  const mended = (seconds: number, ms = 1500) => answerTo('7x8', { at: at + seconds * 1000, ms });

  test('keeps half of its reach and its state after a slip that is mended at once', () => {
    const after = knowing(...strong, slip, mended(20));
    expect(after.cards['7x8']!.reach).toBeCloseTo(before.reach / 2);
    expect(stateOf(after, '7x8', at + 20_000)).toBe(
      stateOf(knowing(...strong, mended(20)), '7x8', at + 20_000),
    );
    expect(after.cards['7x8']!.due - at).toBeGreaterThan(7 * DAY);
  });

  test('was forgotten if it is not mended at once, or only worked out', () => {
    expect(cardAfter([...strong, slip, mended(3600)]).reach).toBeLessThan(before.reach / 3);
    expect(cardAfter([...strong, slip, mended(20, 12_000)]).reach).toBeLessThan(before.reach / 3);
    expect(cardAfter([...strong, slip, { ...slip, at: at + 9000 }, mended(20)]).reach).toBeLessThan(
      before.reach / 3,
    );
  });

  test('is not forgotten when the time of a check is over; a weak one is', () => {
    const late = (day: number): Answer => ({
      ...answerTo('7x8', { at: later(day), ms: 6000, place: 'check' }),
      given: null,
    });
    expect(cardAfter([...strong, late(DUE_AGAIN)])).toMatchObject({ grade: 'hard', days: strong.length });
    expect(cardAfter([answerTo('7x8'), late(2)])).toMatchObject({ grade: 'again', days: 0 });
  });
});

describe('help', () => {
  const at = later(3);
  const before = answerTo('7x8');
  const after = (help: Answer['help'], right: boolean) =>
    cardAfter([before, answerTo('7x8', { at, help, right, ms: 2000 })]);

  test('what the table shows is no evidence', () => {
    expect(after('show', true)).toEqual(cardAfter([before]));
    expect(after('show', false)).toEqual(cardAfter([before]));
    expect(knowing(answerTo('7x8', { help: 'show' })).cards).toEqual({});
  });

  test('a square that was found is less evidence than a product that was worked out', () => {
    const { reach } = cardAfter([before]);
    expect(after('find', true).reach).toBeLessThan(after('work-out', true).reach);
    expect(after('find', false).reach).toBe(reach);
    expect(after('find', false).due).toBe(at);
    expect(after('work-out', false).days).toBe(0);
  });
});

describe('a clock that was wrong', () => {
  const rounds = fc.array(fc.record({ right: fc.boolean(), wait: fc.integer({ min: 0, max: 9 * DAY }) }), {
    minLength: 1,
    maxLength: 20,
  });
  const jumps = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 9000 }));
  const given = (list: readonly { right: boolean; wait: number }[], start: number, shift: number) => {
    let at = start;
    return list.map(({ right, wait }) => answerTo('7x8', { right, at: (at += wait) - shift }));
  };

  test('and was set back loses no strength, and pushes nothing to the far future', () => {
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

  test('a year ahead for one round does not stretch the pauses', () => {
    fc.assert(
      fc.property(rounds, fc.integer({ min: 30, max: 4000 }), (list, days) => {
        const before = given(list, MONDAY, 0);
        const last = before.at(-1)!.at;
        const known = cardAfter(before);
        const ahead = knowing(...before, answerTo('7x8', { at: last + days * DAY, ms: 1000 }));
        const onTime = cardAfter([
          ...before,
          answerTo('7x8', { at: Math.max(known.due, last + DAY), ms: 1000 }),
        ]);
        expect(ahead.cards['7x8']!.reach).toBeLessThanOrEqual(3 * Math.max(onTime.reach, known.reach));
        // Back at the right time, it comes back after that pause.
        const { due } = ahead.cards['7x8']!;
        expect(due - ahead.clock.latest).toBeLessThanOrEqual(ahead.cards['7x8']!.reach * DAY);
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
