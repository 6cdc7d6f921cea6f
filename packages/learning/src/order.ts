/** Which facts a choice of tables has, in the order in which they are learnt. */
import type { Board } from '@abacow/rules/trio';
import { type Fact, type Reach, boardFacts, factName, resultOf, tableFacts } from './facts.ts';

/** The tables in the order in which they are taught: patterns first, then tables that follow from earlier ones. */
const TABLES: Readonly<Record<Board, readonly number[]>> = {
  // 2, 10 and 5 have patterns. 4 doubles 2, 9 is 10 less one, 6 doubles 3, 8 doubles 4; of 7 little is left.
  multiplication: [2, 10, 5, 1, 3, 4, 9, 6, 8, 7, 11, 12],
  addition: [1, 2, 3, 4, 5, 9, 8, 6, 7],
};

export const tablesInOrder = (board: Board, upTo: Reach = 10): readonly number[] =>
  TABLES[board].filter((table) => table <= upTo);

/** The easier of the two tables of a multiplication: with it, it is learnt. */
export const homeTable = ({ board, small, large }: Fact): number => {
  const tables = TABLES[board];
  return tables.indexOf(small) <= tables.indexOf(large) ? small : large;
};

/** A multiplication belongs to the easier of its two tables, an addition is as hard as its sum is large. */
const effortOf = (fact: Fact): number => {
  if (fact.board === 'addition') return resultOf(fact) * 10 + fact.large;
  const tables = TABLES.multiplication;
  const ranks = [tables.indexOf(fact.small), tables.indexOf(fact.large)];
  return Math.min(...ranks) * tables.length + Math.max(...ranks);
};

const withoutDoubles = (facts: readonly Fact[]): readonly Fact[] => [
  ...new Map(facts.map((fact) => [factName(fact), fact])).values(),
];

/** The easiest first. No known table means all of them: those of the board, or up to 12. */
export const practisedFacts = (
  board: Board,
  tables: readonly number[] | 'all',
  upTo: Reach = 10,
): readonly Fact[] => {
  const known = tables === 'all' ? [] : tables.filter((table) => TABLES[board].includes(table));
  const all = upTo === 10 || board === 'addition' ? boardFacts(board) : tablesTo(board, TABLES[board], upTo);
  return (known.length === 0 ? [...all] : [...tablesTo(board, known, upTo)]).sort(
    (a, b) => effortOf(a) - effortOf(b),
  );
};

const tablesTo = (board: Board, tables: readonly number[], upTo: Reach): readonly Fact[] =>
  withoutDoubles(tables.flatMap((table) => tableFacts(board, table, upTo)));
