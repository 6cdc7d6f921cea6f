/** How far a side is from joining its starts. */
import {
  type Squares,
  flood,
  grow,
  has,
  listSquares,
  only,
  overlap,
  union,
  without,
} from '@abacow/rules/cowpath';

export const FAR = 30;

/** By square: how many free squares must be marked to reach it from `from`, itself included. */
const marksTo = (from: number, own: Squares, free: Squares): Uint8Array => {
  const marks = new Uint8Array(64).fill(FAR);
  let reached = flood(only(from), own);
  let rim = reached;
  for (let needed = 0; rim.lo !== 0 || rim.hi !== 0; needed++) {
    for (const square of listSquares(rim)) marks[square] = needed;
    const wider = union(reached, overlap(grow(reached), free));
    const next = flood(wider, union(wider, own));
    rim = without(next, reached);
    reached = next;
  }
  return marks;
};

/** The fewest marks that join the starts; FAR or more when the side is blocked. */
export const marksToJoin = (starts: Squares, own: Squares, free: Squares): number => {
  const [a, b, c] = listSquares(starts).map((start) => marksTo(start, own, free)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  let fewest = FAR;
  // Three arms meet in one square, which a free one would count three times.
  for (const meeting of listSquares(union(own, free)))
    fewest = Math.min(fewest, a[meeting]! + b[meeting]! + c[meeting]! - (has(free, meeting) ? 2 : 0));
  return fewest;
};
