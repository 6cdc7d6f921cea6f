import type { Throw } from './throws.ts';

/** Where throws come from. The rules never use it: the program that runs a game throws, and plays the token. */
export interface DiceSource {
  throwDice(count: number, sides: number): Throw;
}

/** Sources make faces from 32 random bits. */
export const MAX_SIDES = 2 ** 32 - 1;

export function checkSides(sides: number): void {
  if (sides >>> 0 !== sides || sides === 0) throw new RangeError(`A die cannot have ${sides} sides`);
}

/**
 * The face that an unsigned 32-bit word stands for. The few highest words would make low faces more likely than
 * others: for them the result is NO_FACE, and the caller draws again.
 */
export function faceOfWord(word: number, sides: number): number {
  // Both operands and the result are unsigned: engines then divide integers, which is several times faster.
  const face = ((word >>> 0) % (sides >>> 0)) >>> 0;
  return word - face + sides <= 2 ** 32 ? face : NO_FACE;
}

export const NO_FACE = -1;
