/** How a fact is asked. */
import type { Board } from '@abacow/rules/trio';
import { type Fact, factOf, resultOf } from './facts.ts';

/** For 7 × 8: `result` is 7 × 8 = ?, `missing` is 7 × ? = 56, `inverse` is 56 ÷ 7 = ?. */
export const FORMS = ['result', 'missing', 'inverse'] as const;
export type Form = (typeof FORMS)[number];

/** The order of the two numbers is the order on screen: 7 × 8 or 8 × 7. */
export type Question = {
  readonly board: Board;
  readonly form: Form;
  readonly first: number;
  readonly second: number;
};

export const askedFact = ({ board, first, second }: Question): Fact => factOf(board, first, second);

export const rightAnswer = (question: Question): number =>
  question.form === 'result' ? resultOf(askedFact(question)) : question.second;
