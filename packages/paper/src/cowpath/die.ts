/** A Cowpath die as line art. */
import { placed } from '../placed.ts';
import { type Shape, centred } from '../shapes.ts';
import { cow } from '../signs.ts';

const ROUNDED = 'M18 0H82Q100 0 100 18V82Q100 100 82 100H18Q0 100 0 82V18Q0 0 18 0Z';

/** One face of a Cowpath die: a number or `c`. */
export const faceSign = (face: string, x: number, y: number, size: number): readonly Shape[] =>
  face === 'c' ? cow(x, y, size) : [centred(face, x, y, size * 0.85, true)];

/** Centred on a point. */
export const sixSided = (face: string, x: number, y: number, size: number): readonly Shape[] => [
  placed(ROUNDED, x, y, size, 1, 'white'),
  ...faceSign(face, x, y, size * 0.7),
];
