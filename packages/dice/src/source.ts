import type { Throw } from './throws.ts';

/** Where throws come from. Rules never ask; whoever runs a game throws and plays the outcome as a token. */
export interface DiceSource {
  throwDice(count: number, sides: number): Throw;
}

export const MAX_SIDES = 2 ** 32;

/**
 * The largest multiple of `sides` that 32 random bits can be compared with: words at or above it are drawn
 * again, so that every face has the same number of words.
 */
export function fairLimit(sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > MAX_SIDES) {
    throw new RangeError(`A die cannot have ${sides} sides`);
  }
  return MAX_SIDES - (MAX_SIDES % sides);
}
