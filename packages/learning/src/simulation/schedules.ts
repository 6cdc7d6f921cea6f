/** Ways to choose the next question. */
import { need } from '@abacow/rules/need';
import type { Answer } from '../answers.ts';
import { askedCard } from '../cards.ts';
import { boardFacts } from '../facts.ts';
import { type Knowledge, NO_KNOWLEDGE, learn } from '../knowledge.ts';
import type { Form, Question } from '../questions.ts';
import { type PracticeChoice, type Round, answerRound, nextStep, seenRound, startRound } from '../round.ts';
import type { Random } from './learner.ts';

export interface Schedule {
  startDay(day: number): void;
  next(now: number): Question;
  answered(answer: Answer): void;
}

const FORMS: readonly Form[] = ['result', 'inverse'];
const CHOICE: PracticeChoice = { board: 'multiplication', tables: 'all', forms: FORMS };

/** What the app does: the same code. */
const ours = (random: Random): Schedule => {
  let round: Round = startRound(CHOICE);
  let knowledge: Knowledge = NO_KNOWLEDGE;
  return {
    startDay: () => void (round = startRound(CHOICE)),
    next: (now) => {
      const step = nextStep(round, knowledge, now, random);
      if (step.kind === 'end') return need(ALL[0]);
      if (step.kind === 'show') round = seenRound(round, step.question);
      return step.question;
    },
    answered: (answer) => {
      knowledge = learn(knowledge, answer);
      round = answerRound(round, answer, knowledge);
    },
  };
};

const question = (first: number, second: number, form: Form): Question => ({
  board: 'multiplication',
  form,
  first,
  second,
});

/** Every fact and its inverse, in the order of the tables. */
const ALL: readonly Question[] = boardFacts('multiplication').flatMap(({ small, large }) =>
  FORMS.map((form) => question(small, large, form)),
);

/** Any fact, but not the same twice in a row. */
const randomFacts = (random: Random): Schedule => {
  let last = '';
  return {
    startDay: () => undefined,
    next: () => {
      const others = ALL.filter((one) => askedCard(one) !== last);
      return need(others[Math.floor(random() * others.length)]);
    },
    answered: (answer) => void (last = askedCard(answer.question)),
  };
};

/** One table a day, from 1 to 9 and then from the beginning: 7 × 1, 7 × 2 … and 7 ÷ 7, 14 ÷ 7 …, until the time is over. */
const tableOfTheDay = (): Schedule => {
  let list: readonly Question[] = [];
  let at = 0;
  return {
    startDay: (day) => {
      const table = (day % 9) + 1;
      const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
      list = FORMS.flatMap((form) => numbers.map((other) => question(table, other, form)));
      at = 0;
    },
    next: () => need(list[at % list.length]),
    answered: () => void at++,
  };
};

/** All tables in order, every fact once; a day begins where the day before ended. */
const allInOrder = (): Schedule => {
  let at = 0;
  return {
    startDay: () => undefined,
    next: () => need(ALL[at % ALL.length]),
    answered: () => void at++,
  };
};

export const SCHEDULES = { ours, randomFacts, tableOfTheDay, allInOrder } as const;
export type ScheduleName = keyof typeof SCHEDULES;
