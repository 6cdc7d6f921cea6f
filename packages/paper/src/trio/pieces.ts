/** Trio's dice and pawns as line art. */
import { placed } from '../placed.ts';
import { type Shape, text } from '../shapes.ts';

type Point = readonly [number, number];

/** A ten-sided die as it lies on the table: its outline and the kite on top. */
const TEN_SIDED = 'M50 0L96 34L92 72L50 100L8 72L4 34ZM50 10L78 58L50 76L22 58Z';

export const tenSided = (face: string, x: number, y: number, size: number): readonly Shape[] => [
  placed(TEN_SIDED, x, y, size, 1, 'white'),
  text(face, x, y + size * 0.09, size * 0.36, { anchor: 'middle', bold: true }),
];

const PAWN =
  'M20 3.5c7.2 0 12.7 5.5 12.7 12.5 0 4.7-2.5 8.6-6 10.7 1 7.5 4.2 13.6 8.3 18.3 1.9 2.2 1.3 6-2 6.5-4 .7-8.4 1-13 1s-9-.3-13-1c-3.3-.5-3.9-4.3-2-6.5 4.1-4.7 7.3-10.8 8.3-18.300-3.5-2.100-6-6-6-10.7C7.3 9 12.8 3.5 20 3.5z';
const PAWN_HEIGHT = 56;

/** One sign for each player, as in the app. */
export const PAWN_SIGNS = {
  disc: 'M15 16.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  triangle: 'M20 10.6l6 10.2H14z',
  square: 'M15.3 11.8h9.4v9.4h-9.4z',
  star: 'M20 9.6l2.1 4.5 4.9.6-3.6 3.4.95 4.9L20 20.6l-4.35 2.4.95-4.9-3.6-3.4 4.9-.6z',
} as const;
export type PawnSign = keyof typeof PAWN_SIGNS;

/** `upright` false: standing on its head, as on the far side of a folded strip. Centred on a point. */
export const pawn = (sign: PawnSign, [x, y]: Point, height: number, upright = true): readonly Shape[] => {
  const scale = (upright ? 1 : -1) * (height / PAWN_HEIGHT);
  const at = [x - 20 * scale, y - (PAWN_HEIGHT / 2) * scale] as const;
  return [
    { kind: 'path', d: PAWN, at, scale, fill: 'white', stroke: 1.6 },
    { kind: 'path', d: PAWN_SIGNS[sign], at, scale, fill: 'black', stroke: 0 },
  ];
};
