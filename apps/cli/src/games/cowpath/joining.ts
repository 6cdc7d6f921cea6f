import {
  type Sheet,
  type Squares,
  NO_JOIN,
  NO_SQUARES,
  joinsOf,
  listSquares,
  setOf,
  union,
} from '@abacow/rules/cowpath';

/** The free squares on a cheapest join of the side's starts. */
export const squaresOnTheWay = (sheet: Sheet, seat: 0 | 1, own: Squares, free: Squares): Squares => {
  const { through, cost } = joinsOf(listSquares(sheet.starts[seat]), own, union(own, free));
  return cost >= NO_JOIN ? NO_SQUARES : setOf(listSquares(free).filter((square) => through[square] === cost));
};
