/** What is asked in practice, at the placement and in a warm-up. */
import { need } from '@abacow/rules/need';
import { type Answer, isRight } from '../answers.ts';
import { type FactName, type Reach, boardFacts, factName, parseFact } from '../facts.ts';
import type { Knowledge } from '../knowledge.ts';
import { tablesInOrder } from '../order.ts';
import type { Question } from '../questions.ts';
import {
  type PracticeChoice,
  type Step,
  answerRound,
  isLeft,
  nextStep,
  seenRound,
  startRound,
} from '../round.ts';
import { dueFacts, weakFacts } from '../states.ts';
import type { Board } from '@abacow/rules/trio';
import { mixed, questionFor } from './chance.ts';

/** Decides what comes next. */
export type Asker = {
  next(knowledge: Knowledge, now: number): Step;
  /** The new fact of a `show` was looked at. */
  seen(question: Question): void;
  /** `knowledge`: after the answer. */
  answered(answer: Answer, knowledge: Knowledge): void;
  /** Whether the fact was missed so often that it is left for tomorrow. */
  leaves(question: Question): boolean;
};

/** The choice may grow while a player practises: see `path.ts`. */
export const practiceAsker = (
  choiceAt: (knowledge: Knowledge) => PracticeChoice,
  random: () => number,
  /** Facts that were left for tomorrow in an earlier round of the day. */
  left: readonly FactName[] = [],
): Asker => {
  let round: ReturnType<typeof startRound> | null = null;
  return {
    next: (knowledge, now) => {
      const choice = choiceAt(knowledge);
      round = round === null ? startRound(choice, left) : { ...round, choice };
      return nextStep(round, knowledge, now, random);
    },
    seen: (question) => {
      if (round !== null) round = seenRound(round, question);
    },
    answered: (answer, knowledge) => {
      if (round !== null) round = answerRound(round, answer, knowledge);
    },
    leaves: (question) => round !== null && isLeft(round, question),
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

const queueAsker = (
  first: readonly Question[],
  answered: (queue: readonly Question[], answer: Answer) => readonly Question[],
): Asker => {
  let queue = first;
  return {
    next: () => {
      const question = queue[0];
      return question === undefined ? { kind: 'end' } : { kind: 'ask', question, reason: 'due' };
    },
    seen: () => undefined,
    answered: (answer) => void (queue = answered(queue, answer)),
    leaves: () => false,
  };
};

/** Asks each fact once; one that was answered wrong comes again at the end. */
export const warmUpAsker = (facts: readonly FactName[], random: () => number): Asker =>
  queueAsker(
    facts.map((name) => questionFor(need(parseFact(name)), 'result', random)),
    (queue, answer) => [...queue.slice(1), ...(isRight(answer) ? [] : [answer.question])],
  );

/** A fact of each table that is not easy to guess: the table comes first. */
const TYPICAL: Readonly<Record<Board, Readonly<Record<number, number>>>> = {
  multiplication: { 1: 6, 2: 7, 3: 6, 4: 7, 5: 6, 6: 7, 7: 7, 8: 7, 9: 6, 10: 4, 11: 8, 12: 6 },
  addition: { 1: 6, 2: 7, 3: 6, 4: 5, 5: 6, 6: 7, 7: 8, 8: 5, 9: 4 },
};

/** So many mistakes show where to begin. */
const ENOUGH_MISTAKES = 2;

export const placementQuestions = (board: Board, upTo: Reach = 10): readonly Question[] =>
  tablesInOrder(board, upTo).map((first) => ({
    board,
    form: 'result',
    first,
    second: need(TYPICAL[board][first]),
  }));

/** One fact of each table, from easy to hard, until two were wrong. Nobody hurries: its answers have the place `placement`. */
export const placementAsker = (board: Board, upTo: Reach = 10): Asker => {
  let mistakes = 0;
  return queueAsker(placementQuestions(board, upTo), (queue, answer) => {
    if (!isRight(answer)) mistakes += 1;
    return mistakes >= ENOUGH_MISTAKES ? [] : queue.slice(1);
  });
};

/** So many facts may have come up in a game before the first practice. */
const FEW_FACTS = 10;

/** Before a player has practised on this board. */
export const needsPlacement = ({ cards, placed }: Knowledge, board: Board): boolean =>
  !Object.keys(placed).some((table) => table.startsWith(board)) &&
  Object.keys(cards).filter((name) => parseFact(name.replace(' inverse', ''))?.board === board).length <
    FEW_FACTS;
