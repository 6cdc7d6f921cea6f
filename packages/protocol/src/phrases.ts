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
export type Phrase = (typeof PHRASES)[number];
