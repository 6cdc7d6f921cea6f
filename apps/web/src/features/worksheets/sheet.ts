/** A worksheet order with its questions, ready to be drawn. */
import { seededDice } from '@abacow/dice';
import {
  type Fact,
  boardFacts,
  factName,
  givenSquares,
  rightAnswer,
  tableFacts,
  worksheetQuestions,
  writeQuestion,
} from '@abacow/learning';
import type { Worksheet } from '@abacow/paper';
import type { Square } from '@abacow/rules/trio';
import type { Filled, WorksheetOrder } from './order.ts';

/** `weak`: the weak facts of the chosen player. */
export const factsOf = ({ board, about }: WorksheetOrder, weak: readonly Fact[]): readonly Fact[] => {
  if (about === 'weak') return weak;
  if (about === 'all') return boardFacts(board);
  const facts = about.flatMap((table) => tableFacts(board, table));
  return [...new Map(facts.map((fact) => [factName(fact), fact])).values()];
};

const tableFor = (filled: Filled, below: (n: number) => number): readonly Square[] | null => {
  switch (filled) {
    case 'none':
      return null;
    case 'empty':
      return [];
    case 'partly':
      return givenSquares(below);
  }
};

export const worksheetOf = (order: WorksheetOrder, weak: readonly Fact[]): Worksheet => {
  const { board, about, forms, count, answers, seed } = order;
  const { below } = seededDice(seed);
  const questions = worksheetQuestions({ facts: factsOf(order, weak), forms, count }, below);
  return {
    board,
    about,
    tasks: questions.map((question) => ({
      ...writeQuestion(question),
      answer: String(rightAnswer(question)),
    })),
    table: tableFor(order.table, below),
    answers,
    seed,
  };
};
