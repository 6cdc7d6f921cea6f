/** What can be learnt: the multiplications and additions of Trio's boards. 7 × 8 and 8 × 7 are one fact. */
import type { Board } from '@abacow/rules/trio';

export type Fact = { readonly board: Board; readonly small: number; readonly large: number };

/** `7x8` or `7+8`, the smaller number first. */
export type FactName = string;

const SIGNS = { multiplication: 'x', addition: '+' } as const satisfies Record<Board, string>;

export const isBoard = (value: unknown): value is Board =>
  typeof value === 'string' && Object.hasOwn(SIGNS, value);

export const factOf = (board: Board, a: number, b: number): Fact => ({
  board,
  small: Math.min(a, b),
  large: Math.max(a, b),
});

export const factName = ({ board, small, large }: Fact): FactName => `${small}${SIGNS[board]}${large}`;

/** Null if the text is not a fact's name. 10 occurs only in multiplications. */
export const parseFact = (name: string): Fact | null => {
  const match = /^([1-9]|10)([x+])([1-9]|10)$/.exec(name);
  if (match === null) return null;
  const [small, large] = [Number(match[1]), Number(match[3])];
  const board = match[2] === 'x' ? 'multiplication' : 'addition';
  if (small > large || (board === 'addition' && large > 9)) return null;
  return { board, small, large };
};

export const resultOf = ({ board, small, large }: Fact): number =>
  board === 'multiplication' ? small * large : small + large;

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);

const factsUpTo = (board: Board, most: number): readonly Fact[] =>
  upTo(most).flatMap((small) =>
    upTo(most)
      .filter((large) => large >= small)
      .map((large) => ({ board, small, large })),
  );

/** The 45 facts of a board. */
export const boardFacts = (board: Board): readonly Fact[] => factsUpTo(board, 9);

/** The facts of one times table or addition table; the table of 10 is not on the board, but easy to begin with. */
export const tableFacts = (board: Board, table: number): readonly Fact[] =>
  upTo(board === 'multiplication' ? 10 : 9).map((other) => factOf(board, table, other));
