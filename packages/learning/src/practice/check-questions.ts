/**
 * The questions of a check, after the multiplication tables check of English schools: 25 questions, more of the harder
 * tables, no table of 1, no fact twice. Up to 10 × 9, or as there up to 12 × 12.
 */
import { type Fact, type Reach, factName, factOf } from '../facts.ts';
import type { Question } from '../questions.ts';
import { mixed } from './chance.ts';

/**
 * How many questions begin with each number. In this order no table runs out of facts: a table has nine of them with
 * another number from 2 to 10 (10 has eight), and every table before it has taken one of them at most.
 */
type Quotas = readonly (readonly [table: number, count: number])[];
const QUOTAS: Readonly<Record<Reach, Quotas>> = {
  10: [
    [10, 1],
    [9, 4],
    [8, 4],
    [7, 4],
    [6, 4],
    [4, 3],
    [3, 2],
    [5, 2],
    [2, 1],
  ],
  12: [
    [10, 1],
    [12, 3],
    [11, 2],
    [9, 4],
    [8, 4],
    [7, 3],
    [6, 3],
    [4, 2],
    [3, 1],
    [5, 1],
    [2, 1],
  ],
};

/** How many questions a check has. */
export const CHECK_QUESTIONS = 25;

const OTHERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const nameOf = (a: number, b: number): string => factName(factOf('multiplication', a, b) satisfies Fact);

export const checkQuestions = (random: () => number, upTo: Reach = 10): readonly Question[] => {
  const asked = new Set<string>([nameOf(10, 10)]);
  const questions = QUOTAS[upTo].flatMap(([table, count]) => {
    const free = OTHERS.filter((other) => other <= upTo && !asked.has(nameOf(table, other)));
    const chosen = mixed(free, random).slice(0, count);
    for (const other of chosen) asked.add(nameOf(table, other));
    return chosen.map((second): Question => ({
      board: 'multiplication',
      form: 'result',
      first: table,
      second,
    }));
  });
  return mixed(questions, random);
};
