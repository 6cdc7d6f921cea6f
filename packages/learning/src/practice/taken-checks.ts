/** The checks that a player has taken, from the answers: a check stores nothing else. */
import { type Answer, isRight } from '../answers.ts';
import { type CardName, askedCard } from '../cards.ts';
import { CHECK_QUESTIONS } from './check-questions.ts';

export type TakenCheck = {
  /** When the last answer was given. */
  readonly at: number;
  readonly right: number;
  readonly asked: number;
};

/** Answers of one check are at most nine seconds apart. */
const APART_MS = 12_000;

type Open = { readonly answers: Answer[]; readonly cards: Set<CardName> };

const belongsTo = ({ answers, cards }: Open, answer: Answer): boolean => {
  const last = answers.at(-1);
  return (
    last !== undefined &&
    answers.length < CHECK_QUESTIONS &&
    Math.abs(answer.at - last.at) <= APART_MS &&
    // No check asks a fact twice.
    !cards.has(askedCard(answer.question))
  );
};

/** The oldest first. Answers are in the order in which they were given. */
export const takenChecks = (answers: readonly Answer[]): readonly TakenCheck[] => {
  const checks: Open[] = [];
  for (const answer of answers.filter(({ place }) => place === 'check')) {
    const last = checks.at(-1);
    const check =
      last !== undefined && belongsTo(last, answer) ? last : { answers: [], cards: new Set<CardName>() };
    if (check !== last) checks.push(check);
    check.answers.push(answer);
    check.cards.add(askedCard(answer.question));
  }
  return checks.map(({ answers: given }) => ({
    at: Math.max(...given.map(({ at }) => at)),
    right: given.filter(isRight).length,
    asked: given.length,
  }));
};
