/** The shapes of a printed page. Measures are points, 72 per inch, from the top left corner. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Ink = 'black' | 'white';
export type Anchor = 'start' | 'middle' | 'end';

export type Line = {
  readonly kind: 'line';
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly width: number;
  /** Length of the dashes and of the gaps between them. */
  readonly dash?: number;
};

/** An SVG path in its own units; `stroke` is in those units too. */
export type Path = {
  readonly kind: 'path';
  readonly d: string;
  readonly at: readonly [number, number];
  readonly scale: number;
  readonly fill: Ink | null;
  readonly stroke: number;
};

/** `y` is the baseline. */
export type Text = {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: Anchor;
  readonly bold: boolean;
  /** Degrees clockwise around its point. */
  readonly turn?: number;
};

export type Shape = Line | Path | Text;

export const line = (
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  dash?: number,
): Line => ({ kind: 'line', from, to, width, ...(dash === undefined ? {} : { dash }) });

export const frame = ({ x, y, width, height }: Box, stroke: number): Path => ({
  kind: 'path',
  d: `M0 0H${width}V${height}H0Z`,
  at: [x, y],
  scale: 1,
  fill: null,
  stroke,
});

export const text = (
  words: string,
  x: number,
  y: number,
  size: number,
  more: { readonly anchor?: Anchor; readonly bold?: boolean } = {},
): Text => ({
  kind: 'text',
  text: words,
  x,
  y,
  size,
  anchor: more.anchor ?? 'start',
  bold: more.bold ?? false,
});

/** Straight lines through points, in points of the page. */
export const outline = (points: readonly (readonly [number, number])[], stroke: number): Path => ({
  kind: 'path',
  d: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`,
  at: [0, 0],
  scale: 1,
  fill: null,
  stroke,
});

const round = (value: number): number => Math.round(value * 100) / 100;

/** The height of capitals and digits in common fonts, relative to the font size. */
const CAPITAL = 0.72;

/** Text centred on a point. */
export const centred = (words: string, x: number, y: number, size: number, bold = false): Text =>
  text(words, x, y + (size * CAPITAL) / 2, size, { anchor: 'middle', bold });

/** The lines of a grid: an outline, thinner lines inside. */
export const grid = (
  { x, y, width, height }: Box,
  columns: number,
  rows: number,
  thin: number,
): readonly Shape[] => [
  ...Array.from({ length: columns - 1 }, (_, index) => {
    const at = x + ((index + 1) * width) / columns;
    return line([at, y], [at, y + height], thin);
  }),
  ...Array.from({ length: rows - 1 }, (_, index) => {
    const at = y + ((index + 1) * height) / rows;
    return line([x, at], [x + width, at], thin);
  }),
  frame({ x, y, width, height }, thin * 2.5),
];
