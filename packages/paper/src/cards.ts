/** Cards that share a page with others: a Cowpath sheet, a Trio board and a score pad. */
import { SIDE, type Board, numberAt, squareAt } from '@abacow/rules/trio';
import {
  type Card,
  type GridCard,
  TITLE_SHARE,
  drawCode,
  drawNameLines,
  drawReminder,
  drawTitle,
  headHeight,
  spaceIn,
} from './card.ts';
import { type Box, type Shape, centred, grid, line, text } from './shapes.ts';
import { type Code, cow, mark } from './signs.ts';

export type SheetCard = GridCard & { readonly kind: 'sheet'; readonly sheet: string };
export type BoardCard = GridCard & { readonly kind: 'board'; readonly board: Board };
/** `columns`: one per player. The words are printed beside the first and the last row. */
export type ScoreCard = Card & {
  readonly kind: 'scores';
  readonly columns: number;
  readonly words: { readonly name: string; readonly total: string };
};
export type SharedCard = SheetCard | BoardCard | ScoreCard;

const THIN = 0.6;

const signAt = (sign: string, x: number, y: number, square: number): readonly Shape[] => {
  if (sign === 'x' || sign === 'o') return mark(sign, x, y, square * 0.84);
  return sign === 'c' ? cow(x, y, square * 0.62) : [centred(sign, x, y, square * 0.5)];
};

const drawSheetCard = (card: SheetCard, code: Code, box: Box): readonly Shape[] => {
  const rows = card.sheet.split('/');
  const columns = rows[0]!.length;
  const space = spaceIn(box, columns, rows.length);
  const signs = rows.flatMap((row, r) =>
    [...row].flatMap((sign, c) =>
      signAt(
        sign,
        space.grid.x + (c + 0.5) * space.square,
        space.grid.y + (r + 0.5) * space.square,
        space.square,
      ),
    ),
  );
  return [
    drawTitle(card.title, box, TITLE_SHARE),
    ...drawNameLines(box),
    ...grid(space.grid, columns, rows.length, THIN),
    ...signs,
    ...drawReminder(card.reminder, space.reminder),
    ...drawCode(code, card.link, space.code, space.caption),
  ];
};

const NINE = Array.from({ length: SIDE }, (_, index) => index + 1);
const SIGNS: Readonly<Record<Board, string>> = { multiplication: '×', addition: '+' };

/** Headers on all four sides, so that every player at the table can read them. */
const HEADED = SIDE + 2;
const EDGES = [0, SIDE + 1] as const;

const drawBoardCard = (card: BoardCard, code: Code, box: Box): readonly Shape[] => {
  const { square, grid: whole, reminder, code: codeBox, caption } = spaceIn(box, HEADED, HEADED);
  const inner = { x: whole.x + square, y: whole.y + square, width: square * SIDE, height: square * SIDE };
  const at = (words: string, row: number, column: number, size: number, bold = false): Shape =>
    centred(words, whole.x + (column + 0.5) * square, whole.y + (row + 0.5) * square, square * size, bold);
  const headers = EDGES.flatMap((edge) => [
    ...EDGES.map((other) => at(SIGNS[card.board], edge, other, 0.52, true)),
    ...NINE.flatMap((face) => [
      at(String(face), edge, face, 0.52, true),
      at(String(face), face, edge, 0.52, true),
    ]),
  ]);
  const numbers = NINE.flatMap((row) =>
    NINE.map((column) => at(String(numberAt(card.board, squareAt(row, column))), row, column, 0.4)),
  );
  return [
    drawTitle(card.title, box),
    ...headers,
    ...grid(inner, SIDE, SIDE, THIN),
    ...numbers,
    ...drawReminder(card.reminder, reminder),
    ...drawCode(code, card.link, codeBox, caption),
  ];
};

const ROW_HEIGHT = 21;
const CODE_SIZE = 54;

/** As many rounds as fit. The first row is for names, the last one for sums. */
const drawScoreCard = (card: ScoreCard, code: Code, box: Box): readonly Shape[] => {
  const top = box.y + Math.max(headHeight(box), CODE_SIZE + 8) + 8;
  const rows = Math.floor((box.y + box.height - top) / ROW_HEIGHT);
  const table = { x: box.x, y: top, width: box.width, height: rows * ROW_HEIGHT };
  const first = box.width * 0.18;
  const lead = { ...table, width: first };
  const rest = { ...table, x: box.x + first, width: box.width - first };
  const label = (words: string, row: number): Shape =>
    text(words, box.x + 5, top + (row + 0.68) * ROW_HEIGHT, 10, { bold: true });
  const bars = [1, rows - 1].map((row) =>
    line([box.x, top + row * ROW_HEIGHT], [box.x + box.width, top + row * ROW_HEIGHT], THIN * 2.5),
  );
  const rounds = Array.from({ length: rows - 2 }, (_, round) =>
    text(String(round + 1), box.x + first - 6, top + (round + 1.68) * ROW_HEIGHT, 10, { anchor: 'end' }),
  );
  const codeBox = { x: box.x + box.width - CODE_SIZE, y: box.y, width: CODE_SIZE, height: CODE_SIZE };
  return [
    drawTitle(card.title, box),
    ...grid(lead, 1, rows, THIN),
    ...grid(rest, card.columns, rows, THIN),
    ...bars,
    label(card.words.name, 0),
    label(card.words.total, rows - 1),
    ...rounds,
    ...drawCode(code, card.link, codeBox, box.width),
  ];
};

export const drawShared = (item: SharedCard, code: Code, box: Box): readonly Shape[] => {
  switch (item.kind) {
    case 'sheet':
      return drawSheetCard(item, code, box);
    case 'board':
      return drawBoardCard(item, code, box);
    case 'scores':
      return drawScoreCard(item, code, box);
  }
};
