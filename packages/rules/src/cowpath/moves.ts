/**
 * All moves and falls of Cowpath. Each is created once and shared, so moves can be compared by reference, and listing
 * them allocates only the list.
 */
import { need } from '../need.ts';
import { makeOdds } from '@abacow/dice';
import type { Outcome } from '../kernel.ts';
import { type Square, countHalf } from './bits.ts';
import { ALL_DICE, DICE, SYMBOLS, packFaces } from './symbols.ts';

/** `dice` is a set of dice: bit 0 is die 1. */
export type Throw = { readonly kind: 'throw'; readonly dice: number };
export type Mark = { readonly kind: 'mark'; readonly square: Square };
export type Pass = { readonly kind: 'pass' };
export type Move = Throw | Mark | Pass;

/** How the thrown dice fell: `count` faces, packed as in DiceOnTable, lowest die first. */
export type Fall = { readonly kind: 'fall'; readonly count: number; readonly faces: number };
export type Action = Move | Fall;

export const PASS: Pass = { kind: 'pass' };
const THROWS: readonly Throw[] = Array.from({ length: ALL_DICE + 1 }, (_, dice) => ({ kind: 'throw', dice }));
const MARKS: readonly Mark[] = Array.from({ length: 64 }, (_, square) => ({ kind: 'mark', square }));

export const throwOf = (dice: number): Throw => need(THROWS[dice]);
export const markOf = (square: Square): Mark => need(MARKS[square]);

export const THROW_ALL = throwOf(ALL_DICE);
export const ONLY_THROW_ALL: readonly Move[] = [THROW_ALL];
export const THROW_OR_PASS: readonly Move[] = [...THROWS.slice(1), PASS];

const DICE_IN = Uint8Array.from(THROWS, ({ dice }) => countHalf(dice));
export const diceIn = (selection: number): number => need(DICE_IN[selection]);

const faceLists = (dice: number): number[][] =>
  dice === 0 ? [[]] : faceLists(dice - 1).flatMap((faces) => SYMBOLS.map((_, face) => [...faces, face]));

/** By n: all 6^n falls of n dice, equally likely, in counting order. */
export const FALLS: readonly (readonly Fall[])[] = Array.from({ length: DICE + 1 }, (_, dice) =>
  faceLists(dice).map((faces): Fall => ({ kind: 'fall', count: dice, faces: packFaces(faces) })),
);

const PACKED_FALLS: readonly Uint16Array[] = FALLS.map((falls) =>
  Uint16Array.from(falls, ({ faces }) => faces),
);

/** The same as FALLS[dice][n], for callers that draw n at random. */
export const fallAt = (dice: number, n: number): Fall => ({
  kind: 'fall',
  count: dice,
  faces: need(need(PACKED_FALLS[dice])[n]),
});

export const fallOf = (faces: readonly number[]): Fall =>
  need(need(FALLS[faces.length])[faces.reduce((index, face) => index * SYMBOLS.length + face, 0)]);

const OUTCOMES: readonly (readonly Outcome<Fall>[])[] = FALLS.map((falls) =>
  falls.map((fall) => ({ fall, odds: makeOdds(1, falls.length) })),
);

export const outcomesOf = (dice: number): readonly Outcome<Fall>[] => need(OUTCOMES[dice]);
