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

/** The free squares that bring the side one nearer to joining: those on some cheapest join. */
export const squaresOnTheWay = (sheet: Sheet, seat: 0 | 1, own: Squares, free: Squares): Squares => {
  const { through, cost } = joinsOf(listSquares(sheet.starts[seat]), own, union(own, free));
  return cost >= NO_JOIN ? NO_SQUARES : setOf(listSquares(free).filter((square) => through[square] === cost));
};
