/** How a fact follows from an easier one nearby: 7 × 8 = 7 × 7 + 7, and 7 + 8 = 7 + 3 + 5. */
import { need } from '@abacow/rules/need';
import type { Question } from './questions.ts';

/** The two numbers in the order in which they are shown. */
export type Calculation = Pick<Question, 'board' | 'first' | 'second'>;

/** Rows and columns of dots, of which some are the easier fact. */
export type ProductExplanation = {
  readonly kind: 'product';
  readonly rows: number;
  readonly columns: number;
  /** Which number is taken apart; null if the fact is easy by itself. */
  readonly split: 'rows' | 'columns' | null;
  /** The easier number, and what is added to it. Negative: it is taken away. */
  readonly easy: number;
  readonly rest: number;
};

/** Three numbers to add instead of two. The first two are the easier fact: ten, or a double. */
export type AdditionExplanation = {
  readonly kind: 'addition';
  readonly first: number;
  readonly second: number;
  /** Null if the sum is easy by itself. */
  readonly steps: readonly [number, number, number] | null;
  readonly easy: 'ten' | 'double' | null;
};

export type Explanation = ProductExplanation | AdditionExplanation;

/** How a factor is best taken apart: doubles, fives, tens. */
const APART: Readonly<Record<number, readonly [number, number]>> = {
  2: [1, 1],
  9: [10, -1],
  4: [2, 2],
  3: [2, 1],
  6: [5, 1],
  8: [4, 4],
  7: [5, 2],
  5: [4, 1],
};

/** The first of these that occurs is taken apart. */
const EASIEST_FIRST = [2, 9, 4, 3, 6, 8, 7, 5];

type Apart = { readonly factor: number; readonly easy: number; readonly rest: number };

const takenApart = (small: number, large: number): Apart | null => {
  if (small === 1 || large === 10) return null;
  // Squares are learnt early.
  if (small === 7 && large === 8) return { factor: large, easy: small, rest: 1 };
  const factor = need(EASIEST_FIRST.find((number) => number === small || number === large));
  const [easy, rest] = need(APART[factor]);
  return { factor, easy, rest };
};

const explainProduct = (rows: number, columns: number): ProductExplanation => {
  const apart = takenApart(Math.min(rows, columns), Math.max(rows, columns));
  if (apart === null) return { kind: 'product', rows, columns, split: null, easy: 0, rest: 0 };
  const { factor, easy, rest } = apart;
  return { kind: 'product', rows, columns, split: factor === columns ? 'columns' : 'rows', easy, rest };
};

const TEN = 10;

/** Filling up to ten begins with the larger number if it is much larger: 3 + 9 is 9 + 1 + 2. */
const FAR = 2;

const explainAddition = (first: number, second: number): AdditionExplanation => {
  const plain = { kind: 'addition', first, second } as const;
  const [small, large] = [Math.min(first, second), Math.max(first, second)];
  if (small + large > TEN) {
    const [from, other] = second >= first + FAR ? [second, first] : [first, second];
    return { ...plain, steps: [from, TEN - from, other - (TEN - from)], easy: 'ten' };
  }
  return large === small + 1 && small > 1
    ? { ...plain, steps: [small, small, 1], easy: 'double' }
    : { ...plain, steps: null, easy: null };
};

export const explain = ({ board, first, second }: Calculation): Explanation =>
  board === 'multiplication' ? explainProduct(first, second) : explainAddition(first, second);

const productText = (factor: number, other: number, isRows: boolean): string => {
  if (factor === 1) return String(other);
  return isRows ? `${factor} × ${other}` : `${other} × ${factor}`;
};

const productLines = ({ rows, columns, split, easy, rest }: ProductExplanation): readonly string[] => {
  const whole = `${rows} × ${columns}`;
  if (split === null) return [`${whole} = ${rows * columns}`];
  const other = split === 'rows' ? columns : rows;
  const sign = rest > 0 ? '+' : '−';
  const more = Math.abs(rest);
  const [first, second] = [easy, more].map((factor) => productText(factor, other, split === 'rows'));
  const result = `${easy * other} ${sign} ${more * other} = ${rows * columns}`;
  return easy === 1 && more === 1
    ? [`${whole} = ${other} + ${other} = ${rows * columns}`]
    : [`${whole} = ${first} ${sign} ${second}`, result];
};

const additionLines = ({ first, second, steps }: AdditionExplanation): readonly string[] => {
  const sum = first + second;
  if (steps === null) return [`${first} + ${second} = ${sum}`];
  const [one, two, three] = steps;
  return [`${first} + ${second} = ${one} + ${two} + ${three}`, `${one + two} + ${three} = ${sum}`];
};

/** The explanation in numbers and signs, two lines at most. */
export const explanationLines = (explanation: Explanation): readonly string[] =>
  explanation.kind === 'product' ? productLines(explanation) : additionLines(explanation);
