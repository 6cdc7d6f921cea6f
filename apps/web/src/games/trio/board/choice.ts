/** A move being chosen: with all four pawns on the board it takes a pawn and a square, in either order. */
import { need } from '@abacow/rules/need';
import type { Move, Square, TrioPosition } from '@abacow/rules/trio';
import { PAWNS, isTaken, placeOf, shiftOf, targetSquares } from '@abacow/rules/trio';

export type Choice = { readonly pawn: Square | null; readonly target: Square | null };

export const NO_CHOICE: Choice = { pawn: null, target: null };

export const REFUSED = [
  'throw-first',
  'not-pointed',
  'taken',
  'not-own',
  'new-pawn-first',
  'answer-first',
] as const;
export type Refused = (typeof REFUSED)[number];

export type Picked =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'refused'; readonly why: Refused };

const refused = (why: Refused): Picked => ({ kind: 'refused', why });

/**
 * The result of picking a square. Picking the same thing again clears the choice. A player who `finds` the square can
 * pick every free one, and is told afterwards whether it is right.
 */
export const pick = (position: TrioPosition, choice: Choice, square: Square, finds = false): Picked => {
  if (!position.placing) return refused('throw-first');
  const own = need(position.pawns[position.seat]);
  const moving = own.length === PAWNS;
  const isTarget = finds ? !isTaken(position, square) : targetSquares(position).includes(square);
  if (isTarget) return moving ? pickTarget(choice, square) : { kind: 'move', move: placeOf(square) };
  if (own.includes(square)) return moving ? pickPawn(choice, square) : refused('new-pawn-first');
  return refused(whyNot(position, square));
};

const whyNot = (position: TrioPosition, square: Square): Refused => {
  if (!isTaken(position, square)) return 'not-pointed';
  return need(position.pawns[position.seat]).length === PAWNS ? 'not-own' : 'taken';
};

const pickTarget = (choice: Choice, square: Square): Picked =>
  choice.pawn === null
    ? { kind: 'choice', choice: { pawn: null, target: choice.target === square ? null : square } }
    : { kind: 'move', move: shiftOf(choice.pawn, square) };

const pickPawn = (choice: Choice, square: Square): Picked =>
  choice.target === null
    ? { kind: 'choice', choice: { pawn: choice.pawn === square ? null : square, target: null } }
    : { kind: 'move', move: shiftOf(square, choice.target) };

/** Squares that can be picked now: targets, and own pawns when one of them has to move. */
export const activeSquares = (position: TrioPosition): readonly Square[] => {
  if (!position.placing) return [];
  const own = need(position.pawns[position.seat]);
  const targets = targetSquares(position);
  return own.length === PAWNS ? [...targets, ...own] : targets;
};
