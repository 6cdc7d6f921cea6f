/** What a round changed, as one number to be proud of and as squares of the map that change colour. Pure. */
import {
  type Answer,
  FACT_STATES,
  LEFT_AFTER,
  type FactName,
  type FactState,
  type Question,
  type Side,
  askedFact,
  factName,
  isRight,
} from '@abacow/learning';
import type { RoundChange } from '@abacow/learning/practice';

/** The best that can be said truly of a round: each of these is more than 0. */
export type Pride = { readonly what: 'quick' | 'known' | 'planted' | 'right'; readonly count: number };

const rank = (state: FactState): number => FACT_STATES.indexOf(state);

const isGain = ({ before, after }: RoundChange): boolean => rank(after) > rank(before);

const reached = (changes: readonly RoundChange[], state: FactState): number =>
  changes.filter(({ before, after }) => rank(before) < rank(state) && rank(after) >= rank(state)).length;

/** Null if nothing was right. */
export const roundPride = (changes: readonly RoundChange[], answers: readonly Answer[]): Pride | null => {
  const right = answers.filter(isRight);
  // Who only missed a new fact has met it, but that is no reason to be proud.
  const facts = new Set(right.map(({ question }) => factName(askedFact(question))));
  const gained = changes.filter(({ fact }) => facts.has(fact));
  const found = [
    { what: 'quick', count: reached(gained, 'quick') },
    { what: 'known', count: reached(gained, 'known') },
    { what: 'planted', count: reached(gained, 'planted') },
    { what: 'right', count: right.length },
  ] as const;
  return found.find(({ count }) => count > 0) ?? null;
};

/** The side of the facts that changed more: the map shows one. */
export const sideShown = (changes: readonly RoundChange[]): Side => {
  const of = (side: Side): number => changes.filter((change) => change.side === side).length;
  return of('inverse') > of('result') ? 'inverse' : 'result';
};

/** The facts that grew, one after the other. What became weaker is shown as it is from the start. */
export const grownFacts = (changes: readonly RoundChange[], side: Side): readonly FactName[] =>
  changes.filter((change) => change.side === side && isGain(change)).map(({ fact }) => fact);

const missedTimes = (answers: readonly Answer[]): ReadonlyMap<FactName, number> => {
  const times = new Map<FactName, number>();
  for (const { question } of answers.filter((answer) => !isRight(answer))) {
    const fact = factName(askedFact(question));
    times.set(fact, (times.get(fact) ?? 0) + 1);
  }
  return times;
};

/** Another round of the same day does not ask these. */
export const leftFacts = (answers: readonly Answer[]): readonly FactName[] =>
  [...missedTimes(answers)].filter(([, times]) => times >= LEFT_AFTER).map(([fact]) => fact);

/** A fact that was missed at least twice, the most often missed one: its picture may help. Null if there is none. */
export const stubbornQuestion = (answers: readonly Answer[]): Question | null => {
  const [most] = [...missedTimes(answers)].sort(([, a], [, b]) => b - a);
  if (most === undefined || most[1] < 2) return null;
  return answers.find(({ question }) => factName(askedFact(question)) === most[0])?.question ?? null;
};
