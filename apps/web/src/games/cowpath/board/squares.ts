/** A position as the board shows it, square by square. */
import {
  type CowpathPosition,
  type Side,
  type Square,
  type Symbol,
  NO_ANCHOR,
  characterAt,
  columnOf,
  has,
  isEmpty,
  makeSquare,
  markableSquares,
  parseSquare,
  reachableSquares,
  rowOf,
  squareAt,
  winningChain,
} from '@abacow/rules/cowpath';
import type { ChoiceMark } from '../../../base/ui/choice-marks.ts';

export type SquareLook = {
  readonly square: Square;
  /** In notation: `c4`. */
  readonly name: string;
  readonly symbol: Symbol | null;
  readonly start: Side | null;
  /** The side that has the square, starts included. */
  readonly mark: Side | null;
  readonly markable: boolean;
  readonly anchor: boolean;
  /** In a bonus turn: free and next to the anchor. */
  readonly beside: boolean;
  readonly onChain: boolean;
};

const markOf = (position: CowpathPosition, square: Square): Side | null => {
  if (has(position.crosses, square)) return 'x';
  return has(position.circles, square) ? 'o' : null;
};

const lookOf = (position: CowpathPosition, square: Square): SquareLook => {
  const character = characterAt(position.sheet, square);
  const start = character === 'x' || character === 'o' ? character : null;
  const inBonus = position.kind !== 'over' && position.anchor !== NO_ANCHOR;
  return {
    square,
    name: makeSquare(square),
    symbol: start === null ? (character as Symbol) : null,
    start,
    mark: markOf(position, square),
    markable: position.kind === 'decision' && has(markableSquares(position), square),
    anchor: inBonus && position.anchor === square,
    beside: inBonus && has(reachableSquares(position), square),
    onChain: chainOf(position).includes(square),
  };
};

/** From the top row down. */
export const lookRows = (position: CowpathPosition): readonly (readonly SquareLook[])[] =>
  Array.from({ length: position.sheet.rows }, (_, row) =>
    Array.from({ length: position.sheet.columns }, (_, column) => lookOf(position, squareAt(row, column))),
  );

/** The winner's chain; empty while nobody has won by a chain. */
export const chainOf = (position: CowpathPosition): readonly Square[] => {
  if (position.kind !== 'over' || position.result.kind !== 'win') return [];
  const chain = winningChain(position, position.result.seat === 0 ? 0 : 1);
  return isEmpty(chain) ? [] : Array.from({ length: 64 }, (_, square) => square).filter((s) => has(chain, s));
};

/** Where a mark is on the board; null for other moves. */
export const placesOf = (move: string): Pick<ChoiceMark, 'at' | 'from'> | null => {
  const square = parseSquare(move);
  return square === null ? null : { at: { column: columnOf(square), row: rowOf(square) }, from: null };
};
