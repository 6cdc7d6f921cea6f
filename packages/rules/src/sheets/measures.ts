/** Measures of a sheet, and the flaws that follow from them. */
import { need } from '../need.ts';
import type { Square, Squares } from '../cowpath/bits.ts';
import {
  columnOf,
  count,
  flood,
  isEmpty,
  listSquares,
  only,
  rowOf,
  union,
  without,
} from '../cowpath/bits.ts';
import { joinCost } from '../cowpath/joins.ts';
import type { CowpathSeat } from '../cowpath/position.ts';
import type { Sheet } from '../cowpath/sheet.ts';
import { COW } from '../cowpath/symbols.ts';

/** How many steps a chess king needs from one square to the other. */
export const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(rowOf(a) - rowOf(b)), Math.abs(columnOf(a) - columnOf(b)));

/** The smallest distance between two squares of the set. */
export const spread = (set: Squares): number => {
  const squares = listSquares(set);
  const pairs = squares.flatMap((a, index) => squares.slice(index + 1).map((b) => distance(a, b)));
  return Math.min(...pairs);
};

/** The size of the largest connected group in the set. */
export const largestGroup = (set: Squares): number => {
  let largest = 0;
  for (let left = set; !isEmpty(left);) {
    const group = flood(only(need(listSquares(left)[0])), left);
    largest = Math.max(largest, count(group));
    left = without(left, group);
  }
  return largest;
};

/** The part of a sheet that concerns starts. */
export type Layout = Pick<Sheet, 'rows' | 'columns' | 'all' | 'starts'>;

/** The smallest number of marks that a seat needs to join its starts if nobody blocks it. */
export const joinDistance = ({ all, starts }: Layout, seat: CowpathSeat): number =>
  joinCost(starts[seat], starts[seat], without(all, union(...starts)));

export const LARGEST_NUMBER_GROUP = 2;
export const LARGEST_COW_GROUP = 5;
/** Smaller sheets have too few squares to keep crosses and circles from touching. */
const LEAST_SQUARES_TO_SEPARATE_STARTS = 25;

export const leastSpread = (rows: number, columns: number): number => Math.floor(Math.min(rows, columns) / 2);

export const leastJoinDistance = (rows: number, columns: number): number =>
  Math.max(2, Math.max(rows, columns) - 3);

const START_TESTS = {
  'starts/close': ({ rows, columns, starts }) =>
    starts.some((own) => spread(own) < leastSpread(rows, columns)),
  'starts/touch': ({ rows, columns, starts }) =>
    rows * columns >= LEAST_SQUARES_TO_SEPARATE_STARTS && spread(union(...starts)) < 2,
  'starts/quickly-joined': (layout) =>
    ([0, 1] as const).some(
      (seat) => joinDistance(layout, seat) < leastJoinDistance(layout.rows, layout.columns),
    ),
  'starts/uneven': (layout) => Math.abs(joinDistance(layout, 0) - joinDistance(layout, 1)) > 1,
} as const satisfies Record<string, (layout: Layout) => boolean>;

const SYMBOL_TESTS = {
  'numbers/clumped': ({ bySymbol }) =>
    bySymbol.some((set, symbol) => symbol !== COW && largestGroup(set) > LARGEST_NUMBER_GROUP),
  'cows/clumped': ({ bySymbol }) => largestGroup(need(bySymbol[COW])) > LARGEST_COW_GROUP,
} as const satisfies Record<string, (sheet: Sheet) => boolean>;

const TESTS = { ...START_TESTS, ...SYMBOL_TESTS };
export type SheetFlaw = keyof typeof TESTS;
export const SHEET_FLAWS = Object.keys(TESTS) as readonly SheetFlaw[];

export const startsLieWell = (layout: Layout): boolean =>
  !Object.values(START_TESTS).some((isFlawed) => isFlawed(layout));

export const symbolsLieWell = (sheet: Sheet): boolean =>
  !Object.values(SYMBOL_TESTS).some((isFlawed) => isFlawed(sheet));

/** What a generated sheet must not have. A sheet with flaws is legal but less fun. */
export const flawsOf = (sheet: Sheet): readonly SheetFlaw[] =>
  SHEET_FLAWS.filter((flaw) => TESTS[flaw](sheet));
