/** A score pad. */
import { type Card, THIN, drawCode, drawTitle, headHeight } from './card.ts';
import { type Box, type Shape, grid, line, text } from './shapes.ts';
import type { Code } from './signs.ts';

/** `columns`: one per player. The words are printed beside the first and the last row. */
export type ScoreCard = Card & {
  readonly kind: 'scores';
  readonly columns: number;
  readonly words: { readonly name: string; readonly total: string };
};

const ROW_HEIGHT = 21;
const CODE_SIZE = 54;

/** As many rounds as fit. The first row is for names, the last one for sums. */
export const drawScoreCard = (card: ScoreCard, code: Code, box: Box): readonly Shape[] => {
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
