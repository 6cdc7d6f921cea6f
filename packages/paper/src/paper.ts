/** Paper sizes, and how several cards are arranged on one page. */
import { type Box, type Shape, line } from './shapes.ts';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];

export type Layout = { readonly paper: Paper; readonly perPage: PerPage };

/** Width and height in points, upright. */
export const PAPER_SIZE: Readonly<Record<Paper, readonly [number, number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};

const GRIDS: Readonly<Record<PerPage, { readonly columns: number; readonly rows: number }>> = {
  1: { columns: 1, rows: 1 },
  2: { columns: 1, rows: 2 },
  4: { columns: 2, rows: 2 },
  6: { columns: 2, rows: 3 },
};

/** Ten millimetres, which every printer can leave white. */
const MARGIN = 28.35;
const GAP = 24;

/** The boxes of the cards on a page, row by row. */
export const cellsOf = ({ paper, perPage }: Layout): readonly Box[] => {
  const [pageWidth, pageHeight] = PAPER_SIZE[paper];
  const { columns, rows } = GRIDS[perPage];
  const width = (pageWidth - 2 * MARGIN - (columns - 1) * GAP) / columns;
  const height = (pageHeight - 2 * MARGIN - (rows - 1) * GAP) / rows;
  return Array.from({ length: perPage }, (_, index) => ({
    x: MARGIN + (index % columns) * (width + GAP),
    y: MARGIN + Math.floor(index / columns) * (height + GAP),
    width,
    height,
  }));
};

/** Dashed lines between the cards, to show where to cut. They end at the printer's margin. */
export const cutLines = (layout: Layout): readonly Shape[] => {
  const [pageWidth, pageHeight] = PAPER_SIZE[layout.paper];
  const cells = cellsOf(layout);
  const lefts = new Set(cells.map(({ x }) => x).filter((x) => x > MARGIN));
  const tops = new Set(cells.map(({ y }) => y).filter((y) => y > MARGIN));
  return [
    ...[...lefts].map((x) => line([x - GAP / 2, MARGIN], [x - GAP / 2, pageHeight - MARGIN], 0.4, 3)),
    ...[...tops].map((y) => line([MARGIN, y - GAP / 2], [pageWidth - MARGIN, y - GAP / 2], 0.4, 3)),
  ];
};
