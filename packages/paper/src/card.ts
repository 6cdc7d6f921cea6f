/** Every printed card has a head with its title, and a QR code that opens it in the app. */
import { type Box, type Shape, line, text } from './shapes.ts';
import { type Code, codeSign, mark } from './signs.ts';

export type Card = {
  readonly title: string;
  /** The URL that the code opens. */
  readonly link: string;
};

/** Space for the grid and for the code. */
export type Space = {
  readonly square: number;
  readonly grid: Box;
  readonly code: Box;
  /** The maximum width of the line below the code. */
  readonly caption: number;
};

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export const headHeight = ({ width, height }: Box): number => clamp(Math.min(width, height) * 0.07, 17, 34);
const codeSize = ({ width, height }: Box): number => clamp(Math.min(width, height) * 0.21, 54, 86);
const GAP = 8;
/** The height of the line with the URL below the code. */
const CAPTION = 8;
const CAPTION_SIZE = 5.5;
/** The average character width of common fonts, relative to the font size, with some reserve. */
const LETTER = 0.52;

const gridBox = (box: Box, top: number, square: number, columns: number, rows: number): Box => ({
  x: box.x,
  y: top,
  width: square * columns,
  height: square * rows,
});

/** The code is below or beside the grid, whichever allows a larger grid. */
export const spaceIn = (box: Box, columns: number, rows: number): Space => {
  const head = headHeight(box) + GAP;
  const size = codeSize(box);
  const top = box.y + head;
  const left = box.height - head;
  const below = Math.min(box.width / columns, (left - size - CAPTION - GAP) / rows);
  const beside = Math.min((box.width - size - GAP) / columns, left / rows);
  const square = Math.max(below, beside);
  const grid = gridBox(box, top, square, columns, rows);
  const shifted = below > beside ? { ...grid, x: box.x + (box.width - grid.width) / 2 } : grid;
  const x = box.x + box.width - size;
  const y = below > beside ? grid.y + grid.height + GAP : grid.y + grid.height - size - CAPTION;
  const caption = below > beside ? box.width : box.width - grid.width - GAP;
  return { square, grid: shifted, code: { x, y, width: size, height: size }, caption };
};

const withoutScheme = (link: string): string => link.replace(/^[a-z]+:\/\//, '');

/** The caption is left out if it does not fit. */
export const drawCode = (code: Code, link: string, box: Box, longest: number): readonly Shape[] => {
  const caption = withoutScheme(link);
  const sign = codeSign(code, box.x, box.y, box.width);
  return caption.length * CAPTION_SIZE * LETTER > longest
    ? [sign]
    : [
        sign,
        text(caption, box.x + box.width, box.y + box.height + CAPTION - 1, CAPTION_SIZE, { anchor: 'end' }),
      ];
};

/** Bold characters are wider. */
const BOLD_LETTER = 0.62;

/** A long title gets a smaller font, so that it takes no more than its share of the width. */
export const drawTitle = (title: string, box: Box, share = 1): Shape => {
  const head = headHeight(box);
  const widest = (box.width * share - GAP) / (title.length * BOLD_LETTER);
  return text(title, box.x, box.y + head * 0.78, Math.min(head * 0.72, widest), { bold: true });
};

/** A line to write a name on, after the symbol of the side. */
const nameLine = (
  side: 'x' | 'o',
  from: number,
  to: number,
  middle: number,
  size: number,
): readonly Shape[] => [
  ...mark(side, from + size / 2, middle, size),
  line([from + size + 4, middle + size * 0.5], [to, middle + size * 0.5], 0.7),
];

/** The rest of the head is for names. */
export const TITLE_SHARE = 0.38;

export const drawNameLines = (box: Box): readonly Shape[] => {
  const head = headHeight(box);
  const from = box.x + box.width * TITLE_SHARE;
  const each = (box.x + box.width - from) / 2;
  const middle = box.y + head * 0.52;
  return [
    ...nameLine('x', from, from + each - GAP, middle, head * 0.6),
    ...nameLine('o', from + each, from + 2 * each, middle, head * 0.6),
  ];
};
