/** What a round changed, and when the next one is due. */
import { type Answer, isRight } from '../answers.ts';
import { factName } from '../facts.ts';
import type { Knowledge } from '../knowledge.ts';
import { type Question, askedFact } from '../questions.ts';
import type { PracticeChoice } from '../round.ts';
import { FACT_STATES, type FactState, stateOf } from '../states.ts';
import { askedCard, sideOf } from '../cards.ts';
import { countDue } from './choice.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 60;

export type Stronger = {
  readonly question: Question;
  readonly before: FactState;
  readonly after: FactState;
};

const stateFor = (knowledge: Knowledge, question: Question, now: number): FactState =>
  stateOf(knowledge, factName(askedFact(question)), now, sideOf(question.form));

/** In the order in which they were asked. A fact that was new is begun by a wrong answer too, but not stronger. */
export const strongerFacts = (
  answers: readonly Answer[],
  before: Knowledge,
  after: Knowledge,
  now: number,
): readonly Stronger[] => {
  const questions = new Map(answers.map(({ question }) => [askedCard(question), question]));
  const missed = new Set(answers.filter((one) => !isRight(one)).map(({ question }) => askedCard(question)));
  return [...questions.values()]
    .filter((question) => !missed.has(askedCard(question)))
    .map((question) => ({
      question,
      before: stateFor(before, question, now),
      after: stateFor(after, question, now),
    }))
    .filter((change) => FACT_STATES.indexOf(change.after) > FACT_STATES.indexOf(change.before));
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
