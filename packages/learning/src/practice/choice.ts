/** The facts of a choice, and which of them are due. */
import { dueTimes } from '../due.ts';
import { type FactName, factName } from '../facts.ts';
import type { Knowledge } from '../knowledge.ts';
import { type PracticeChoice, sidesAsked } from '../round.ts';
import { dueFacts } from '../states.ts';
import { practisedFacts, tablesInOrder } from '../order.ts';
import { tablesOnPath } from './path.ts';
import type { Wish } from './wish.ts';

/** The path decides which facts are begun. What was asked before, anywhere, comes back whatever its table is. */
export const choiceOf = ({ board, tables, forms, upTo }: Wish, knowledge: Knowledge): PracticeChoice =>
  tables === 'path'
    ? {
        board,
        tables: tablesInOrder(board, upTo),
        newTables: tablesOnPath(board, knowledge, upTo),
        forms,
        upTo,
      }
    : { board, tables, forms, upTo };

export const chosenFacts = ({ board, tables, upTo }: PracticeChoice): readonly FactName[] =>
  practisedFacts(board, tables, upTo).map(factName);

/** How many questions are due: a fact counts once as a result, and once as its inverse. */
export const countDue = (knowledge: Knowledge, now: number, choice: PracticeChoice): number => {
  const facts = chosenFacts(choice);
  return sidesAsked(choice).reduce((sum, side) => sum + dueFacts(knowledge, now, facts, side).length, 0);
};

/** When they are due. */
export const dueTimesOf = (knowledge: Knowledge, now: number, choice: PracticeChoice): readonly number[] => {
  const facts = chosenFacts(choice);
  return sidesAsked(choice).flatMap((side) => dueTimes(knowledge, now, facts, side));
};
