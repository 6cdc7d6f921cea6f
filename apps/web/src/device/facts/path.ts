/** The tables in an order that is good for beginners: patterns first, then tables that follow from earlier ones. */
import { type FactName, type Standing, factName, tableFacts } from '@abacow/learning';
import type { Board } from '@abacow/rules/trio';

const PATHS: Readonly<Record<Board, readonly number[]>> = {
  // 2, 10 and 5 have patterns. 4 doubles 2, 9 is 10 less one, 6 doubles 3, 8 doubles 4; of 7 little is left.
  multiplication: [2, 10, 5, 1, 3, 4, 9, 6, 8, 7],
  addition: [1, 2, 3, 4, 5, 9, 8, 6, 7],
};

/** While more facts than this are weak, no new table is begun. */
const MOST_WEAK = 15;

export const pathOf = (board: Board): readonly number[] => PATHS[board];

const namesOf = (board: Board, table: number): readonly FactName[] => tableFacts(board, table).map(factName);

/** The tables that were begun, and the next one if nothing in them is new any more. Never empty. */
export const tablesOnPath = (board: Board, standingOf: (fact: FactName) => Standing): readonly number[] => {
  const path = pathOf(board);
  const weak = new Set<FactName>();
  const open = path.findIndex((table) => {
    const facts = namesOf(board, table);
    for (const fact of facts) if (standingOf(fact) === 'weak') weak.add(fact);
    return weak.size > MOST_WEAK || facts.some((fact) => standingOf(fact) === 'new');
  });
  return open === -1 ? path : path.slice(0, open + 1);
};
