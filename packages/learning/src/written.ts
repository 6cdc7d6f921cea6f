/** Questions as they are written, with a place for the answer. The signs of a language come later: `writeSigns`. */
import type { Board } from '@abacow/rules/trio';
import { type Fact, resultOf } from './facts.ts';
import { type Question, askedFact } from './questions.ts';

/** The texts before and after the place for the answer: `7 ×` and `= 56`. */
export type WrittenQuestion = { readonly before: string; readonly after: string };

const SIGNS: Readonly<Record<Board, string>> = { multiplication: '×', addition: '+' };

const INVERSE_SIGNS: Readonly<Record<Board, string>> = { multiplication: '÷', addition: '−' };

export const writeQuestion = (question: Question): WrittenQuestion => {
  const { board, form, first, second } = question;
  const result = resultOf(askedFact(question));
  switch (form) {
    case 'result':
      return { before: `${first} ${SIGNS[board]} ${second} =`, after: '' };
    case 'missing':
      return { before: `${first} ${SIGNS[board]}`, after: `= ${result}` };
    case 'inverse':
      return { before: `${result} ${INVERSE_SIGNS[board]} ${first} =`, after: '' };
  }
};

/** `7 × 8`. */
export const writeFact = ({ board, small, large }: Fact): string => `${small} ${SIGNS[board]} ${large}`;

/** The two faces of a fact and its inverses, as equations without repetition. */
export const relatedEquations = (fact: Fact): readonly string[] => {
  const { board, small, large } = fact;
  const result = resultOf(fact);
  const orders = [
    [small, large],
    [large, small],
  ] as const;
  return [
    ...new Set([
      ...orders.map(([first, second]) => `${first} ${SIGNS[board]} ${second} = ${result}`),
      ...orders.map(([first, second]) => `${result} ${INVERSE_SIGNS[board]} ${first} = ${second}`),
    ]),
  ];
};
