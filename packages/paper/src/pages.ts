import { type PrintItem, drawItem } from './cards.ts';
import { type Layout, cellsOf, cutLines } from './paper.ts';
import type { Shape } from './shapes.ts';
import type { Code } from './signs.ts';

export type Page = readonly Shape[];

const chunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );

/** `codeOf` makes the QR code of a link. It is passed in, so that this package needs no library for it. */
export const drawPages = (
  items: readonly PrintItem[],
  layout: Layout,
  codeOf: (link: string) => Code,
): readonly Page[] => {
  const cells = cellsOf(layout);
  return chunks(items, layout.perPage).map((onPage) => [
    ...cutLines(layout),
    ...onPage.flatMap((item, index) => drawItem(item, codeOf(item.link), cells[index]!)),
  ]);
};
