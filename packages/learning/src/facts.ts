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

/** Null if the text is not a fact's name. 10, 11 and 12 occur only in multiplications. */
export const parseFact = (name: string): Fact | null => {
  const match = /^([1-9]|1[0-2])([x+])([1-9]|1[0-2])$/.exec(name);
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

/** How far the times tables go: 11 and 12 are a choice, as in the English check. */
export const REACHES = [10, 12] as const;
export type Reach = (typeof REACHES)[number];

/** The facts of one times table or addition table; 10 and more are not on the board. The tables of 11 and 12 go to 12. */
export const tableFacts = (board: Board, table: number, most: Reach = 10): readonly Fact[] =>
  upTo(board === 'addition' ? 9 : Math.max(table > 10 ? 12 : 10, most)).map((other) =>
    factOf(board, table, other),
  );
