/** How far a player has come on the way through the tables. */
import { type FactName, factName, tableFacts } from '../facts.ts';
import type { Standing } from '../states.ts';
import { tablesInOrder } from '../order.ts';
import type { Board } from '@abacow/rules/trio';

/** While more facts than this are weak, no new table is begun. */
const MOST_WEAK = 15;

const namesOf = (board: Board, table: number): readonly FactName[] => tableFacts(board, table).map(factName);

/** The tables that were begun, and the next one if nothing in them is new any more. Never empty. */
export const tablesOnPath = (board: Board, standingOf: (fact: FactName) => Standing): readonly number[] => {
  const path = tablesInOrder(board);
  const weak = new Set<FactName>();
  const open = path.findIndex((table) => {
    const facts = namesOf(board, table);
    for (const fact of facts) if (standingOf(fact) === 'weak') weak.add(fact);
    return weak.size > MOST_WEAK || facts.some((fact) => standingOf(fact) === 'new');
  });
  return open === -1 ? path : path.slice(0, open + 1);
};
