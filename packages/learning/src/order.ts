/** Which facts a choice of tables has, in the order in which they are learnt. */
import type { Board } from '@abacow/rules/trio';
import { type Fact, boardFacts, factName, resultOf, tableFacts } from './facts.ts';

/** From easy to hard: tables with a rhythm first; 7 × 8 comes last. */
const TABLES = [1, 2, 10, 5, 3, 4, 9, 6, 8, 7] as const;

const rankOf = (table: number): number => TABLES.findIndex((one) => one === table);

/** A multiplication belongs to the easier of its two tables, an addition is as hard as its sum is large. */
const effortOf = (fact: Fact): number => {
  if (fact.board === 'addition') return resultOf(fact) * 10 + fact.large;
  const ranks = [rankOf(fact.small), rankOf(fact.large)];
  return Math.min(...ranks) * TABLES.length + Math.max(...ranks);
};

const withoutDoubles = (facts: readonly Fact[]): readonly Fact[] => [
  ...new Map(facts.map((fact) => [factName(fact), fact])).values(),
];

/** The easiest first. No known table means all of them. */
export const practisedFacts = (board: Board, tables: readonly number[] | 'all'): readonly Fact[] => {
  const known = tables === 'all' ? [] : tables.filter((table) => rankOf(table) >= 0);
  const facts =
    known.length === 0
      ? boardFacts(board)
      : withoutDoubles(known.flatMap((table) => tableFacts(board, table)));
  return [...facts].sort((a, b) => effortOf(a) - effortOf(b));
};
