/** Pencil strokes in a box of 100 by 100. Each has a few variants, so that neighbouring marks look drawn by hand. */
import { need } from '@abacow/rules/need';

const CROSSES = [
  ['M23 21C38 38 60 61 78 80', 'M77 22C62 40 40 60 22 78'],
  ['M20 25C42 41 61 60 79 76', 'M74 19C63 41 41 59 25 81'],
  ['M25 19C36 41 62 58 76 82', 'M80 25C58 39 43 63 20 75'],
  ['M21 22C40 40 57 64 80 78', 'M78 19C60 37 37 62 23 80'],
] as const;

const CIRCLES = [
  'M56 18C34 12 16 30 18 53C20 75 40 86 58 82C77 78 87 58 81 39C76 25 60 16 44 20',
  'M44 18C26 20 15 38 19 58C23 77 45 87 63 80C81 72 87 50 78 34C70 20 52 15 38 22',
  'M60 19C40 11 19 24 17 47C16 70 34 85 54 83C76 81 87 60 82 41C77 23 58 17 47 19',
  'M50 17C29 16 14 34 18 56C22 76 42 85 60 81C79 76 87 55 80 37C73 20 55 15 41 19',
] as const;

export const strokesFor = (side: 'x' | 'o', square: number): readonly string[] => {
  const hand = (square * 7 + (square >> 3)) % CROSSES.length;
  return side === 'x' ? need(CROSSES[hand]) : [need(CIRCLES[hand])];
};
