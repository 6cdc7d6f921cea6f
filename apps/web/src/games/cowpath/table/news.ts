/** The dice as they lie on Cowpath's table. */
import type { Symbol } from '@abacow/rules/cowpath';

export type Lying = {
  readonly faces: readonly Symbol[];
  /** The dice of the newest throw, from 0. */
  readonly fresh: readonly number[];
};

/** The dice as they lie after these tokens, whoever threw them; null before the first throw. */
export const lyingDice = (tokens: readonly string[]): Lying | null => {
  const from = tokens.findLastIndex((token) => token.startsWith('t12345='));
  if (from < 0) return null;
  let lying: Lying = { faces: [], fresh: [] };
  for (const token of tokens.slice(from)) {
    if (!token.includes('=')) continue;
    const [selection = '', fell = ''] = token.split('=');
    const fresh = [...selection.slice(1)].map((die) => Number(die) - 1);
    const faces = [...lying.faces];
    fresh.forEach((die, index) => (faces[die] = fell[index] as Symbol));
    lying = { faces, fresh };
  }
  return lying;
};
