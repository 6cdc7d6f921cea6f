/** The small pictures of the rule cards. */
import { numberAt, squareAt } from '@abacow/rules/trio';
import { type PawnSign, faceSign, pawn, sixSided, tenSided } from './pieces.ts';
import { type Box, type Shape, centred, grid } from './shapes.ts';
import { mark } from './signs.ts';

export type Picture =
  /** Rows of Cowpath dice, one letter for each die. */
  | { readonly kind: 'dice'; readonly rows: readonly string[] }
  /** A piece of a sheet as text; capital letters are marks, `.` is an empty square. */
  | { readonly kind: 'sheet'; readonly rows: readonly string[] }
  | { readonly kind: 'ten'; readonly rows: readonly (readonly string[])[] }
  /** A piece of Trio's board, with pawns of players by square (`row x column`). */
  | {
      readonly kind: 'board';
      readonly from: readonly [number, number];
      readonly size: number;
      readonly pawns: Readonly<Record<string, PawnSign>>;
    };

/** Rows of things of equal size, centred in a box. */
const rowsIn = <T>(
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

const gridIn = (box: Box, columns: number, rows: number): { readonly grid: Box; readonly square: number } => {
  const square = Math.min(box.width / columns, box.height / rows);
  const [width, height] = [square * columns, square * rows];
  return {
    square,
    grid: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
  };
};

/** Starts are bold; marks are drawn with a thin pencil. */
const sheetSign = (sign: string, x: number, y: number, size: number): readonly Shape[] => {
  if (sign === '.') return [];
  if (sign === 'x' || sign === 'o') return mark(sign, x, y, size * 0.84);
  if (sign === 'X' || sign === 'O') return mark(sign === 'X' ? 'x' : 'o', x, y, size * 0.8, 5);
  return faceSign(sign, x, y, size * 0.56);
};

const drawSheetPiece = (rows: readonly string[], box: Box): readonly Shape[] => {
  const { grid: whole, square } = gridIn(box, rows[0]!.length, rows.length);
  return [
    ...grid(whole, rows[0]!.length, rows.length, 0.5),
    ...rowsIn(
      rows.map((row) => [...row]),
      whole,
      square,
      sheetSign,
    ),
  ];
};

type BoardPicture = Extract<Picture, { kind: 'board' }>;

const drawBoardPiece = ({ from: [row, column], size, pawns }: BoardPicture, box: Box): readonly Shape[] => {
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

export const drawPicture = (picture: Picture, box: Box): readonly Shape[] => {
  switch (picture.kind) {
    case 'dice':
      return rowsIn(
        picture.rows.map((row) => [...row]),
        box,
        34,
        (face, x, y, size) => sixSided(face, x, y, size * 0.86),
      );
    case 'sheet':
      return drawSheetPiece(picture.rows, box);
    case 'ten':
      return rowsIn(picture.rows, box, 48, (face, x, y, size) =>
        /^\d$/.test(face) ? tenSided(face, x, y, size * 0.9) : [centred(face, x, y, size * 0.4, true)],
      );
    case 'board':
      return drawBoardPiece(picture, box);
  }
};
