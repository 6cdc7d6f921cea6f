/** Every printed card has a head with its title, and a QR code that opens it in the app. */
import { type Box, type Shape, line, text } from './shapes.ts';
import { type Code, codeSign, mark } from './signs.ts';
import { BOLD_LETTER, LETTER, fittingParagraphs } from './wrap.ts';

export type Card = {
  readonly title: string;
  /** The URL that the code opens. */
  readonly link: string;
};

/** A card with a grid has room for a reminder of the rules. */
export type GridCard = Card & {
  /** The rules in a few short lines. */
  readonly reminder: readonly string[];
};

/** Space for the grid, the reminder and the code. */
export type Space = {
  readonly square: number;
  readonly grid: Box;
  readonly reminder: Box;
  readonly code: Box;
  /** The maximum width of the line below the code. */
  readonly caption: number;
};

/** The lines of grids. */
export const THIN = 0.6;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export const headHeight = ({ width, height }: Box): number => clamp(Math.min(width, height) * 0.07, 17, 34);
const codeSize = ({ width, height }: Box): number => clamp(Math.min(width, height) * 0.21, 54, 86);
const GAP = 8;
/** The height of the line with the URL below the code. */
const CAPTION = 8;
const CAPTION_SIZE = 5.5;

const gridBox = (box: Box, top: number, square: number, columns: number, rows: number): Box => ({
  x: box.x,
  y: top,
  width: square * columns,
  height: square * rows,
});

/** Below a grid: the reminder on the left, the code on the right. */
const spaceBelow = (box: Box, grid: Box, size: number): Pick<Space, 'reminder' | 'code' | 'caption'> => {
  const y = grid.y + grid.height + GAP;
  return {
    reminder: { x: box.x, y, width: box.width - size - 2 * GAP, height: box.y + box.height - y },
    code: { x: box.x + box.width - size, y, width: size, height: size },
    caption: box.width,
  };
};

/** Beside a grid: the reminder on top, the code at the bottom. */
const spaceBeside = (box: Box, grid: Box, size: number): Pick<Space, 'reminder' | 'code' | 'caption'> => {
  const x = grid.x + grid.width + 2 * GAP;
  const y = grid.y + grid.height - size - CAPTION;
  return {
    reminder: { x, y: grid.y, width: box.x + box.width - x, height: y - grid.y - GAP },
    code: { x: box.x + box.width - size, y, width: size, height: size },
    caption: box.width - grid.width - GAP,
  };
};

/** The code and the reminder are below or beside the grid, whichever allows a larger grid. */
export const spaceIn = (box: Box, columns: number, rows: number): Space => {
  const head = headHeight(box) + GAP;
  const size = codeSize(box);
  const top = box.y + head;
  const left = box.height - head;
  const below = Math.min(box.width / columns, (left - size - CAPTION - GAP) / rows);
  const beside = Math.min((box.width - size - GAP) / columns, left / rows);
  const square = Math.max(below, beside);
  const grid = gridBox(box, top, square, columns, rows);
  if (below <= beside) return { square, grid, ...spaceBeside(box, grid, size) };
  const centred = { ...grid, x: box.x + (box.width - grid.width) / 2 };
  return { square, grid: centred, ...spaceBelow(box, grid, size) };
};

const REMINDER_SIZES = { largest: 15, smallest: 5 };

export const drawReminder = (lines: readonly string[], box: Box): readonly Shape[] =>
  fittingParagraphs(lines, box, REMINDER_SIZES.largest, REMINDER_SIZES.smallest);

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
