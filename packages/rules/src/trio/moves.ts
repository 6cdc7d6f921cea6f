/** All moves and falls of Trio. Each is created once and shared. */
import { need } from '../need.ts';
import { makeOdds } from '@abacow/dice';
import type { Outcome } from '../kernel.ts';
import type { Square } from './board.ts';
import { SQUARES } from './board.ts';

export const FACES = 10;
export const isFace = (face: number): boolean => Number.isInteger(face) && face >= 0 && face < FACES;
export const BOTH_DICE = 0b11;

/** `dice` is a set of dice: bit 0 is die 1. */
export type Throw = { readonly kind: 'throw'; readonly dice: number };
export type Place = { readonly kind: 'place'; readonly square: Square };
export type Shift = { readonly kind: 'move'; readonly from: Square; readonly to: Square };
export type Move = Throw | Place | Shift;

/** How the thrown dice fell, lowest die first; `second` is 0 when only one was thrown. */
export type Fall = {
  readonly kind: 'fall';
  readonly count: number;
  readonly first: number;
  readonly second: number;
};
/** A wrong answer lost the turn before the pawn was placed. No player chooses that, so it is no move. */
export type LostTurn = { readonly kind: 'lost-turn' };
export type Action = Move | Fall | LostTurn;

export const LOST_TURN: LostTurn = { kind: 'lost-turn' };

const THROWS: readonly Throw[] = [0, 1, 2, 3].map((dice) => ({ kind: 'throw', dice }));
const PLACES: readonly Place[] = Array.from({ length: SQUARES }, (_, square) => ({ kind: 'place', square }));
const SHIFTS: readonly Shift[] = Array.from({ length: SQUARES * SQUARES }, (_, pair) => ({
  kind: 'move',
  from: Math.floor(pair / SQUARES),
  to: pair % SQUARES,
}));

export const throwOf = (dice: number): Throw => need(THROWS[dice]);
export const placeOf = (square: Square): Place => need(PLACES[square]);
export const shiftOf = (from: Square, to: Square): Shift => need(SHIFTS[from * SQUARES + to]);

/** Falls of one die (by face) and of two (by first * 10 + second), each equally likely. */
export const FALLS: readonly (readonly Fall[])[] = [0, 1, 2].map((count) =>
  Array.from({ length: count === 0 ? 0 : FACES ** count }, (_, index) => ({
    kind: 'fall',
    count,
    first: count === 2 ? Math.floor(index / FACES) : index,
    second: count === 2 ? index % FACES : 0,
  })),
);

export const fallOf = (faces: readonly number[]): Fall =>
  need(need(FALLS[faces.length])[faces.reduce((index, face) => index * FACES + face, 0)]);

const OUTCOMES: readonly (readonly Outcome<Fall>[])[] = FALLS.map((falls) =>
  falls.map((fall) => ({ fall, odds: makeOdds(1, falls.length) })),
);

export const outcomesOf = (dice: number): readonly Outcome<Fall>[] => need(OUTCOMES[dice]);

export const diceIn = (selection: number): number => (selection & 1) + (selection >> 1);
