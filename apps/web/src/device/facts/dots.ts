/** Pictures of facts as dots: rows and columns for a product, frames of ten for an addition. Pure. */
import type { AdditionExplanation, ProductExplanation } from '@abacow/learning';

/** `first` is a filled dot, `second` a ring, `gone` is taken away, `empty` is a free place in a frame of ten. */
export type DotKind = 'first' | 'second' | 'gone' | 'empty';
export type Dot = { readonly x: number; readonly y: number; readonly kind: DotKind };
export type DotPicture = { readonly width: number; readonly height: number; readonly dots: readonly Dot[] };

const PITCH = 10;
const GAP = 5;
const FIVE = 5;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The centre of a dot along one side. There is a gap before the dots with these numbers. */
const placeOf = (index: number, gaps: readonly number[]): number =>
  PITCH / 2 + index * PITCH + gaps.filter((gap) => index >= gap).length * GAP;

const lengthOf = (count: number, gaps: readonly number[]): number => placeOf(count - 1, gaps) + PITCH / 2;

type Grid = {
  readonly rows: number;
  readonly columns: number;
  readonly rowGaps: readonly number[];
  readonly columnGaps: readonly number[];
};

const drawGrid = (grid: Grid, kindOf: (row: number, column: number) => DotKind): DotPicture => ({
  width: lengthOf(grid.columns, grid.columnGaps),
  height: lengthOf(grid.rows, grid.rowGaps),
  dots: upTo(grid.rows).flatMap((row) =>
    upTo(grid.columns).map((column) => ({
      x: placeOf(column, grid.columnGaps),
      y: placeOf(row, grid.rowGaps),
      kind: kindOf(row, column),
    })),
  ),
});

const block = (index: number): number => Math.floor(index / FIVE);

/** Blocks of five by five alternate, so that the dots can be counted by eye. */
export const drawRows = (rows: number, columns: number): DotPicture =>
  drawGrid({ rows, columns, rowGaps: [FIVE], columnGaps: [FIVE] }, (row, column) =>
    (block(row) + block(column)) % 2 === 0 ? 'first' : 'second',
  );

/** The easier product, and what is added to it or taken away. Null if the fact is easy by itself. */
export const drawSplit = ({ rows, columns, split, easy, rest }: ProductExplanation): DotPicture | null => {
  if (split === null) return null;
  const border = rest > 0 ? easy : easy + rest;
  const kindOf = (index: number): DotKind => {
    if (index < border) return 'first';
    return rest > 0 ? 'second' : 'gone';
  };
  const shown = Math.max(easy, easy + rest);
  return split === 'rows'
    ? drawGrid({ rows: shown, columns, rowGaps: [border], columnGaps: [FIVE] }, (row) => kindOf(row))
    : drawGrid({ rows, columns: shown, rowGaps: [FIVE], columnGaps: [border] }, (_, column) =>
        kindOf(column),
      );
};

const FRAME = 10;

/** Both numbers fit into a row of a frame: one below the other shows how much they differ. */
const kindInRows =
  (first: number, second: number) =>
  (row: number, column: number): DotKind => {
    if (row === 0) return column < first ? 'first' : 'empty';
    return column < second ? 'second' : 'empty';
  };

/** Filled from the top left, one frame after the other. */
const kindInFrames =
  (first: number, all: number) =>
  (row: number, column: number): DotKind => {
    const index = block(column) * FRAME + row * FIVE + (column % FIVE);
    if (index < first) return 'first';
    return index < all ? 'second' : 'empty';
  };

export const drawFrames = ({ first, second, steps }: AdditionExplanation): DotPicture => {
  const all = first + second;
  const frames = Math.ceil(all / FRAME);
  const grid = { rows: 2, columns: frames * FIVE, rowGaps: [], columnGaps: [FIVE] };
  return first <= FIVE && second <= FIVE
    ? drawGrid(grid, kindInRows(first, second))
    : drawGrid(grid, kindInFrames(all > FRAME && steps !== null ? steps[0] : first, all));
};
