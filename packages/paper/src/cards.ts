/** A Cowpath sheet, a Trio board and a score pad, each drawn into a box. */
import { SIDE, type Board, numberAt, squareAt } from '@abacow/rules/trio';
import { type Card, TITLE_SHARE, drawCode, drawNameLines, drawTitle, headHeight, spaceIn } from './card.ts';
import { type Box, type Shape, centred, grid, line, text } from './shapes.ts';
import { type Code, cow, mark } from './signs.ts';

export type SheetCard = Card & { readonly kind: 'sheet'; readonly sheet: string };
export type BoardCard = Card & { readonly kind: 'board'; readonly board: Board };
/** `columns`: one per player. The words are printed beside the first and the last row. */
export type ScoreCard = Card & {
  readonly kind: 'scores';
  readonly columns: number;
  readonly words: { readonly name: string; readonly total: string };
};
export type PrintItem = SheetCard | BoardCard | ScoreCard;

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
    ...drawCode(code, card.link, space.code, space.caption),
  ];
};

const NINE = Array.from({ length: SIDE }, (_, index) => index + 1);
const SIGNS: Readonly<Record<Board, string>> = { multiplication: '×', addition: '+' };

const drawBoardCard = (card: BoardCard, code: Code, box: Box): readonly Shape[] => {
  const { square, grid: whole, code: codeBox, caption } = spaceIn(box, SIDE + 1, SIDE + 1);
  const inner = { x: whole.x + square, y: whole.y + square, width: square * SIDE, height: square * SIDE };
  const middle = (index: number, from: number): number => from + (index + 0.5) * square;
  const header = (words: string, column: number, row: number): Shape =>
    centred(words, middle(column, whole.x), middle(row, whole.y), square * 0.52, true);
  const numbers = NINE.flatMap((row) =>
    NINE.map((column) => {
      const words = String(numberAt(card.board, squareAt(row, column)));
      return centred(words, middle(column, whole.x), middle(row, whole.y), square * 0.4);
    }),
  );
  return [
    drawTitle(card.title, box),
    header(SIGNS[card.board], 0, 0),
    ...NINE.flatMap((face) => [header(String(face), face, 0), header(String(face), 0, face)]),
    ...grid(inner, SIDE, SIDE, THIN),
    ...numbers,
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

export const drawItem = (item: PrintItem, code: Code, box: Box): readonly Shape[] => {
  switch (item.kind) {
    case 'sheet':
      return drawSheetCard(item, code, box);
    case 'board':
      return drawBoardCard(item, code, box);
    case 'scores':
      return drawScoreCard(item, code, box);
  }
};
