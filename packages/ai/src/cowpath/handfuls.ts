/**
 * Tables of handfuls. A handful is up to five dice whose order does not matter. All faces whose symbol cannot be marked
 * count as one *blank* face, which makes turns with few symbols small: with all six symbols there are 462 handfuls, 252
 * of them throws of five dice; with one symbol there are 21.
 */
import { need } from '@abacow/rules/need';
import { COW, DICE, SYMBOLS } from '@abacow/rules/cowpath';

const FACES = SYMBOLS.length;

export type Handfuls = {
  /** The symbols that have their own face. */
  readonly symbols: readonly number[];
  /** The number of faces: those of `symbols`, then blank unless all six symbols have one. */
  readonly faces: number;
  /** How many of the six faces are blank. */
  readonly blanks: number;
  readonly size: number;
  /** Handfuls of fewer than five dice come first, smaller ones before larger ones. */
  readonly partial: number;
  /** By partial handful and face: the handful with one more die of that face. */
  readonly more: Int16Array;
  /** The handfuls with one die fewer than `handful` are at `fewerFrom[handful]` up to `fewerFrom[handful + 1]`. */
  readonly fewer: Int16Array;
  readonly fewerFrom: Int16Array;
  /** By throw of five: two results, of which the better counts; see `RESULTS`. */
  readonly either: Uint8Array;
  readonly or: Uint8Array;
  /** By throw of five: its chance when all dice are thrown. */
  readonly odds: Float64Array;
  /** The index of the handful with `counts[face]` dice of each face. */
  place(counts: readonly number[]): number;
};

/** Indexes of results in a list of 13 values: nothing, then a plain mark per face, then a quad mark per face. */
export const RESULTS = { nothing: 0, plain: 1, quad: 1 + FACES } as const;

const countsOf = (dice: number, faces: number): number[][] => {
  if (faces === 0) return dice === 0 ? [[]] : [];
  return Array.from({ length: dice + 1 }, (_, first) => dice - first).flatMap((first) =>
    countsOf(dice - first, faces - 1).map((rest) => [first, ...rest]),
  );
};

const keyOf = (counts: readonly number[]): number =>
  counts.reduce((key, count) => key * (DICE + 1) + count, 0);

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

const changed = (counts: readonly number[], face: number, by: number): number[] =>
  counts.map((count, index) => (index === face ? count + by : count));

/** The results that a throw allows: two, or the same one twice. */
const resultsOf = (counts: readonly number[], symbols: readonly number[]): [number, number] => {
  const quad = symbols.findIndex((_, face) => need(counts[face]) >= 4);
  if (quad >= 0) return [RESULTS.quad + quad, RESULTS.quad + quad];
  const plain = symbols
    .map((_, face) => face)
    .filter((face) => counts[face] === 3 || (symbols[face] === COW && counts[face] === 2))
    .map((face) => RESULTS.plain + face);
  return [plain[0] ?? RESULTS.nothing, plain[1] ?? plain[0] ?? RESULTS.nothing];
};

export const makeHandfuls = (symbols: readonly number[]): Handfuls => {
  const blanks = FACES - symbols.length;
  const faces = symbols.length + (blanks > 0 ? 1 : 0);
  const lists = Array.from({ length: DICE + 1 }, (_, dice) => countsOf(dice, faces));
  const all = lists.flat();
  const throws = need(lists[DICE]);
  const partial = all.length - throws.length;
  const places = new Map(all.map((counts, place) => [keyOf(counts), place]));
  const place = (counts: readonly number[]): number => need(places.get(keyOf(counts)));
  const each = Array.from({ length: faces }, (_, face) => face);
  const fewer = all.map((counts) =>
    each.filter((face) => need(counts[face]) > 0).map((face) => place(changed(counts, face, -1))),
  );
  const fewerFrom = Int16Array.from({ length: all.length + 1 }, () => 0);
  fewer.forEach((list, at) => (fewerFrom[at + 1] = need(fewerFrom[at]) + list.length));
  const results = throws.map((counts) => resultsOf(counts, symbols));
  const odds = throws.map((counts) => {
    const orders = factorial(DICE) / counts.reduce((product, count) => product * factorial(count), 1);
    return (orders * (blanks > 0 ? blanks ** need(counts[faces - 1]) : 1)) / FACES ** DICE;
  });
  return {
    symbols,
    faces,
    blanks,
    size: all.length,
    partial,
    more: Int16Array.from(
      all.slice(0, partial).flatMap((counts) => each.map((face) => place(changed(counts, face, 1)))),
    ),
    fewer: Int16Array.from(fewer.flat()),
    fewerFrom,
    either: Uint8Array.from(results, ([first]) => first),
    or: Uint8Array.from(results, ([, second]) => second),
    odds: Float64Array.from(odds),
    place,
  };
};

const made = new Map<number, Handfuls>();

/** The handfuls for a set of symbols: bit n is symbol n. Created on first use. */
export const handfulsFor = (symbols: number): Handfuls => {
  const known = made.get(symbols);
  if (known !== undefined) return known;
  const handfuls = makeHandfuls(
    SYMBOLS.map((_, symbol) => symbol).filter((symbol) => (symbols >> symbol) & 1),
  );
  made.set(symbols, handfuls);
  return handfuls;
};

export const ALL_SYMBOLS = (1 << FACES) - 1;
