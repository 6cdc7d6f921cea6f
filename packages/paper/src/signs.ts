/** Our symbols as line art: the cow, crosses, circles, and QR codes. */
import type { Ink, Shape } from './shapes.ts';

const COW_BOX = 48;
const MARK_BOX = 100;

type Outline = { readonly d: string; readonly fill: Ink | null; readonly stroke: number };

const HORNS = [
  'M13.5 13C9 12 7.2 8 8.6 3.8c1.9 3.4 5.2 5 9.6 5.7z',
  'M34.5 13c4.5-1 6.3-5 4.9-9.2-1.9 3.4-5.2 5-9.6 5.7z',
];
const EAR = 'M13 17.5C8.5 13.8 4 13.6 1.8 16.3c.9 4.6 4.8 7.2 10.5 6.4z';
const DARK_EAR = 'M35 17.5c4.5-3.7 9-3.9 11.2-1.2-.9 4.6-4.8 7.2-10.5 6.4z';
const HEAD =
  'M24 8.2c8.4 0 13.3 4.6 12.7 12.3-.3 4.1-1.5 7.3-2.1 10.5-.9 5.9-4.7 9.9-10.6 9.9S14.3 36.9 13.4 31c-.6-3.2-1.8-6.4-2.1-10.5C10.7 12.8 15.6 8.2 24 8.2z';
const PATCH =
  'M26.2 8.3c7.2.3 11.1 4.8 10.5 12.2-.2 2.4-.6 4.5-1.1 6.5-4.7.9-8.8-1.3-9.7-5.7-.8-4.1 1.9-8 .3-13z';
const MUZZLE = 'M24 27.2c7 0 11.9 3.4 11.9 8.6 0 5.4-5 9-11.9 9s-11.9-3.6-11.9-9c0-5.2 4.9-8.6 11.9-8.6z';

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const COW: readonly Outline[] = [
  ...[...HORNS, EAR].map((d): Outline => ({ d, fill: 'white', stroke: 1.8 })),
  { d: DARK_EAR, fill: 'black', stroke: 1.8 },
  { d: HEAD, fill: 'white', stroke: 1.8 },
  { d: PATCH, fill: 'black', stroke: 0 },
  { d: MUZZLE, fill: 'white', stroke: 1.8 },
  { d: ellipse(18.3, 20.3, 2.3, 2.8), fill: 'black', stroke: 0 },
  { d: ellipse(30.3, 20.3, 2.3, 2.8), fill: 'white', stroke: 0 },
  { d: ellipse(19.3, 34.2, 1.7, 2.3), fill: 'black', stroke: 0 },
  { d: ellipse(28.7, 34.2, 1.7, 2.3), fill: 'black', stroke: 0 },
  { d: 'M20.5 40.2c2.2 1.5 4.8 1.5 7 0', fill: null, stroke: 1.8 },
];

const MARKS = {
  x: ['M18 18L82 82', 'M82 18L18 82'],
  o: [ellipse(50, 50, 34, 34)],
} as const;

const placed = (
  outlines: readonly Outline[],
  box: number,
  x: number,
  y: number,
  size: number,
): readonly Shape[] => {
  const at = [x - size / 2, y - size / 2] as const;
  return outlines.map((outline) => ({ kind: 'path', ...outline, at, scale: size / box }));
};

/** Centred on a point. */
export const cow = (x: number, y: number, size: number): readonly Shape[] => placed(COW, COW_BOX, x, y, size);

export const mark = (side: 'x' | 'o', x: number, y: number, size: number, stroke = 13): readonly Shape[] =>
  placed(
    MARKS[side].map((d) => ({ d, fill: null, stroke })),
    MARK_BOX,
    x,
    y,
    size,
  );

/** The dark modules of a QR code, rows from the top. */
export type Code = readonly (readonly boolean[])[];

/** One path that joins runs of dark modules, so that no hairlines show between them. */
const codePath = (code: Code): string =>
  code
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return '';
        const end = row.findIndex((later, at) => at > x && !later);
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');

export const codeSign = (code: Code, x: number, y: number, size: number): Shape => ({
  kind: 'path',
  d: codePath(code),
  at: [x, y],
  scale: size / code.length,
  fill: 'black',
  stroke: 0,
});
