import { sha256 } from './sha256.ts';
import { checkSides, faceOfWord, NO_FACE, type DiceSource } from './source.ts';
import { utf8 } from './bytes.ts';
import { xoshiro128ss, type XoshiroState } from './xoshiro.ts';

export interface SeededDice extends DiceSource {
  /** 32 random bits as an unsigned number. */
  next32(): number;
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
}

/** The generator's first state: the first 16 bytes of SHA-256 over the seed's text, big-endian. */
export function seedState(seed: number | string): XoshiroState {
  const digest = sha256(utf8(String(seed)));
  const view = new DataView(digest.buffer, digest.byteOffset);
  return [view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12)];
}

/** The same seed always gives the same throws, in every version. The number 7 and the text '7' are the same seed. */
export function seededDice(seed: number | string): SeededDice {
  const next32 = xoshiro128ss(seedState(seed));
  const below = (n: number): number => {
    checkSides(n);
    for (;;) {
      const face = faceOfWord(next32(), n);
      if (face !== NO_FACE) return face;
    }
  };
  const throwDice = (count: number, sides: number) => Array.from({ length: count }, () => below(sides));
  return { next32, below, throwDice };
}

/** The list in a random order, every order equally likely (Fisher-Yates). The given list is not changed. */
export function shuffled<T>(list: readonly T[], below: (n: number) => number): T[] {
  const deck = [...list];
  for (let last = deck.length - 1; last > 0; last--) {
    const pick = below(last + 1);
    const card = deck[pick] as T;
    deck[pick] = deck[last] as T;
    deck[last] = card;
  }
  return deck;
}
