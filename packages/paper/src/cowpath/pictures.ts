/** The small pictures of Cowpath's rule card. */
import { type Picture, gridIn, rowsIn } from '../picture-rows.ts';
import { type Shape, grid } from '../shapes.ts';
import { mark } from '../signs.ts';
import { faceSign, sixSided } from './die.ts';

/** Rows of dice, one letter for each die. */
const dice =
  (...rows: readonly string[]): Picture =>
  (box) =>
    rowsIn(
      rows.map((row) => [...row]),
      box,
      34,
      (face, x, y, size) => sixSided(face, x, y, size * 0.86),
    );

/** Starts are bold; marks are drawn with a thin pencil. */
const sheetSign = (sign: string, x: number, y: number, size: number): readonly Shape[] => {
  if (sign === '.') return [];
  if (sign === 'x' || sign === 'o') return mark(sign, x, y, size * 0.84);
  if (sign === 'X' || sign === 'O') return mark(sign === 'X' ? 'x' : 'o', x, y, size * 0.8, 5);
  return faceSign(sign, x, y, size * 0.56);
};

/** A piece of a sheet as text; capital letters are marks, `.` is an empty square. */
const sheetPiece =
  (rows: readonly [string, ...string[]]): Picture =>
  (box) => {
    const columns = rows[0].length;
    const { grid: whole, square } = gridIn(box, columns, rows.length);
    return [
      ...grid(whole, columns, rows.length, 0.5),
      ...rowsIn(
        rows.map((row) => [...row]),
        whole,
        square,
        sheetSign,
      ),
    ];
  };

/** The crosses have joined their three starts. */
export const WON_SHEET = ['x3c1o', '2X4c5', 'c1X2o', 'x3XX4', '5Xcox'] as const;

/** One for each step of the rules. */
export const PICTURES: readonly Picture[] = [
  sheetPiece(WON_SHEET),
  dice('1c3c5', 'cc', '24c'),
  dice('cc', '555'),
  dice('cccc', '3333'),
  dice('22c45', '222c1', '222cc'),
  sheetPiece(['xO3', 'OOc', '2cx']),
];
