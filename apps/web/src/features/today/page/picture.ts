/** The picture to share: date, result and strokes. It shows no squares, so it gives nothing away. */
import { need } from '@abacow/rules/need';
import { DAY } from '../../../base/theme/day-colours.ts';
import { escapeXml, svgDocument } from '../../../base/ui/svg-text.ts';
import type { DayResult } from '../../../device/day/tries.ts';

export type PictureRow = {
  readonly name: string;
  /** As on the page: "Won in 6 turns". */
  readonly words: string;
  readonly result: DayResult;
};

export type PictureTexts = {
  readonly title: string;
  readonly day: string;
  /** "Practice"; empty for a try that counts. */
  readonly note: string;
  /** The address of the app. */
  readonly address: string;
};

export const PICTURE_SIZE = 1080;

const ROW_COLOURS = [
  { stroke: DAY.cross, wash: DAY['cross-wash'] },
  { stroke: DAY.circle, wash: DAY['circle-wash'] },
] as const;

/** So many rows fit on the paper. */
export const MOST_ROWS = 3;

const LEFT = 130;
const WIDTH = 820;
const TOP = 360;
/** Three rows are closer to each other than two. */
const rowHeight = (rows: number): number => (rows < MOST_ROWS ? 290 : 205);
const MAX_BOX = 72;
const MIN_BOX = 30;
const GAP = 0.14;

/** Boxes are as large as two lines allow. */
export const boxSize = (turns: number): number => {
  const perLine = Math.max(1, Math.ceil(turns / 2));
  const fitting = turns * MAX_BOX * (1 + GAP) <= WIDTH ? MAX_BOX : WIDTH / (perLine * (1 + GAP));
  return Math.max(MIN_BOX, Math.min(MAX_BOX, fitting));
};

const text = (x: number, y: number, size: number, colour: string, content: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" ${more}>${escapeXml(content)}</text>`;

const DISPLAY = `font-family="Fredoka, sans-serif" font-weight="600"`;
const PLAIN = `font-family="'Plain Zero', 'Atkinson Hyperlegible Next', sans-serif"`;

const MOST_STROKES = 4;

const box = (
  x: number,
  y: number,
  size: number,
  count: number,
  colour: (typeof ROW_COLOURS)[number],
): string => {
  const strokes = Math.min(count, MOST_STROKES);
  const lines = Array.from({ length: strokes }, (_, n) => {
    const at = x + ((n + 1) * size) / (strokes + 1);
    return `M${at + size * 0.07} ${y + size * 0.23}L${at - size * 0.07} ${y + size * 0.77}`;
  }).join('');
  const [fill, edge] = count > 0 ? [colour.wash, colour.stroke] : [DAY['paper-wash'], DAY.line];
  return (
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.2}" fill="${fill}" stroke="${edge}" stroke-width="4"/>` +
    `<path d="${lines}" fill="none" stroke="${colour.stroke}" stroke-width="${size * 0.12}" stroke-linecap="round"/>`
  );
};

const row = ({ name, words, result }: PictureRow, index: number, rows: readonly PictureRow[]): string => {
  const y = TOP + index * rowHeight(rows.length);
  const size = Math.min(boxSize(result.marks.length), rows.length < MOST_ROWS ? MAX_BOX : MAX_BOX / 2);
  const step = size * (1 + GAP);
  const perLine = Math.floor((WIDTH + size * GAP) / step);
  const boxes = result.marks.map((count, turn) =>
    box(
      LEFT + (turn % perLine) * step,
      y + 86 + Math.floor(turn / perLine) * step,
      size,
      count,
      need(ROW_COLOURS[index % ROW_COLOURS.length]),
    ),
  );
  return (
    text(LEFT, y, 44, DAY.ink, name, DISPLAY) +
    text(LEFT, y + 52, 36, DAY['ink-faint'], words, PLAIN) +
    boxes.join('')
  );
};

const PAPER = `<rect width="1080" height="1080" fill="${DAY.table}"/>
<rect x="60" y="72" width="960" height="960" rx="26" fill="${DAY.frame}" opacity="0.45"/>
<rect x="60" y="60" width="960" height="960" rx="26" fill="${DAY.paper}"/>
<path d="M60 86a26 26 0 0 1 26-26h908a26 26 0 0 1 26 26v14H60z" fill="${DAY.glue}"/>`;

export const dayPicture = (
  { title, day, note, address }: PictureTexts,
  rows: readonly PictureRow[],
): string =>
  svgDocument(
    PICTURE_SIZE,
    PICTURE_SIZE,
    PAPER +
      text(LEFT, 204, 62, DAY.ink, title, DISPLAY) +
      text(LEFT, 268, 42, DAY['ink-faint'], note === '' ? day : `${day} · ${note}`, PLAIN) +
      rows.map(row).join('') +
      text(LEFT, 976, 36, DAY['ink-faint'], address, PLAIN),
  );
