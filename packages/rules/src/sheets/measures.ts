/** What can be measured on a sheet, and what a good one has to measure. */
import type { Square, Squares } from '../cowpath/bits.ts';
import {
  columnOf,
  count,
  flood,
  has,
  isEmpty,
  listSquares,
  neighboursOf,
  only,
  overlap,
  rowOf,
  union,
  without,
} from '../cowpath/bits.ts';
import type { CowpathSeat } from '../cowpath/position.ts';
import type { Sheet } from '../cowpath/sheet.ts';
import { COW } from '../cowpath/symbols.ts';

/** Steps of a king from one square to the other. */
export const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(rowOf(a) - rowOf(b)), Math.abs(columnOf(a) - columnOf(b)));

/** The smallest distance between two squares of the set. */
export const spread = (set: Squares): number => {
  const squares = listSquares(set);
  const pairs = squares.flatMap((a, index) => squares.slice(index + 1).map((b) => distance(a, b)));
  return Math.min(...pairs);
};

/** How many squares the largest connected group in the set has. */
export const largestGroup = (set: Squares): number => {
  let largest = 0;
  for (let left = set; !isEmpty(left);) {
    const group = flood(only(listSquares(left)[0]!), left);
    largest = Math.max(largest, count(group));
    left = without(left, group);
  }
  return largest;
};

/** By square: how many free squares a chain from `from` to it needs, the square itself included. */
const marksFrom = (from: Square, own: Squares, free: Squares): readonly number[] => {
  const marks = new Array<number>(64).fill(Infinity);
  marks[from] = 0;
  const queue = [from];
  for (const square of queue) {
    for (const next of listSquares(overlap(neighboursOf(square), union(own, free)))) {
      const needed = marks[square]! + (has(free, next) ? 1 : 0);
      if (needed >= marks[next]!) continue;
      marks[next] = needed;
      queue.push(next);
    }
  }
  return marks;
};

/** How many marks a seat needs at the least to join its starts, nobody hindering. */
export const joinDistance = (sheet: Sheet, seat: CowpathSeat): number => {
  const own = sheet.starts[seat];
  const free = without(sheet.all, union(...sheet.starts));
  const fields = listSquares(own).map((start) => marksFrom(start, own, free));
  // The three arms of a smallest chain meet in one square, which each of them has counted.
  const sums = listSquares(union(own, free)).map((meeting) => {
    const arms = fields.reduce((sum, field) => sum + field[meeting]!, 0);
    return has(free, meeting) ? arms - 2 : arms;
  });
  return Math.min(...sums);
};

export const LARGEST_NUMBER_GROUP = 2;
export const LARGEST_COW_GROUP = 5;
/** Below this many squares there is no room to keep crosses and circles from touching. */
const ROOMY = 25;

export const leastSpread = (rows: number, columns: number): number => Math.floor(Math.min(rows, columns) / 2);

export const leastJoinDistance = (rows: number, columns: number): number =>
  Math.max(2, Math.max(rows, columns) - 3);

const FLAWS = {
  'starts/close': ({ rows, columns, starts }) =>
    starts.some((own) => spread(own) < leastSpread(rows, columns)),
  'starts/touch': ({ rows, columns, starts }) => rows * columns >= ROOMY && spread(union(...starts)) < 2,
  'starts/quickly-joined': (sheet) =>
    ([0, 1] as const).some(
      (seat) => joinDistance(sheet, seat) < leastJoinDistance(sheet.rows, sheet.columns),
    ),
  'starts/uneven': (sheet) => Math.abs(joinDistance(sheet, 0) - joinDistance(sheet, 1)) > 1,
  'numbers/clumped': ({ bearing }) =>
    bearing.some((set, symbol) => symbol !== COW && largestGroup(set) > LARGEST_NUMBER_GROUP),
  'cows/clumped': ({ bearing }) => largestGroup(bearing[COW]!) > LARGEST_COW_GROUP,
} as const satisfies Record<string, (sheet: Sheet) => boolean>;

export type SheetFlaw = keyof typeof FLAWS;
export const SHEET_FLAWS = Object.keys(FLAWS) as readonly SheetFlaw[];
export const START_FLAWS = SHEET_FLAWS.filter((flaw) => flaw.startsWith('starts/'));
export const SYMBOL_FLAWS = SHEET_FLAWS.filter((flaw) => !flaw.startsWith('starts/'));

export const hasAny = (sheet: Sheet, flaws: readonly SheetFlaw[]): boolean =>
  flaws.some((flaw) => FLAWS[flaw](sheet));

/** What a generated sheet must not have. A sheet with flaws is legal, only less fun. */
export const flawsOf = (sheet: Sheet): readonly SheetFlaw[] =>
  SHEET_FLAWS.filter((flaw) => FLAWS[flaw](sheet));
