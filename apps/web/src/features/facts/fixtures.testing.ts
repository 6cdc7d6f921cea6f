/** Answers for tests. */
import type { Answer } from '@abacow/learning';

export const NOW = Date.UTC(2026, 10, 16, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

export const answer = (
  first: number,
  second: number,
  given: number | null,
  more: Partial<Answer> = {},
): Answer => ({
  question: { board: 'multiplication', form: 'result', first, second },
  given,
  at: NOW,
  ms: 2300,
  place: 'practice',
  help: 'work-out',
  ...more,
});

/** Right and fast in both orders, on several days: quick. */
export const learnt = (first: number, second: number): readonly Answer[] =>
  [20, 17, 10].flatMap((days) =>
    [
      [first, second],
      [second, first],
    ].map(([a, b]) => answer(a!, b!, a! * b!, { at: NOW - days * DAY_MS, ms: 900 })),
  );
