/** Answers for tests. */
import fc from 'fast-check';
import { type Answer, PLACES } from './answers.ts';
import { HELPS } from './help.ts';
import { parseFact } from './facts.ts';
import { FORMS, type Form, rightAnswer } from './questions.ts';

export const DAY = 24 * 60 * 60 * 1000;
export const MONDAY = Date.UTC(2026, 10, 16, 16);

type Options = Partial<Omit<Answer, 'question' | 'given'>> & {
  readonly form?: Form;
  readonly right?: boolean;
  /** 8 × 7 instead of 7 × 8. */
  readonly turned?: boolean;
};

/** A right answer in practice after three seconds, or what the options say. */
export const answerTo = (name: string, options: Options = {}): Answer => {
  const { form = 'result', right = true, turned = false, ...more } = options;
  const { board, small, large } = parseFact(name)!;
  const [first, second] = turned ? [large, small] : [small, large];
  const question = { board, form, first, second };
  return {
    question,
    given: rightAnswer(question) + (right ? 0 : 1),
    at: MONDAY,
    ms: 3000,
    place: 'practice',
    help: 'work-out',
    ...more,
  };
};

const FACTS = ['7x8', '2x5', '9x9', '7x10', '4+9'];

export const answers = fc.record({
  name: fc.constantFrom(...FACTS),
  form: fc.constantFrom(...FORMS),
  right: fc.boolean(),
  turned: fc.boolean(),
  ms: fc.integer({ min: 0, max: 40_000 }),
  place: fc.constantFrom(...PLACES),
  help: fc.constantFrom(...HELPS),
  /** Since the answer before. */
  wait: fc.oneof(fc.integer({ min: 0, max: 2 * 60_000 }), fc.integer({ min: 0, max: 30 * DAY })),
});

/** A player's answers, one after the other. */
export const history = fc
  .array(answers, { maxLength: 30 })
  .map((list) =>
    list.reduce<readonly Answer[]>(
      (before, { name, wait, ...options }) => [
        ...before,
        answerTo(name, { ...options, at: (before.at(-1)?.at ?? MONDAY) + wait }),
      ],
      [],
    ),
  );
