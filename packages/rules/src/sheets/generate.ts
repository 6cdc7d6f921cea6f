/** Sheets from a seed: draws starts until they are well placed, then symbols until none forms a large group. */
import { need } from '../need.ts';
import { type SeededDice, seededDice, shuffled } from '@abacow/dice';
import { type Squares, columnOf, rowOf, setOf, squareAt } from '../cowpath/bits.ts';
import { MAX_SIDE, MIN_SIDE, STARTS, type Sheet, checkSheet, isSheet } from '../cowpath/sheet.ts';
import { COW, SYMBOLS } from '../cowpath/symbols.ts';
import { makeUp } from './make-up.ts';
import { type Layout, startsLieWell, symbolsLieWell } from './measures.ts';
import { mirrorText } from './mirror.ts';

export const SHEET_KINDS = ['mirrored', 'wild'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

export type SheetOrder = {
  readonly kind: SheetKind;
  readonly seed: number | string;
  readonly rows?: number;
  readonly columns?: number;
};

export const DEFAULT_SIDE = 7;
const DRAWS = 20_000;
const FILLS = 2_000;

type Plan = { readonly kind: SheetKind; readonly rows: number; readonly columns: number };

/**
 * A unit is what is drawn at once: a square, or on a mirrored sheet a square and its mirror image. The middle of a
 * mirrored sheet is not a unit: it always has a cow.
 */
const unitsOf = ({ kind, rows, columns }: Plan): number =>
  kind === 'wild' ? rows * columns : Math.floor((rows * columns) / 2);

const textOf = (plan: Plan, units: readonly string[]): string => {
  const { kind, rows, columns } = plan;
  const half = units.join('');
  const middle = (rows * columns) % 2 === 1 ? SYMBOLS[COW] : '';
  const squares = kind === 'wild' ? half : `${half}${middle}${mirrorText(half)}`;
  return Array.from({ length: rows }, (_, r) => squares.slice(r * columns, (r + 1) * columns)).join('/');
};

const readSheet = (text: string): Sheet | null => {
  const checked = checkSheet(text.split('/'));
  return isSheet(checked) ? checked : null;
};

/** On a mirrored sheet the mirror image of a cross is a circle, and the reverse. */
const drawStarts = (plan: Plan, dice: SeededDice): string[] => {
  const units = new Array<string>(unitsOf(plan)).fill('');
  const places = shuffled(
    units.map((_, unit) => unit),
    dice.below,
  );
  const starts = plan.kind === 'wild' ? 2 * STARTS : STARTS;
  places.slice(0, starts).forEach((unit, index) => {
    const cross = plan.kind === 'wild' ? index < STARTS : dice.below(2) === 0;
    units[unit] = cross ? 'x' : 'o';
  });
  return units;
};

const isStart = (unit: string): boolean => unit === 'x' || unit === 'o';

const fill = (units: readonly string[], dice: SeededDice): string[] => {
  const free = units.filter((unit) => !isStart(unit)).length;
  const symbols = shuffled(makeUp(free, dice.below), dice.below).map((face) => need(SYMBOLS[face]));
  let next = 0;
  return units.map((unit) => (isStart(unit) ? unit : need(symbols[next++])));
};

const layoutOf = (plan: Plan, units: readonly string[]): Layout => {
  const lines = textOf(
    plan,
    units.map((unit) => unit || ' '),
  ).split('/');
  const all = lines.flatMap((line, r) => Array.from(line, (_, c) => squareAt(r, c)));
  const squaresOf = (start: string): Squares =>
    setOf(all.filter((square) => need(lines[rowOf(square)])[columnOf(square)] === start));
  return {
    rows: plan.rows,
    columns: plan.columns,
    all: setOf(all),
    starts: [squaresOf('x'), squaresOf('o')],
  };
};

const fillWell = (plan: Plan, starts: readonly string[], dice: SeededDice): Sheet | null => {
  for (let draw = 0; draw < FILLS; draw++) {
    const sheet = readSheet(textOf(plan, fill(starts, dice)));
    if (sheet !== null && symbolsLieWell(sheet)) return sheet;
  }
  return null;
};

const sheetFor = (plan: Plan, dice: SeededDice): Sheet => {
  for (let draw = 0; draw < DRAWS; draw++) {
    const starts = drawStarts(plan, dice);
    const sheet = startsLieWell(layoutOf(plan, starts)) ? fillWell(plan, starts, dice) : null;
    if (sheet !== null) return sheet;
  }
  throw new Error(`No ${plan.kind} sheet of ${plan.rows} by ${plan.columns} was found`);
};

const checkSide = (side: number): void => {
  if (!Number.isInteger(side) || side < MIN_SIDE || side > MAX_SIDE)
    throw new RangeError(`A sheet cannot have a side of ${side}`);
};

/** The same order always gives the same sheet, in every version. */
export const generateSheet = (order: SheetOrder): Sheet => {
  const { kind, seed, rows = DEFAULT_SIDE, columns = DEFAULT_SIDE } = order;
  checkSide(rows);
  checkSide(columns);
  return sheetFor({ kind, rows, columns }, seededDice(`${kind} ${rows}x${columns} ${seed}`));
};
