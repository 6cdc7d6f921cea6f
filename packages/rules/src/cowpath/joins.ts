/**
 * What it costs a side to join its three starts: its own squares cost 0, free ones 1, all others cannot be used. The
 * cheapest join through a square is found in three steps: paths from each start, trees that join two starts and
 * extend to further squares, and the squares where such a tree meets the path from the third start.
 */
import { need } from '../need.ts';
import { type Square, type Squares, STRIDE, listSquares, neighboursOf, union } from './bits.ts';

/** The side is blocked. More than any join costs; twice this number still fits into 8 bits. */
export const NO_JOIN = 63;

export type Joins = {
  /** By square: the cheapest join through it. */
  readonly through: Int8Array;
  /** The cheapest join of all. */
  readonly cost: number;
};

const SQUARES = STRIDE * STRIDE;
const CLOSED = 9;
const BESIDE: readonly Uint8Array[] = Array.from({ length: SQUARES }, (_, square) =>
  Uint8Array.from(listSquares(neighboursOf(square))),
);

// Scratch memory that each call fills again.
const price = new Int8Array(SQUARES);
const fromStart = [new Int8Array(SQUARES), new Int8Array(SQUARES), new Int8Array(SQUARES)] as const;
const tree = new Int8Array(SQUARES);
const stack = new Uint8Array(SQUARES * 2);

/** Spreads the costs in `cost` to all squares, cheapest first. */
const spread = (cost: Int8Array, limit: number): void => {
  let highest = 0;
  for (let square = 0; square < SQUARES; square++)
    if (need(cost[square]) < limit && need(cost[square]) > highest) highest = need(cost[square]);
  for (let level = 0; level <= highest; level++) {
    let waiting = 0;
    for (let square = 0; square < SQUARES; square++) if (cost[square] === level) stack[waiting++] = square;
    while (waiting > 0) {
      const beside = need(BESIDE[need(stack[--waiting])]);
      for (let i = 0; i < beside.length; i++) {
        const next = need(beside[i]);
        const there = level + need(price[next]);
        if (price[next] === CLOSED || there >= need(cost[next])) continue;
        cost[next] = there;
        if (there === level) stack[waiting++] = next;
        else if (there > highest) highest = there;
      }
    }
  }
};

const meet = (a: Int8Array, b: Int8Array, into: Int8Array): void => {
  for (let square = 0; square < SQUARES; square++) {
    if (price[square] === CLOSED) continue;
    const sum = need(a[square]) + need(b[square]) - need(price[square]);
    if (sum < need(into[square])) into[square] = sum;
  }
};

const setPrices = (own: Squares, usable: Squares): void => {
  for (let square = 0; square < SQUARES; square++) {
    const bit = 1 << (square & 31);
    const half = square < 32 ? 'lo' : 'hi';
    const open = (usable[half] & bit) !== 0;
    price[square] = open ? ((own[half] & bit) !== 0 ? 0 : 1) : CLOSED;
  }
};

/** `usable`: the side's own and free squares. All costs from `limit` up count as the same: too far, or no path. */
export const joinsOf = (
  starts: readonly Square[],
  own: Squares,
  usable: Squares,
  limit: number = NO_JOIN,
): Joins => {
  setPrices(own, usable);
  fromStart.forEach((cost, n) => {
    cost.fill(limit);
    cost[need(starts[n])] = 0;
    spread(cost, limit);
  });
  const through = new Int8Array(SQUARES).fill(limit);
  fromStart.forEach((third, n) => {
    tree.fill(limit);
    meet(need(fromStart[(n + 1) % 3]), need(fromStart[(n + 2) % 3]), tree);
    spread(tree, limit);
    meet(tree, third, through);
  });
  let cost = limit;
  for (let square = 0; square < SQUARES; square++)
    if (need(through[square]) < cost) cost = need(through[square]);
  return { through, cost };
};

/** The smallest number of free squares that a side must mark to join its starts; NO_JOIN when it is blocked. */
export const joinCost = (starts: Squares, own: Squares, free: Squares): number =>
  joinsOf(listSquares(starts), own, union(own, free)).cost;
