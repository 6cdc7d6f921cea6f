/** Decisions that differ only in the names of dice are one decision: what counts is which faces stay. */
import { type Position, gameOf } from '@abacow/rules';

/** Equal for two decisions (as notation, throws without their outcome) exactly when they are one. */
export const sameness = (position: Position, move: string): string => {
  if (!move.startsWith('t')) return move;
  const faces = gameOf(position).diceShown(position);
  if (faces.length === 0) return move;
  const kept = faces.filter((_, die) => !move.includes(String(die + 1)));
  return `keep ${kept.sort().join('')}`;
};
