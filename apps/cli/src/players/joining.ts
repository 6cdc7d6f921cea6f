/** How far a side is from joining its starts, counted in free squares. */
import {
  type Sheet,
  type Square,
  type Squares,
  NO_SQUARES,
  flood,
  grow,
  has,
  listSquares,
  only,
  overlap,
  union,
  without,
} from '@abacow/rules/cowpath';

const FAR = 99;

/** By square: the fewest free squares on a way from `from`, the square itself counted; FAR where none leads. */
const distances = (from: Square, own: Squares, free: Squares): Uint8Array => {
  const distance = new Uint8Array(64).fill(FAR);
  let reached = flood(only(from), own);
  let before = NO_SQUARES;
  for (let far = 0; before.lo !== reached.lo || before.hi !== reached.hi; far++) {
    for (const square of listSquares(without(reached, before))) distance[square] = far;
    before = reached;
    const wider = union(reached, overlap(grow(reached), free));
    reached = flood(wider, union(wider, own));
  }
  return distance;
};

/** The fewest free squares that, marked, join the starts; FAR or more when the side is blocked. */
export const joinCost = (starts: Squares, own: Squares, free: Squares): number => {
  const ways = listSquares(starts).map((start) => distances(start, own, free));
  let least = FAR;
  // Three ways meet in some square; a free one would be counted three times.
  for (const meeting of listSquares(union(own, free))) {
    const cost = ways.reduce((sum, way) => sum + way[meeting]!, 0) - (has(free, meeting) ? 2 : 0);
    if (cost < least) least = cost;
  }
  return least;
};

/** The free squares that bring the side one nearer to joining. */
export const squaresOnTheWay = (sheet: Sheet, seat: 0 | 1, own: Squares, free: Squares): Squares => {
  const starts = sheet.starts[seat];
  const cost = joinCost(starts, own, free);
  if (cost >= FAR) return NO_SQUARES;
  return listSquares(free)
    .map(only)
    .filter((mark) => joinCost(starts, union(own, mark), without(free, mark)) < cost)
    .reduce(union, NO_SQUARES);
};
