/** Wrong numbers that a player gave to a fact. */
import { type Answer, isRight } from './answers.ts';
import { type Side, sideOf } from './cards.ts';
import { type FactName, factName } from './facts.ts';
import { askedFact } from './questions.ts';

/** More would not be typical. */
const MOST = 3;

export type Mistake = { readonly given: number; readonly times: number };

/** The most frequent first, then the newest. Answers are in the order in which they were given. */
export const typicalMistakes = (
  answers: readonly Answer[],
  fact: FactName,
  side: Side = 'result',
): readonly Mistake[] => {
  const times = new Map<number, number>();
  for (const answer of [...answers].reverse()) {
    const { question, given } = answer;
    if (given === null || isRight(answer) || sideOf(question.form) !== side) continue;
    if (factName(askedFact(question)) === fact) times.set(given, (times.get(given) ?? 0) + 1);
  }
  return [...times]
    .map(([given, count]) => ({ given, times: count }))
    .sort((a, b) => b.times - a.times)
    .slice(0, MOST);
};
