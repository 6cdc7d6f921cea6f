import { need } from '../need.ts';
import type { Square } from './board.ts';
import { squareAt } from './board.ts';
import type { Move } from './moves.ts';
import { placeOf, shiftOf, throwOf } from './moves.ts';
import type { TrioPosition } from './position.ts';
import { NO_DICE, PAWNS, isTaken } from './position.ts';

const NOTHING: readonly Move[] = [];
const ONLY_BOTH: readonly Move[] = [throwOf(3)];

/** Legal throws by set of dice that may be kept: bit 0 is die 1, bit 1 is die 2. Throwing one die keeps the other. */
const THROWS: readonly (readonly Move[])[] = [
  ONLY_BOTH,
  [throwOf(2), throwOf(3)],
  [throwOf(1), throwOf(3)],
  [throwOf(1), throwOf(2), throwOf(3)],
];

/** Every legal decision. */
export const legalMoves = (position: TrioPosition): readonly Move[] => {
  if (position.kind !== 'decision') return NOTHING;
  if (position.placing) return placements(position);
  if (position.first === NO_DICE) return ONLY_BOTH;
  return need(THROWS[(position.first === 0 ? 0 : 1) | (position.second === 0 ? 0 : 2)]);
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
  const one = squareAt(first, second);
  const two = squareAt(second, first);
  const own = need(position.pawns[position.seat]);
  if (first === second || isTaken(position, two)) return ontoOne(own, one);
  return isTaken(position, one) ? ontoOne(own, two) : ontoTwo(own, one, two);
};

type FourPawns = readonly [Square, Square, Square, Square];

const ontoOne = (own: readonly Square[], to: Square): readonly Move[] => {
  if (own.length < PAWNS) return [placeOf(to)];
  const [a, b, c, d] = own as FourPawns;
  return [shiftOf(a, to), shiftOf(b, to), shiftOf(c, to), shiftOf(d, to)];
};

const ontoTwo = (own: readonly Square[], one: Square, two: Square): readonly Move[] => {
  if (own.length < PAWNS) return [placeOf(one), placeOf(two)];
  const [a, b, c, d] = own as FourPawns;
  return [
    shiftOf(a, one),
    shiftOf(b, one),
    shiftOf(c, one),
    shiftOf(d, one),
    shiftOf(a, two),
    shiftOf(b, two),
    shiftOf(c, two),
    shiftOf(d, two),
  ];
};
