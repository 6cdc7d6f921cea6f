/** What is asked in practice and in a warm-up. */
import { need } from '@abacow/rules/need';
import { type Answer, isRight } from '../answers.ts';
import { type FactName, boardFacts, factName, parseFact } from '../facts.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Question } from '../questions.ts';
import { type PracticeChoice, answerRound, nextQuestion, startRound } from '../round.ts';
import { dueFacts, weakFacts } from '../states.ts';
import type { Board } from '@abacow/rules/trio';
import { mixed, questionFor } from './chance.ts';

/** Decides what is asked. */
export type Asker = {
  /** Null when there is nothing more to ask. */
  next(knowledge: Knowledge, now: number): Question | null;
  answered(answer: Answer): void;
};

/** The choice may grow while a player practises: see `path.ts`. */
export const practiceAsker = (
  choiceAt: (knowledge: Knowledge, now: number) => PracticeChoice,
  random: () => number,
): Asker => {
  let round: ReturnType<typeof startRound> | null = null;
  return {
    next: (knowledge, now) => {
      const choice = choiceAt(knowledge, now);
      round = round === null ? startRound(choice) : { ...round, choice };
      return nextQuestion(round, knowledge, now, random);
    },
    answered: (answer) => {
      if (round !== null) round = answerRound(round, answer);
    },
  };
};

/** Every fact of a board can come up in a game, so those that are due or weak are asked, and others if these are few. */
export const warmUpFacts = (
  board: Board,
  knowledge: Knowledge,
  now: number,
  count: number,
  random: () => number,
): readonly FactName[] => {
  const facts = boardFacts(board).map(factName);
  const wanted = [...dueFacts(knowledge, now, facts), ...weakFacts(knowledge, now, facts)];
  return [...new Set([...wanted, ...mixed(facts, random)])].slice(0, count);
};

/** Asks each fact once; one that was answered wrong comes again at the end. */
export const warmUpAsker = (facts: readonly FactName[], random: () => number): Asker => {
  let queue: readonly Question[] = facts.map((name) => questionFor(need(parseFact(name)), 'result', random));
  return {
    next: () => queue[0] ?? null,
    answered: (answer) => {
      queue = [...queue.slice(1), ...(isRight(answer) ? [] : [answer.question])];
    },
  };
};
