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

/** Whether these faces point at a free square. */
export const anyTarget = (position: TrioPosition, first: number, second: number): boolean =>
  first > 0 &&
  second > 0 &&
  (!isTaken(position, squareAt(first, second)) || !isTaken(position, squareAt(second, first)));

/** The free squares that the dice point at: none, one or two. */
export const targetSquares = (position: TrioPosition): readonly Square[] => {
  const { first, second } = position;
  if (!anyTarget(position, first, second)) return [];
  const pair =
    first === second ? [squareAt(first, second)] : [squareAt(first, second), squareAt(second, first)];
  return pair.filter((square) => !isTaken(position, square));
};

const placements = (position: TrioPosition): readonly Move[] => {
  const { first, second } = position;
  const moves: Move[] = [];
  addPlacements(moves, position, squareAt(first, second));
  if (first !== second) addPlacements(moves, position, squareAt(second, first));
  return moves;
};

const addPlacements = (moves: Move[], position: TrioPosition, target: Square): void => {
  if (isTaken(position, target)) return;
  const own = position.pawns[position.seat]!;
  if (own.length < PAWNS) moves.push(placeOf(target));
  else for (let pawn = 0; pawn < PAWNS; pawn++) moves.push(shiftOf(own[pawn]!, target));
};
