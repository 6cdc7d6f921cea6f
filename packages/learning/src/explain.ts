/** How a fact follows from an easier one nearby: 7 × 8 = 7 × 7 + 7, and 7 + 8 = 7 + 3 + 5. */
import { need } from '@abacow/rules/need';
import { type Fact, factOf } from './facts.ts';
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

/** How a factor is taken apart, the best way first: doubles, fives, tens; then one more than the number before. */
const APART: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [[1, 1]],
  9: [
    [10, -1],
    [8, 1],
  ],
  11: [[10, 1]],
  12: [
    [10, 2],
    [6, 6],
  ],
  4: [
    [2, 2],
    [3, 1],
    [5, -1],
  ],
  3: [[2, 1]],
  6: [
    [5, 1],
    [3, 3],
  ],
  8: [
    [4, 4],
    [7, 1],
    [10, -2],
  ],
  7: [
    [5, 2],
    [6, 1],
  ],
  5: [
    [4, 1],
    [6, -1],
  ],
};

/** The first of these that occurs is taken apart. */
const EASIEST_FIRST = [2, 9, 11, 12, 4, 3, 6, 8, 7, 5];

type Apart = { readonly factor: number; readonly easy: number; readonly rest: number };

/** All ways, the best first. */
const waysApart = (small: number, large: number): readonly Apart[] => {
  if (small === 1 || small === 10 || large === 10) return [];
  const factors = EASIEST_FIRST.filter((number) => number === small || number === large);
  const ways = factors.flatMap((factor) =>
    need(APART[factor]).map(([easy, rest]) => ({ factor, easy, rest })),
  );
  // Squares are learnt early.
  return small === 7 && large === 8 ? [{ factor: large, easy: small, rest: 1 }, ...ways] : ways;
};

/** Whether a player knows a fact. */
export type Knows = (fact: Fact) => boolean;

/** Multiplying by 1 and by 10 needs no learning. */
const unknownParts = ({ factor, easy, rest }: Apart, small: number, large: number, knows: Knows): number => {
  const other = factor === large ? small : large;
  return [easy, Math.abs(rest)].filter(
    (part) =>
      part > 1 && part !== 10 && other > 1 && other !== 10 && !knows(factOf('multiplication', part, other)),
  ).length;
};

const takenApart = (small: number, large: number, knows: Knows): Apart | null =>
  waysApart(small, large).reduce<Apart | null>(
    (best, way) =>
      best === null || unknownParts(way, small, large, knows) < unknownParts(best, small, large, knows)
        ? way
        : best,
    null,
  );

const explainProduct = (rows: number, columns: number, knows: Knows): ProductExplanation => {
  const apart = takenApart(Math.min(rows, columns), Math.max(rows, columns), knows);
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

/** The best way for a player who knows these facts: of two ways the one with fewer unknown parts. */
export const explain = ({ board, first, second }: Calculation, knows: Knows = () => true): Explanation =>
  board === 'multiplication' ? explainProduct(first, second, knows) : explainAddition(first, second);

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
