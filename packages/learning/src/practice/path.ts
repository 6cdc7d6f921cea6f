/** How far a player has come on the way through the tables. */
import type { Board } from '@abacow/rules/trio';
import { cardName } from '../cards.ts';
import { type Reach, factName, tableFacts } from '../facts.ts';
import type { Knowledge } from '../knowledge.ts';
import { tablesInOrder } from '../order.ts';

/** The tables that were begun or were right at the placement, and the next one if nothing in them is new. Never empty. */
export const tablesOnPath = (board: Board, knowledge: Knowledge, upTo: Reach = 10): readonly number[] => {
  const path = tablesInOrder(board, upTo);
  const open = path.findIndex(
    (table) =>
      knowledge.placed[`${board} ${table}`] !== true &&
      tableFacts(board, table, upTo).some(
        (fact) => knowledge.cards[cardName(factName(fact), 'result')] === undefined,
      ),
  );
  return open === -1 ? path : path.slice(0, open + 1);
};
