/** A board of Trio. */
import { SIDE, type Board, numberAt, squareAt } from '@abacow/rules/trio';
import { type GridCard, THIN, drawCode, drawReminder, drawTitle, spaceIn } from '../card.ts';
import { type Box, type Shape, centred, grid } from '../shapes.ts';
import type { Code } from '../signs.ts';

export type BoardCard = GridCard & { readonly kind: 'board'; readonly board: Board };

export const NINE = Array.from({ length: SIDE }, (_, index) => index + 1);
export const SIGNS: Readonly<Record<Board, string>> = { multiplication: '×', addition: '+' };

/** Headers on all four sides, so that every player at the table can read them. */
const HEADED = SIDE + 2;
const EDGES = [0, SIDE + 1] as const;

export const drawBoardCard = (card: BoardCard, code: Code, box: Box): readonly Shape[] => {
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
