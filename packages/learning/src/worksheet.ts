/** What is on a worksheet. The same random numbers always make the same sheet. */
import { need } from '@abacow/rules/need';
import { shuffled } from '@abacow/dice';
import { SQUARES, type Square } from '@abacow/rules/trio';
import { type Fact, factName } from './facts.ts';
import type { Form, Question } from './questions.ts';

/** A whole number from 0 to n - 1, each equally likely. */
type Below = (n: number) => number;

export type WorksheetChoice = {
  readonly facts: readonly Fact[];
  readonly forms: readonly Form[];
  readonly count: number;
};

/** All facts in a random order. The first one is not the one that was asked last. */
const nextDeck = (facts: readonly Fact[], last: Fact | undefined, below: Below): readonly Fact[] => {
  const deck = shuffled(facts, below);
  const [first, ...rest] = deck;
  const repeats = first !== undefined && last !== undefined && factName(first) === factName(last);
  return repeats ? [...rest, first] : deck;
};

/** Every fact is asked before one is asked again, and then in another form. Empty without facts or forms. */
export const worksheetQuestions = (
  { facts, forms, count }: WorksheetChoice,
  below: Below,
): readonly Question[] => {
  if (facts.length === 0 || forms.length === 0) return [];
  const questions: Question[] = [];
  let deck: readonly Fact[] = [];
  for (let round = 0; questions.length < count; round++) {
    deck = nextDeck(facts, deck.at(-1), below);
    for (const fact of deck.slice(0, count - questions.length)) {
      const { board, small, large } = fact;
      const [first, second] = below(2) === 0 ? [small, large] : [large, small];
      const form = need(forms[(facts.indexOf(fact) + round) % forms.length]);
      questions.push({ board, form, first, second });
    }
  }
  return questions;
};

const GIVEN = 30;

/** The squares of a partly filled table that have their number. */
export const givenSquares = (below: Below): readonly Square[] =>
  shuffled(
    Array.from({ length: SQUARES }, (_, square) => square),
    below,
  )
    .slice(0, GIVEN)
    .sort((a, b) => a - b);
