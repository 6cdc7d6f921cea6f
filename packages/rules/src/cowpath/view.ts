import { need } from '../need.ts';
import { listSquares } from './bits.ts';
import { legalMoves } from './legal.ts';
import { makeFaces, makeMove, makeSquare } from './notation.ts';
import type { CowpathPosition, CowpathSeat, Side } from './position.ts';
import { NO_ANCHOR, SIDES, isBlocked, marksOf } from './position.ts';
import { DICE } from './symbols.ts';

/** A position as other programs see it. */
export type CowpathView = {
  readonly game: 'cowpath';
  readonly toMove: Side | null;
  readonly attempt: number;
  readonly dice: string | null;
  readonly anchor: string | null;
  readonly marks: Readonly<Record<Side, readonly string[]>>;
  readonly legal: readonly string[];
  readonly blocked: Readonly<Record<Side, boolean>>;
  readonly result: Side | 'tie' | null;
};

const marks = (position: CowpathPosition, seat: CowpathSeat): string[] =>
  listSquares(marksOf(position, seat)).map(makeSquare);

const resultOf = (position: CowpathPosition): CowpathView['result'] => {
  if (position.result === null) return null;
  return position.result.kind === 'tie' ? 'tie' : need(SIDES[position.result.seat]);
};

export const viewCowpath = (position: CowpathPosition): CowpathView => ({
  game: 'cowpath',
  toMove: position.kind === 'over' ? null : SIDES[position.seat],
  attempt: position.attempt,
  dice: position.attempt === 0 ? null : makeFaces(position.dice, DICE),
  anchor: position.anchor === NO_ANCHOR ? null : makeSquare(position.anchor),
  marks: { x: marks(position, 0), o: marks(position, 1) },
  legal: legalMoves(position).map(makeMove).sort(),
  blocked: { x: isBlocked(position, 0), o: isBlocked(position, 1) },
  result: resultOf(position),
});
