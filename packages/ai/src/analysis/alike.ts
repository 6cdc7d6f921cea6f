/** Decisions that differ only in the names of dice are one decision: what counts is which faces stay. */
import type { Position } from '@abacow/rules';
import { DICE, faceOf } from '@abacow/rules/cowpath';

const DIE = { cowpath: Array.from({ length: DICE }, (_, die) => die), trio: [0, 1] } as const;

const faceAt = (position: Position, die: number): number => {
  if (position.game === 'cowpath') return faceOf(position.dice, die);
  return die === 0 ? position.first : position.second;
};

/** Nothing lies there yet that could be kept. */
const isFirstThrow = (position: Position): boolean =>
  position.game === 'cowpath' ? position.attempt === 0 : position.first < 0;

/** Equal for two decisions (as notation, throws without their outcome) exactly when they are one. */
export const sameness = (position: Position, move: string): string => {
  if (!move.startsWith('t') || isFirstThrow(position)) return move;
  const kept = DIE[position.game].filter((die) => !move.includes(String(die + 1)));
  return `keep ${kept
    .map((die) => faceAt(position, die))
    .sort()
    .join('')}`;
};
