/** The facts of a choice, and which of them are due. */
import {
  type FactName,
  type Form,
  type Knowledge,
  type PracticeChoice,
  type Side,
  boardFacts,
  dueFacts,
  dueTimes,
  factName,
  standingOf,
  tableFacts,
} from '@abacow/learning';
import { pathOf, tablesOnPath } from './path.ts';
import type { Wish } from './wish.ts';

export const sideOf = (form: Form): Side => (form === 'result' ? 'result' : 'inverse');

/** The path decides which facts are begun. What was asked before, anywhere, comes back whatever its table is. */
export const choiceOf = (
  { board, tables, forms }: Wish,
  knowledge: Knowledge,
  now: number,
): PracticeChoice =>
  tables === 'path'
    ? {
        board,
        tables: pathOf(board),
        newTables: tablesOnPath(board, (fact) => standingOf(knowledge, fact, now)),
        forms,
      }
    : { board, tables, forms };

export const chosenFacts = ({ board, tables }: PracticeChoice): readonly FactName[] => {
  const facts = tables === 'all' ? boardFacts(board) : tables.flatMap((table) => tableFacts(board, table));
  return [...new Set(facts.map(factName))];
};

const sidesOf = ({ forms }: PracticeChoice): readonly Side[] => [...new Set(forms.map(sideOf))];

/** How many questions are due: a fact counts once as a result, and once as its inverse. */
export const countDue = (knowledge: Knowledge, now: number, choice: PracticeChoice): number => {
  const facts = chosenFacts(choice);
  return sidesOf(choice).reduce((sum, side) => sum + dueFacts(knowledge, now, facts, side).length, 0);
};

/** When they are due. */
export const dueTimesOf = (knowledge: Knowledge, now: number, choice: PracticeChoice): readonly number[] => {
  const facts = chosenFacts(choice);
  return sidesOf(choice).flatMap((side) => dueTimes(knowledge, now, facts, side));
};
