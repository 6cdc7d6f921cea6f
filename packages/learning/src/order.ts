/** Which facts a choice of tables has, in the order in which they are learnt. */
import type { Board } from '@abacow/rules/trio';
import { type Fact, boardFacts, factName, resultOf, tableFacts } from './facts.ts';

/** The tables in the order in which they are taught: patterns first, then tables that follow from earlier ones. */
const TABLES: Readonly<Record<Board, readonly number[]>> = {
  // 2, 10 and 5 have patterns. 4 doubles 2, 9 is 10 less one, 6 doubles 3, 8 doubles 4; of 7 little is left.
  multiplication: [2, 10, 5, 1, 3, 4, 9, 6, 8, 7],
  addition: [1, 2, 3, 4, 5, 9, 8, 6, 7],
};

export const tablesInOrder = (board: Board): readonly number[] => TABLES[board];

/** A multiplication belongs to the easier of its two tables, an addition is as hard as its sum is large. */
const effortOf = (fact: Fact): number => {
  if (fact.board === 'addition') return resultOf(fact) * 10 + fact.large;
  const tables = tablesInOrder(fact.board);
  const ranks = [tables.indexOf(fact.small), tables.indexOf(fact.large)];
  return Math.min(...ranks) * tables.length + Math.max(...ranks);
};

const withoutDoubles = (facts: readonly Fact[]): readonly Fact[] => [
  ...new Map(facts.map((fact) => [factName(fact), fact])).values(),
];

/** The easiest first. No known table means all of them. */
export const practisedFacts = (board: Board, tables: readonly number[] | 'all'): readonly Fact[] => {
  const known = tables === 'all' ? [] : tables.filter((table) => tablesInOrder(board).includes(table));
  const facts =
    known.length === 0
      ? boardFacts(board)
      : withoutDoubles(known.flatMap((table) => tableFacts(board, table)));
  return [...facts].sort((a, b) => effortOf(a) - effortOf(b));
};
