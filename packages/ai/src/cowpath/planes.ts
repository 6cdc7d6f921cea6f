/** The net's input for a standing: sixteen planes over the sheet and eight numbers, from the mover's side. */
import { need } from '@abacow/rules/need';
import { type Joins, type Sheet, type Squares, STRIDE, NO_ANCHOR, count } from '@abacow/rules/cowpath';
import { FAR, type Standing, freeOf, joinsIn, openOf, othersOf, ownOf } from './standing.ts';

export const PLANES = 16;
export const SCALARS = 8;
const FREE = 0;
const OWN = 6;
const ANCHOR = 10;
const JOINS = 11;
const OPEN = 15;

/** The joins of both sides. The standings after a plain and a quad mark have the same ones. */
export type BothJoins = readonly [Joins, Joins];

export const bothJoins = (standing: Standing): BothJoins => [joinsIn(standing, 0), joinsIn(standing, 1)];

const POWERS = Float32Array.from({ length: FAR + 1 }, (_, cost) => (cost < FAR ? 2 ** (1 - cost) : 0));

/** Writes the planes to the input from index `at` on: plane after plane, row after row. */
export const writePlanes = (input: Float32Array, at: number, standing: Standing, joins: BothJoins): void => {
  const { sheet, seat, anchor } = standing;
  const cells = sheet.rows * sheet.columns;
  input.fill(0, at, at + PLANES * cells);
  const free = freeOf(standing);
  sheet.bySymbol.forEach((set, symbol) => setSquares(input, at + (FREE + symbol) * cells, sheet, set, free));
  setSquares(input, at + OWN * cells, sheet, ownOf(standing));
  setSquares(input, at + (OWN + 1) * cells, sheet, othersOf(standing));
  setSquares(input, at + (OWN + 2) * cells, sheet, sheet.starts[seat]);
  setSquares(input, at + (OWN + 3) * cells, sheet, need(sheet.starts[1 - seat]));
  if (anchor !== NO_ANCHOR) input[at + ANCHOR * cells + cellOf(sheet, anchor)] = 1;
  writeJoins(input, at + JOINS * cells, sheet, need(joins[seat]));
  writeJoins(input, at + (JOINS + 2) * cells, sheet, need(joins[1 - seat]));
  setSquares(input, at + OPEN * cells, sheet, openOf(standing));
};

const cellOf = ({ columns }: Sheet, square: number): number =>
  Math.floor(square / STRIDE) * columns + (square % STRIDE);

const setSquares = (
  input: Float32Array,
  at: number,
  sheet: Sheet,
  set: Squares,
  within = sheet.all,
): void => {
  for (let half = set.lo & within.lo; half !== 0; half &= half - 1)
    input[at + cellOf(sheet, 31 - Math.clz32(half & -half))] = 1;
  for (let half = set.hi & within.hi; half !== 0; half &= half - 1)
    input[at + cellOf(sheet, 63 - Math.clz32(half & -half))] = 1;
};

/** How close each square is to completing a join, and which squares are on a cheapest join. */
const writeJoins = (input: Float32Array, at: number, { rows, columns }: Sheet, joins: Joins): void => {
  const cells = rows * columns;
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, cell++) {
      const cost = need(joins.through[row * STRIDE + column]);
      input[at + cell] = need(POWERS[cost]);
      if (cost < FAR && cost === joins.cost) input[at + cells + cell] = 1;
    }
};

export const writeScalars = (
  scalars: Float32Array,
  at: number,
  standing: Standing,
  joins: BothJoins,
): void => {
  const { sheet, seat, anchor, blocked } = standing;
  const [own, other] = [need(joins[seat]), need(joins[1 - seat])];
  scalars[at] = need(POWERS[own.cost]);
  scalars[at + 1] = need(POWERS[other.cost]);
  scalars[at + 2] = own.cost / 8;
  scalars[at + 3] = other.cost / 8;
  scalars[at + 4] = (blocked >> seat) & 1;
  scalars[at + 5] = (blocked >> (1 - seat)) & 1;
  scalars[at + 6] = anchor === NO_ANCHOR ? 0 : 1;
  scalars[at + 7] = count(freeOf(standing)) / count(sheet.all);
};
