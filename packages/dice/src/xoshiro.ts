/** Four 32-bit words, not all zero. */
export type XoshiroState = readonly [number, number, number, number];

/**
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (2018, public domain): period 2^128 - 1, good in
 * all 32 bits, not for secrets. Gives unsigned 32-bit words.
 */
export function xoshiro128ss(state: XoshiroState): () => number {
  let [a, b, c, d] = state.map((word) => word | 0) as [number, number, number, number];
  if ((a | b | c | d) === 0) throw new RangeError('xoshiro128** cannot start from all zeros');
  return () => {
    const scaled = Math.imul(b, 5);
    const word = Math.imul((scaled << 7) | (scaled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return word;
  };
}
