/** Ready-made phrases that players can send each other online. Each client shows them in its own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'lucky',
  'oops',
  'thinking',
  'back-soon',
  'well-played',
  'thanks',
  'again',
] as const;
/** A guest may send at most `count` phrases in any `spanMs` milliseconds; more are refused with `say/too-many`. */
export const PHRASE_LIMIT = { count: 3, spanMs: 10_000 } as const;

export type Phrase = (typeof PHRASES)[number];
