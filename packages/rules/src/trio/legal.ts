import type { Square } from './board.ts';
import { squareAt } from './board.ts';
import type { Move } from './moves.ts';
import { placeOf, shiftOf, throwOf } from './moves.ts';
import type { TrioPosition } from './position.ts';
import { NO_DICE, PAWNS, isTaken } from './position.ts';

const NOTHING: readonly Move[] = [];
const ONLY_BOTH: readonly Move[] = [throwOf(3)];

/** By which dice may be kept: bit 0 die 1, bit 1 die 2. Throwing one keeps the other. */
const THROWS: readonly (readonly Move[])[] = [
  ONLY_BOTH,
  [throwOf(2), throwOf(3)],
  [throwOf(1), throwOf(3)],
  [throwOf(1), throwOf(2), throwOf(3)],
];

/** Every decision open now. */
export const legalMoves = (position: TrioPosition): readonly Move[] => {
  if (position.kind !== 'decision') return NOTHING;
  if (position.placing) return placements(position);
  if (position.first === NO_DICE) return ONLY_BOTH;
  return THROWS[(position.first === 0 ? 0 : 1) | (position.second === 0 ? 0 : 2)]!;
};

const NOWHERE: readonly Square[] = [];

/** The free squares that the dice point at: none, one or two. */
export const targetSquares = (position: TrioPosition): readonly Square[] => {
  const { first, second } = position;
  if (first <= 0 || second <= 0) return NOWHERE;
  const there = squareAt(first, second);
  const free = isTaken(position, there) ? NOWHERE : [there];
  if (first === second) return free;
  const mirrored = squareAt(second, first);
  return isTaken(position, mirrored) ? free : [...free, mirrored];
};

const placements = (position: TrioPosition): readonly Move[] => {
  const targets = targetSquares(position);
  const own = position.pawns[position.seat]!;
  const moves: Move[] = [];
  for (let target = 0; target < targets.length; target++) {
    const square = targets[target]!;
    if (own.length < PAWNS) moves.push(placeOf(square));
    else for (let pawn = 0; pawn < PAWNS; pawn++) moves.push(shiftOf(own[pawn]!, square));
  }
  return moves;
};
