/** The small pictures of Trio's rule card. */
import { numberAt, squareAt } from '@abacow/rules/trio';
import { type Picture, gridIn, rowsIn } from '../picture-rows.ts';
import { centred, grid } from '../shapes.ts';
import { type PawnSign, pawn, tenSided } from './pieces.ts';

/** Rows of ten-sided dice, and signs between them. */
const dice =
  (...rows: readonly (readonly string[])[]): Picture =>
  (box) =>
    rowsIn(rows, box, 48, (face, x, y, size) =>
      /^\d$/.test(face) ? tenSided(face, x, y, size * 0.9) : [centred(face, x, y, size * 0.4, true)],
    );

/** A piece of the board, with pawns of players by square (`row x column`). */
const boardPiece =
  (
    [row, column]: readonly [number, number],
    size: number,
    pawns: Readonly<Record<string, PawnSign>>,
  ): Picture =>
  (box) => {
    const { grid: whole, square } = gridIn(box, size, size);
    const squares = Array.from({ length: size }, (_, r) =>
      Array.from({ length: size }, (__, c) => [row + r, column + c] as const),
    );
    return [
      ...grid(whole, size, size, 0.5),
      ...rowsIn(squares, whole, square, ([r, c], x, y, step) => {
        const sign = pawns[`${r}x${c}`];
        const number = String(numberAt('multiplication', squareAt(r, c)));
        return sign === undefined
          ? [centred(number, x, y, step * 0.4)]
          : [
              ...pawn(sign, [x - step * 0.18, y], step * 0.8),
              centred(number, x + step * 0.26, y + step * 0.26, step * 0.3),
            ];
      }),
    ];
  };

/** One for each step of the rules. */
export const PICTURES: readonly Picture[] = [
  boardPiece([4, 4], 4, {
    '5x4': 'disc',
    '6x5': 'disc',
    '7x6': 'disc',
    '4x6': 'triangle',
    '5x7': 'triangle',
  }),
  dice(['5', '7']),
  dice(['5', '×', '7'], ['= 35']),
  dice(['0', '4'], ['6', '6']),
  boardPiece([6, 3], 3, { '7x3': 'star', '7x4': 'star', '7x5': 'star' }),
];
