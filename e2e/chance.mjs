// Seeded chance for pages, for the computer players' workers and for the online server. Only tests and what drives them load this.

/** Self-contained, because it is sent into pages and workers as text: everything random there follows from the seed. */
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

/** A number that follows from a text. */
export const seedOf = (text) => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** What one look at the clock costs a computer player that thinks for so many milliseconds: it does the same work on every machine. */
const LOOK_MS = 2;

/** Self-contained but for the two above. The returned function is called with every question, before it is answered. */
export const steadyThinking = (lookMs) => {
  let clock = 0;
  performance.now = () => (clock += lookMs);
  return (question) => seedChance(seedOf(JSON.stringify(question)));
};

/** Put before the text of a computer player's worker, it makes every answer a function of its question. */
const PRELUDE = `{
  const __name = (named) => named;
  const seedChance = ${seedChance};
  const seedOf = ${seedOf};
  const begin = (${steadyThinking})(${LOOK_MS});
  addEventListener('message', ({ data }) => begin(data.question));
}
`;

const isPlayer = (path) => /\/computer\.worker-[^/]*\.js$/.test(path);

/** The built app, its computer players steadied. `makeFile` as the server has it. */
export const steadySite = (site, makeFile) =>
  new Map(
    [...site].map(([path, file]) => {
      if (!isPlayer(path)) return [path, file];
      const text = PRELUDE + new TextDecoder().decode(file.body);
      return [path, makeFile(path, new TextEncoder().encode(text))];
    }),
  );

export const steadyThread = () => steadyThinking(LOOK_MS);
