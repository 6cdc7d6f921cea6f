import { need } from '@abacow/rules/need';
import { writeSigns } from '@abacow/rules/trio';
import { type SheetCard, drawSheetCard } from './cowpath/sheet-card.ts';
import { type CutOutCard, drawCutOut } from './cut-outs.ts';
import { type Layout, cellsOf, cutLines } from './paper.ts';
import { type RulesCard, drawRules } from './rule-card.ts';
import type { Box, Shape } from './shapes.ts';
import { type ScoreCard, drawScoreCard } from './score-card.ts';
import type { Code } from './signs.ts';
import type { Language } from './texts/index.ts';
import { type BoardCard, drawBoardCard } from './trio/board-card.ts';
import { type WorksheetCard, drawWorksheet } from './trio/worksheet.ts';

/** A card that shares a page with others. */
export type SharedCard = SheetCard | BoardCard | ScoreCard;
/** A card that takes a page of its own, whatever the layout. */
export type PageCard = RulesCard | CutOutCard | WorksheetCard;
export type PrintItem = SharedCard | PageCard;
export type Page = readonly Shape[];

const isPageCard = (item: PrintItem): item is PageCard => {
  switch (item.kind) {
    case 'rules':
    case 'cut-outs':
    case 'tasks':
    case 'table':
      return true;
    case 'sheet':
    case 'board':
    case 'scores':
      return false;
  }
};

const drawShared = (item: SharedCard, code: Code, box: Box): readonly Shape[] => {
  switch (item.kind) {
    case 'sheet':
      return drawSheetCard(item, code, box);
    case 'board':
      return drawBoardCard(item, code, box);
    case 'scores':
      return drawScoreCard(item, code, box);
  }
};

const chunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );

/** The last page is filled with further copies of its cards, so that no paper is wasted. */
const filled = <T>(items: readonly T[], size: number): readonly T[] =>
  Array.from({ length: size }, (_, index) => need(items[index % items.length]));

const drawPageCard = (card: PageCard, code: Code, box: Box): readonly Shape[] => {
  switch (card.kind) {
    case 'rules':
      return drawRules(card, code, box);
    case 'tasks':
    case 'table':
      return drawWorksheet(card, code, box);
    case 'cut-outs':
      return drawCutOut(card, code, box);
  }
};

const withSigns = (shape: Shape, language: Language): Shape =>
  shape.kind === 'text' ? { ...shape, text: writeSigns(language, shape.text) } : shape;

/** `codeOf` makes the QR code of a link. It is passed in, so that this package needs no library for it. */
export const drawPages = (
  items: readonly PrintItem[],
  layout: Layout,
  codeOf: (link: string) => Code,
  language: Language = 'en',
): readonly Page[] => {
  const cells = cellsOf(layout);
  const [whole] = cellsOf({ ...layout, perPage: 1 });
  const shared = items.filter((item) => !isPageCard(item));
  const pages: readonly Page[] = [
    ...items.filter(isPageCard).map((card) => drawPageCard(card, codeOf(card.link), need(whole))),
    ...chunks(shared, layout.perPage).map((onPage) => [
      ...cutLines(layout),
      ...filled(onPage, layout.perPage).flatMap((item, index) =>
        drawShared(item, codeOf(item.link), need(cells[index])),
      ),
    ]),
  ];
  return pages.map((page) => page.map((shape) => withSigns(shape, language)));
};
