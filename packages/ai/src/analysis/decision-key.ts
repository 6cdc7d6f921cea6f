/** Throws that keep the same faces count as the same decision, whichever dice they throw. */
import { type Position, gameOf } from '@abacow/rules';

/** Two decisions (as notation, throws without their outcome) have the same key if they count as the same. */
export const decisionKey = (position: Position, move: string): string => {
  if (!move.startsWith('t')) return move;
  const faces = gameOf(position).diceShown(position);
  if (faces.length === 0) return move;
  const kept = faces.filter((_, die) => !move.includes(String(die + 1)));
  return `keep ${kept.sort().join('')}`;
};
