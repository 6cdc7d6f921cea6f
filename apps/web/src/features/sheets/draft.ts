/** A draft sheet: rows of signs, with `_` for blank squares. */
import { type SeededDice, seededDice, shuffled } from '@abacow/dice';
import { MAX_SIDE, MIN_SIDE, SYMBOLS } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';

export const BLANK = '_';
export const SIGNS = [...SYMBOLS, 'x', 'o', BLANK] as const;
export type Sign = (typeof SIGNS)[number];

export type Rows = readonly string[];
export type Place = { readonly row: number; readonly column: number };

export const isSign = (text: string): text is Sign => (SIGNS as readonly string[]).includes(text);

const within = (side: number): number => Math.max(MIN_SIDE, Math.min(MAX_SIDE, side));

export const emptyDraft = (rows: number, columns: number): Rows =>
  Array.from({ length: rows }, () => BLANK.repeat(columns));

/** Reads any text as a grid of a legal size. Unknown characters become blank. */
export const draftFrom = (text: string): Rows => {
  const lines = text.split('/');
  const columns = within(Math.max(...lines.map((line) => [...line].length)));
  return Array.from({ length: within(lines.length) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const sign = [...(lines[row] ?? '')][column] ?? BLANK;
      return isSign(sign) ? sign : BLANK;
    }).join(''),
  );
};

/** Keeps the signs of squares that still exist. */
export const resized = (draft: Rows, rows: number, columns: number): Rows =>
  Array.from({ length: within(rows) }, (_, row) =>
    (draft[row] ?? '').slice(0, within(columns)).padEnd(within(columns), BLANK),
  );

const withSign = (draft: Rows, { row, column }: Place, sign: Sign): Rows =>
  draft.map((line, at) => (at === row ? line.slice(0, column) + sign + line.slice(column + 1) : line));

const SWAPPED: Readonly<Partial<Record<Sign, Sign>>> = { x: 'o', o: 'x' };

/** The opposite square, when the sheet is rotated by 180 degrees. */
export const across = (draft: Rows, { row, column }: Place): Place => ({
  row: draft.length - 1 - row,
  column: need(draft[0]).length - 1 - column,
});

/**
 * Puts a sign. If mirrored, the opposite square gets it too, with crosses and circles swapped; the centre square has
 * no opposite, so it cannot be a start.
 */
export const put = (draft: Rows, place: Place, sign: Sign, mirrored: boolean): Rows => {
  if (!mirrored) return withSign(draft, place, sign);
  const twin = across(draft, place);
  const isMiddle = twin.row === place.row && twin.column === place.column;
  if (isMiddle) return SWAPPED[sign] === undefined ? withSign(draft, place, sign) : draft;
  return withSign(withSign(draft, place, sign), twin, SWAPPED[sign] ?? sign);
};

export const signAt = (draft: Rows, { row, column }: Place): Sign => need(draft[row])[column] as Sign;

/** Symbols in random order, in the same proportions as on a sheet of the pad. */
const symbolsFor = (count: number, dice: SeededDice): readonly Sign[] => {
  const cows = Math.round((count * 13) / 43);
  const symbols = Array.from({ length: count }, (_, index): Sign =>
    index < cows ? 'c' : need(SYMBOLS[index % 5]),
  );
  return shuffled(symbols, dice.below);
};

/** Fills every blank square with a symbol. If mirrored, opposite squares get the same one. */
export const filled = (draft: Rows, mirrored: boolean, seed: string): Rows => {
  const dice = seededDice(seed);
  const places = draft.flatMap((line, row) => [...line].map((_, column) => ({ row, column })));
  const symbols = [...symbolsFor(places.length, dice)];
  return places.reduce(
    (done, place) =>
      signAt(done, place) === BLANK
        ? put(done, place, need(symbols.pop()), mirrored && twinIsBlank(done, place))
        : done,
    draft,
  );
};

const twinIsBlank = (draft: Rows, place: Place): boolean => signAt(draft, across(draft, place)) === BLANK;

export const makeDraft = (draft: Rows): string => draft.join('/');
