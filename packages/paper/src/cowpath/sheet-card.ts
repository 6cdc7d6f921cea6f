/** A Cowpath sheet to write on. */
import {
  type GridCard,
  THIN,
  TITLE_SHARE,
  drawCode,
  drawNameLines,
  drawReminder,
  drawTitle,
  spaceIn,
} from '../card.ts';
import { type Box, type Shape, centred, grid } from '../shapes.ts';
import { type Code, cow, mark } from '../signs.ts';

export type SheetCard = GridCard & { readonly kind: 'sheet'; readonly sheet: string };

const signAt = (sign: string, x: number, y: number, square: number): readonly Shape[] => {
  if (sign === 'x' || sign === 'o') return mark(sign, x, y, square * 0.84);
  return sign === 'c' ? cow(x, y, square * 0.62) : [centred(sign, x, y, square * 0.5)];
};

export const drawSheetCard = (card: SheetCard, code: Code, box: Box): readonly Shape[] => {
  const rows = card.sheet.split('/');
  const columns = rows[0]?.length ?? 0;
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
