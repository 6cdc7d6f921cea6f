/** What a round changed, and when the next one is due. */
import type { Answer } from '../answers.ts';
import { type FactName, factName } from '../facts.ts';
import type { Knowledge } from '../knowledge.ts';
import { type Question, askedFact } from '../questions.ts';
import type { PracticeChoice } from '../round.ts';
import { type FactState, stateOf } from '../states.ts';
import { type Side, askedCard, sideOf } from '../cards.ts';
import { countDue } from './choice.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 60;

const stateFor = (knowledge: Knowledge, question: Question, now: number): FactState =>
  stateOf(knowledge, factName(askedFact(question)), now, sideOf(question.form));

/** A fact whose state a round changed, on one side. */
export type RoundChange = {
  readonly fact: FactName;
  readonly side: Side;
  readonly before: FactState;
  readonly after: FactState;
};

/** In the order in which they were first asked. A fact can also have become weaker. */
export const roundChanges = (
  answers: readonly Answer[],
  before: Knowledge,
  after: Knowledge,
  now: number,
): readonly RoundChange[] => {
  const questions = new Map(answers.map(({ question }) => [askedCard(question), question]));
  return [...questions.values()]
    .map((question) => ({
      fact: factName(askedFact(question)),
      side: sideOf(question.form),
      before: stateFor(before, question, now),
      after: stateFor(after, question, now),
    }))
    .filter((change) => change.before !== change.after);
};

/** In how many days something is due, 0 for now, and how much; null if nothing is. */
export const comeBack = (
  knowledge: Knowledge,
  now: number,
  choice: PracticeChoice,
): { readonly days: number; readonly count: number } | null => {
  for (let days = 0; days <= MOST_DAYS; days += 1) {
    const count = countDue(knowledge, now + days * DAY_MS, choice);
    if (count > 0) return { days, count };
  }
  return null;
};
