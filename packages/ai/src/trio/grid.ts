/**
 * Trio's board as a 10 × 10 grid of dice outcomes: cell 10 a + b is the square that dice a and b point at. Row 0 and
 * column 0 have no squares; they hold the values of outcomes with a 0.
 */
import { need } from '@abacow/rules/need';
import type { Board, Square } from '@abacow/rules/trio';
import { ROWS, columnOf, numberAt, rowOf, squareAt, sumOf } from '@abacow/rules/trio';

export const GRID = 10;
export const CELLS = GRID * GRID;

export type Cell = number;
/** A seat's pawns. */
export type Cells = readonly Cell[];

export const cellOf = (square: Square): Cell => rowOf(square) * GRID + columnOf(square);
export const squareOf = (cell: Cell): Square => squareAt(Math.floor(cell / GRID), cell % GRID);
export const mirrored = (cell: Cell): Cell => (cell % GRID) * GRID + Math.floor(cell / GRID);

/** 1 where the board has a square. */
export const ON_BOARD = Uint8Array.from({ length: CELLS }, (_, cell) =>
  cell >= GRID && cell % GRID > 0 ? 1 : 0,
);

const numbersOf = (board: Board): Int32Array =>
  Int32Array.from({ length: CELLS }, (_, cell) =>
    ON_BOARD[cell] === 1 ? numberAt(board, squareOf(cell)) : 0,
  );

/** The number under every cell. */
export const NUMBERS: Record<Board, Int32Array> = {
  multiplication: numbersOf('multiplication'),
  addition: numbersOf('addition'),
};

/** By cell: the other two cells of every row through it, as consecutive pairs. */
export const PARTNERS: readonly Int32Array[] = Array.from({ length: CELLS }, (_, cell) =>
  Int32Array.from(
    ROWS.map((row) => row.map(cellOf))
      .filter((row) => row.includes(cell))
      .flatMap((row) => row.filter((other) => other !== cell)),
  ),
);

/** The largest sum of a row that one of the player's own pawns on the cell completes; 0 if it completes none. */
export const completedSum = (board: Board, own: Cells, cell: Cell): number => {
  const partners = need(PARTNERS[cell]);
  const numbers = NUMBERS[board];
  let best = 0;
  for (let pair = 0; pair < partners.length; pair += 2) {
    const [a, b] = [need(partners[pair]), need(partners[pair + 1])];
    if (own.includes(a) && own.includes(b))
      best = Math.max(best, need(numbers[cell]) + need(numbers[a]) + need(numbers[b]));
  }
  return best;
};

/** Row sums are grouped into six bins; an edge is the smallest sum of its bin. */
export const BINS = 6;
export const BIN_EDGES: Record<Board, readonly number[]> = {
  multiplication: [0, 20, 40, 65, 100, 140],
  addition: [0, 18, 24, 30, 36, 42],
};

export const binOf = (board: Board, sum: number): number =>
  BIN_EDGES[board].filter((edge) => sum >= edge).length - 1;

/** By bin: the sums of all rows of the board in it. */
export const binSums = (board: Board): readonly (readonly number[])[] => {
  const bins: number[][] = Array.from({ length: BINS }, () => []);
  for (const row of ROWS) need(bins[binOf(board, sumOf(board, row))]).push(sumOf(board, row));
  return bins;
};

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length;

export const meanRowSum = (board: Board): number => mean(ROWS.map((row) => sumOf(board, row)));
