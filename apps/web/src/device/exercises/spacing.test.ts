import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENOUGH, type Progress, UNTRIED, dayOf, dueOn, isDone, isDue, readProgress } from './progress.ts';
import { answered } from './spacing.ts';

const TODAY = 20_000;

/** Answers, each this many days after the one before. */
const history = fc.array(fc.record({ right: fc.boolean(), wait: fc.integer({ min: 0, max: 9 }) }), {
  maxLength: 20,
});

type Seen = { readonly day: number; readonly progress: Progress; readonly right: boolean };

const walk = (answers: readonly { right: boolean; wait: number }[]): readonly Seen[] => {
  let [day, progress] = [TODAY, UNTRIED];
  return answers.map(({ right, wait }) => {
    day += wait;
    progress = answered(progress, right, day);
    return { day, progress, right };
  });
};

describe('an exercise', () => {
  test('is due at once, comes back after 2 days, and is done when it is solved again', () => {
    expect(isDue(UNTRIED, TODAY)).toBe(true);
    const once = answered(UNTRIED, true, TODAY);
    expect([0, 1, 2, 3, 4].map((days) => isDue(once, TODAY + days))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    const twice = answered(once, true, TODAY + 2);
    expect(isDone(twice)).toBe(true);
    expect(dueOn(twice, TODAY + 2)).toBeNull();
  });

  test('that was answered wrong comes back tomorrow and starts from the beginning', () => {
    const once = answered(UNTRIED, true, TODAY);
    const wrong = answered(once, false, TODAY + 3);
    expect(wrong).toMatchObject({ solved: 0, last: TODAY + 3, due: TODAY + 4 });
    expect(dueOn(wrong, TODAY + 3)).toBe(TODAY + 4);
    expect(isDone(answered(wrong, true, TODAY + 4))).toBe(false);
  });

  test('is done exactly when it was solved on two days, with no counted wrong answer in between', () => {
    fc.assert(
      fc.property(history, (answers) => {
        const days = new Set<number>();
        let before: Progress = UNTRIED;
        for (const { day, progress, right } of walk(answers)) {
          if (!isDone(before) && progress !== before) {
            if (right) days.add(day);
            else days.clear();
          }
          expect(isDone(progress)).toBe(days.size >= ENOUGH);
          before = progress;
        }
      }),
    );
  });

  test('stays done once it is done', () => {
    fc.assert(
      fc.property(history, (answers) => {
        const done = walk(answers).map(({ progress }) => isDone(progress));
        expect(done.lastIndexOf(false)).toBeLessThanOrEqual(
          done.indexOf(true) < 0 ? done.length : done.indexOf(true),
        );
      }),
    );
  });

  test('comes back later after a right answer than after a wrong one, and never on the same day', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 500 }), (answers, wait) => {
        const before = walk(answers).at(-1);
        const [progress, day] = [before?.progress ?? UNTRIED, (before?.day ?? TODAY) + wait];
        if (!isDue(progress, day)) return;
        const [right, wrong] = [answered(progress, true, day), answered(progress, false, day)];
        expect(dueOn(wrong, day)).toBe(day + 1);
        expect(dueOn(right, day) ?? Infinity).toBeGreaterThan(day);
        expect(right.memory!.stability).toBeGreaterThan(wrong.memory!.stability);
      }),
    );
  });

  test('comes back at once if the clock was set back, and nothing is lost', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 9000 }), (answers, jump) => {
        const last = walk(answers).at(-1);
        if (last === undefined || isDone(last.progress)) return;
        const today = last.progress.last! - jump;
        expect(isDue(last.progress, today)).toBe(true);
        const after = answered(last.progress, true, today);
        expect(after.solved).toBe(last.progress.solved + 1);
        expect(after.memory!.stability).toBeGreaterThanOrEqual(last.progress.memory!.stability);
        expect((after.due ?? today) - today).toBeLessThan(400);
      }),
    );
  });
});

test('progress survives storage, and damaged progress is recognised', () => {
  fc.assert(
    fc.property(history, (answers) => {
      for (const { progress } of walk(answers))
        expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
    }),
  );
  const whole = answered(UNTRIED, true, TODAY);
  const damages = [
    null,
    { ...whole, solved: -1 },
    { ...whole, last: 'x' },
    { ...whole, due: 1.5 },
    { ...whole, memory: {} },
    { ...whole, memory: { stability: 0, difficulty: 5 } },
    { ...whole, memory: { stability: 1, difficulty: 11 } },
  ];
  for (const damage of damages) expect(readProgress(damage)).toBeNull();
});

test('a day is a day of the local calendar', () => {
  const lateInBerlin = Date.UTC(2026, 0, 5, 23, 30);
  expect(dayOf(lateInBerlin, -60)).toBe(dayOf(Date.UTC(2026, 0, 6, 12), -60));
  expect(dayOf(lateInBerlin, 0)).toBe(dayOf(Date.UTC(2026, 0, 5, 1), 0));
  expect(dayOf(lateInBerlin, 300) + 1).toBe(dayOf(lateInBerlin, -60));
});
