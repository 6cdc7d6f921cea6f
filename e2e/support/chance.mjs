// @ts-check
// Seeded randomness for pages, for the computer players' workers and for the online server. Only tests load this file.

/**
 * Makes all randomness depend on the seed. Self-contained, because it is sent to pages and workers as text.
 * @param {number} seed
 */
export const seedChance = (seed) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, index) => (bytes[index] = next() & 255));
    return array;
  };
};

/**
 * A hash of a text.
 * @param {string} text
 */
export const seedOf = (text) => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** Each look at the clock advances it by this, so that a computer player does the same work on every machine. */
const LOOK_MS = 2;

/**
 * Self-contained except for the two functions above. The returned function is called with every question before its answer.
 * @param {number} lookMs
 */
export const steadyThinking = (lookMs) => {
  let clock = 0;
  performance.now = () => (clock += lookMs);
  return (/** @type {unknown} */ question) => seedChance(seedOf(JSON.stringify(question)));
};

/** Added to the start of a computer player's worker; makes every answer depend only on its question. */
const PRELUDE = `{
  const __name = (named) => named;
  const seedChance = ${seedChance.toString()};
  const seedOf = ${seedOf.toString()};
  const begin = (${steadyThinking.toString()})(${LOOK_MS});
  addEventListener('message', ({ data }) => begin(data.question));
}
`;

/** @param {string} path */
const isPlayer = (path) => /\/computer\.worker-[^/]*\.js$/.test(path);

/**
 * The built app with deterministic computer players. `makeFile` is the server's.
 * @param {import('../../apps/server/src/http/site.ts').Site} site
 * @param {typeof import('../../apps/server/src/http/site.ts').makeFile} makeFile
 */
export const steadySite = (site, makeFile) =>
  new Map(
    [...site].map(([path, file]) => {
      if (!isPlayer(path)) return [path, file];
      const text = PRELUDE + new TextDecoder().decode(file.body);
      return [path, makeFile(path, new TextEncoder().encode(text))];
    }),
  );

export const steadyThread = () => steadyThinking(LOOK_MS);
