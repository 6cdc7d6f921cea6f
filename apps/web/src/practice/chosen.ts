/** The facts of a choice, and which of them are due. */
import {
  type FactName,
  type Form,
  type Knowledge,
  type PracticeChoice,
  type Side,
  boardFacts,
  dueFacts,
  factName,
  stateOf,
  tableFacts,
} from '@abacow/learning';
import { tablesOnPath } from './path.ts';
import type { Wish } from './wish.ts';

export const sideOf = (form: Form): Side => (form === 'result' ? 'result' : 'inverse');

export const choiceOf = (wish: Wish, knowledge: Knowledge, now: number): PracticeChoice => ({
  board: wish.board,
  tables:
    wish.tables === 'path' ? tablesOnPath(wish.board, (fact) => stateOf(knowledge, fact, now)) : wish.tables,
  forms: wish.forms,
});

export const chosenFacts = ({ board, tables }: PracticeChoice): readonly FactName[] => {
  const facts = tables === 'all' ? boardFacts(board) : tables.flatMap((table) => tableFacts(board, table));
  return [...new Set(facts.map(factName))];
};

/** How many questions are due: a fact counts once as a result, and once as its inverse. */
export const countDue = (knowledge: Knowledge, now: number, choice: PracticeChoice): number => {
  const facts = chosenFacts(choice);
  const sides = new Set(choice.forms.map(sideOf));
  return [...sides].reduce((sum, side) => sum + dueFacts(knowledge, now, facts, side).length, 0);
};
