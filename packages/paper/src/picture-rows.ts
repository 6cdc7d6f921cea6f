/** How small pictures are laid out in a box. */
import type { Box, Shape } from './shapes.ts';

/** A small picture of a rule card. */
export type Picture = (box: Box) => readonly Shape[];

/** Rows of things of equal size, centred in a box. */
export const rowsIn = <T>(
  rows: readonly (readonly T[])[],
  box: Box,
  most: number,
  draw: (thing: T, x: number, y: number, size: number) => readonly Shape[],
): readonly Shape[] => {
  const widest = Math.max(...rows.map(({ length }) => length));
  const step = Math.min(box.width / widest, box.height / rows.length, most);
  const top = box.y + (box.height - rows.length * step) / 2;
  return rows.flatMap((row, r) => {
    const left = box.x + (box.width - row.length * step) / 2;
    return row.flatMap((thing, c) => draw(thing, left + (c + 0.5) * step, top + (r + 0.5) * step, step));
  });
};

export const gridIn = (
  box: Box,
  columns: number,
  rows: number,
): { readonly grid: Box; readonly square: number } => {
  const square = Math.min(box.width / columns, box.height / rows);
  const [width, height] = [square * columns, square * rows];
  return {
    square,
    grid: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
  };
};
