/** Which dice can be kept, and what is thrown then. */
import type { Throw, TrioPosition } from '@abacow/rules/trio';
import { BOTH_DICE, NO_DICE, throwOf } from '@abacow/rules/trio';
import type { KeptDie } from './happenings.ts';

export const DICE = [1, 2] as const;
export type Die = (typeof DICE)[number];

/** Null before a round's first throw. */
export const faceOf = (position: TrioPosition, die: Die): number | null => {
  const face = die === 1 ? position.first : position.second;
  return face === NO_DICE ? null : face;
};

/** Whether a throw is due and the die's face can be kept. */
export const mayKeep = (position: TrioPosition, die: Die): boolean =>
  position.kind === 'decision' && !position.placing && (faceOf(position, die) ?? 0) > 0;

/** At most one die is kept: keeping the other releases this one. */
export const toggleKept = (position: TrioPosition, kept: KeptDie, die: Die): KeptDie =>
  !mayKeep(position, die) ? kept : kept === die ? 0 : die;

export const throwKeeping = (kept: KeptDie): Throw => throwOf(kept === 0 ? BOTH_DICE : BOTH_DICE ^ kept);

export const isInAir = (position: TrioPosition, die: Die): boolean =>
  position.kind === 'throw' && (position.thrown & die) !== 0;
