/** What players can say to each other online: ready-made, said in every listener's own language. */
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
/** A guest says at most this many phrases in any such time; more are refused as `say/too-many`. */
export const PHRASE_LIMIT = { count: 3, spanMs: 10_000 } as const;

export type Phrase = (typeof PHRASES)[number];
