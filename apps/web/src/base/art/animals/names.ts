/**
 * The pictures that players choose from: cows with something on, pawns with a shape, animals. The names are stored with players: add
 * to them, change none.
 */
export const PICTURES = [
  'cow',
  'flower',
  'bell',
  'hat',
  'sheep',
  'pig',
  'dog',
  'mouse',
  'disc',
  'triangle',
  'square',
  'star',
  'frog',
  'hedgehog',
  'cat',
  'bear',
  'unicorn',
  'dragon',
] as const;
export type Picture = (typeof PICTURES)[number];
