export const SIDE = 9;
export const SQUARES = SIDE * SIDE;

export const BOARDS = ['multiplication', 'addition'] as const;
export type Board = (typeof BOARDS)[number];

/** (row - 1) * 9 + (column - 1). */
export type Square = number;

export const squareAt = (row: number, column: number): Square => (row - 1) * SIDE + (column - 1);
export const rowOf = (square: Square): number => Math.floor(square / SIDE) + 1;
export const columnOf = (square: Square): number => (square % SIDE) + 1;

export const numberAt = (board: Board, square: Square): number =>
  board === 'multiplication' ? rowOf(square) * columnOf(square) : rowOf(square) + columnOf(square);

/** Three adjoining squares in a line, in ascending order. */
export type Row = readonly [Square, Square, Square];

const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

const rowFrom = (square: Square, [down, right]: readonly [number, number]): Row[] => {
  const [row, column] = [rowOf(square), columnOf(square)];
  const [lastRow, lastColumn] = [row + 2 * down, column + 2 * right];
  if (lastRow > SIDE || lastColumn > SIDE || lastColumn < 1) return [];
  return [[square, squareAt(row + down, column + right), squareAt(lastRow, lastColumn)]];
};

/** All 224 rows of the board. */
export const ROWS: readonly Row[] = Array.from({ length: SQUARES }, (_, square) => square).flatMap((square) =>
  DIRECTIONS.flatMap((direction) => rowFrom(square, direction)),
);

/** By first square and distance to the second: 1 if they begin a row. */
const ROW_STARTS = new Uint8Array(SQUARES * (SIDE + 2));
for (const [first, second] of ROWS) ROW_STARTS[first * (SIDE + 2) + (second - first)] = 1;

/** The squares must be in ascending order. */
export const isRow = (a: Square, b: Square, c: Square): boolean =>
  c - b === b - a && b - a <= SIDE + 1 && ROW_STARTS[a * (SIDE + 2) + (b - a)] === 1;

export const sumOf = (board: Board, row: Row): number =>
  numberAt(board, row[0]) + numberAt(board, row[1]) + numberAt(board, row[2]);
