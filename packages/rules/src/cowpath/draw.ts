/**
 * A sheet as plain text, readable without colour. Capitals are players' squares: `[X]` a start, ` X ` a mark,
 * `<X>` the anchor of a bonus turn. Everything else is a symbol: ` c ` free, `(c)` may be marked now.
 */
import { type Square, type Squares, NO_SQUARES, has, squareAt, union } from './bits.ts';
import { markableSquares } from './legal.ts';
import { makeFaces } from './notation.ts';
import type { CowpathPosition } from './position.ts';
import { NO_ANCHOR, isBlocked } from './position.ts';
import { type Sheet, characterAt } from './sheet.ts';
import { ATTEMPTS, DICE } from './symbols.ts';

type Marks = {
  readonly crosses: Squares;
  readonly circles: Squares;
  readonly anchor: Square;
  readonly markable: Squares;
};

export const SIDE_NAMES = ['cross', 'circle'] as const;

const drawSquare = (sheet: Sheet, marks: Marks, square: Square): string => {
  const owner = has(marks.crosses, square) ? 'X' : has(marks.circles, square) ? 'O' : null;
  if (owner !== null) {
    if (square === marks.anchor) return `<${owner}>`;
    return has(union(...sheet.starts), square) ? `[${owner}]` : ` ${owner} `;
  }
  const symbol = characterAt(sheet, square);
  return has(marks.markable, square) ? `(${symbol})` : ` ${symbol} `;
};

const drawMarks = (sheet: Sheet, marks: Marks): string[] => {
  const columns = Array.from({ length: sheet.columns }, (_, c) => c);
  const heading = columns.map((c) => ` ${String.fromCharCode(97 + c)} `).join('');
  const rows = Array.from(
    { length: sheet.rows },
    (_, r) => `${r + 1} ${columns.map((c) => drawSquare(sheet, marks, squareAt(r, c))).join('')}`,
  );
  return [`  ${heading}`, ...rows].map((line) => line.trimEnd());
};

export const drawSheet = (sheet: Sheet): string =>
  drawMarks(sheet, {
    crosses: sheet.starts[0],
    circles: sheet.starts[1],
    anchor: NO_ANCHOR,
    markable: NO_SQUARES,
  }).join('\n');

const describeDice = (position: CowpathPosition): string => {
  if (position.kind === 'throw') return 'dice in the air';
  if (position.attempt === 0) return 'to throw';
  return `attempt ${position.attempt} of ${ATTEMPTS}: ${[...makeFaces(position.dice, DICE)].join(' ')}`;
};

const describe = (position: CowpathPosition): string => {
  if (position.kind === 'over')
    return position.result.kind === 'tie' ? 'a tie' : `${SIDE_NAMES[position.result.seat as 0 | 1]} wins`;
  const bonus = position.anchor === NO_ANCHOR ? '' : ', bonus turn';
  const blocked = ([0, 1] as const)
    .filter((seat) => isBlocked(position, seat))
    .map((seat) => `; ${SIDE_NAMES[seat]} is blocked`);
  return `${SIDE_NAMES[position.seat]}${bonus}, ${describeDice(position)}${blocked.join('')}`;
};

/** The sheet, and a line that says who has to do what. */
export const drawCowpath = (position: CowpathPosition): string => {
  const { sheet, crosses, circles, anchor } = position;
  const markable = position.kind === 'decision' ? markableSquares(position) : NO_SQUARES;
  return [...drawMarks(sheet, { crosses, circles, anchor, markable }), describe(position)].join('\n');
};
