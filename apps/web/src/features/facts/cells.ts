/** The 81 squares of the map. 7 × 8 and 8 × 7 are one fact on two squares. Pure. */
import { type FactName, factName, factOf, parseFact, resultOf } from '@abacow/learning';
import { type Board, SIDE } from '@abacow/rules/trio';

export const LINES: readonly number[] = Array.from({ length: SIDE }, (_, index) => index + 1);

export type Cell = {
  readonly row: number;
  readonly column: number;
  readonly fact: FactName;
  readonly result: number;
};

export const rowsOf = (board: Board): readonly (readonly Cell[])[] =>
  LINES.map((row) =>
    LINES.map((column) => {
      const fact = factOf(board, row, column);
      return { row, column, fact: factName(fact), result: resultOf(fact) };
    }),
  );

/** The board and the name of the fact in an address: `8x7` is found too. Null if there is no such fact. */
export const factInAddress = (text: string): { readonly board: Board; readonly fact: FactName } | null => {
  const match = /^(\d+)([x+])(\d+)$/.exec(text);
  if (match === null) return null;
  const board = match[2] === 'x' ? 'multiplication' : 'addition';
  const fact = factName(factOf(board, Number(match[1]), Number(match[3])));
  return parseFact(fact) === null ? null : { board, fact };
};
