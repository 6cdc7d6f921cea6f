import type { Random } from '@abacow/ai';
import { seededDice } from '@abacow/dice';
import { makeText } from '@abacow/rules';

/** A computer's randomness at a decision that everybody shares: it follows from the seed and the game so far. */
export const seededRandom = (seed: string, tokens: readonly string[]): Random => {
  const { next32 } = seededDice(`${seed} ${makeText(tokens)}`);
  return () => next32() / 2 ** 32;
};
