import { need } from '../need.ts';
import { escapeHidden } from '../hidden.ts';
import { type Unreadable, unreadable } from '../kernel.ts';
import type { Square, Squares } from './bits.ts';
import { connected, count, has, setOf, squareAt, union, without } from './bits.ts';
import { SYMBOLS, isSymbol } from './symbols.ts';

export const MIN_SIDE = 4;
export const MAX_SIDE = 8;
export const STARTS = 3;

/** A sheet that may be played on. Only `checkSheet` and `parseSheet` create one. */
export type Sheet = {
  readonly rows: number;
  readonly columns: number;
  readonly all: Squares;
  /** Squares by symbol, in the order of SYMBOLS. */
  readonly bySymbol: readonly Squares[];
  /** Start squares by seat: crosses, circles. */
  readonly starts: readonly [Squares, Squares];
  readonly text: string;
};

/** Rows of single characters, not yet checked. */
export type Draft = readonly string[];

export const SHEET_FAULTS = {
  'sheet/rows': 'a sheet has 4 to 8 rows',
  'sheet/columns': 'a sheet has 4 to 8 columns',
  'sheet/ragged': 'every row has as many squares as the first',
  'sheet/character': 'a square is 1 to 5, c, x or o',
  'sheet/cross-starts': 'there are exactly three cross starts',
  'sheet/circle-starts': 'there are exactly three circle starts',
  'sheet/joined': 'the starts of a side are joined before anybody has marked',
  'sheet/cut-off': 'the starts of a side are cut off from each other',
} as const satisfies Record<string, string>;

export type SheetFault = { readonly code: keyof typeof SHEET_FAULTS; readonly about: string };

export const explainFault = (fault: SheetFault): string =>
  `${SHEET_FAULTS[fault.code]} (${escapeHidden(fault.about)})`;

const FAULTS_NAMED = 5;

/** All faults in one sentence. */
export const explainFaults = (faults: readonly SheetFault[]): string => {
  const named = faults.slice(0, FAULTS_NAMED).map(explainFault).join('; ');
  return faults.length > FAULTS_NAMED ? `${named}; and ${faults.length - FAULTS_NAMED} more` : named;
};

export const draftOf = (text: string): Draft => text.split('/');

const squaresWith = (draft: Draft, char: string): Squares =>
  setOf(
    draft.flatMap((row, r) =>
      [...row].flatMap((found, c): Square[] => (found === char ? [squareAt(r, c)] : [])),
    ),
  );

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const shapeFaults = (draft: Draft): SheetFault[] => {
  const faults: SheetFault[] = [];
  const columns = [...(draft[0] ?? '')].length;
  const inRange = (side: number): boolean => side >= MIN_SIDE && side <= MAX_SIDE;
  if (!inRange(draft.length)) faults.push({ code: 'sheet/rows', about: counted(draft.length, 'row') });
  if (!inRange(columns)) faults.push({ code: 'sheet/columns', about: counted(columns, 'column') });
  draft.forEach((row, r) => {
    const width = [...row].length;
    if (width !== columns) faults.push({ code: 'sheet/ragged', about: `row ${r + 1} has ${width}` });
  });
  return faults;
};

const characterFaults = (draft: Draft): SheetFault[] =>
  draft.flatMap((row, r) =>
    [...row].flatMap((char, c): SheetFault[] =>
      isSymbol(char) || char === 'x' || char === 'o'
        ? []
        : [{ code: 'sheet/character', about: `row ${r + 1}, column ${c + 1}: ${JSON.stringify(char)}` }],
    ),
  );

const startFaults = (draft: Draft): SheetFault[] =>
  (['x', 'o'] as const).flatMap((side): SheetFault[] => {
    const found = draft.reduce((sum, row) => sum + [...row].filter((char) => char === side).length, 0);
    const code = side === 'x' ? 'sheet/cross-starts' : 'sheet/circle-starts';
    return found === STARTS ? [] : [{ code, about: `${found} found` }];
  });

/** The draft must be a grid. A side that does not have exactly three starts is not checked. */
const chainFaults = (draft: Draft): SheetFault[] => {
  const all = gridOf(draft.length, [...need(draft[0])].length);
  const starts = [squaresWith(draft, 'x'), squaresWith(draft, 'o')] as const;
  return ([0, 1] as const).flatMap((seat): SheetFault[] => {
    const [own, others] = [starts[seat], need(starts[1 - seat])];
    if (count(own) !== STARTS) return [];
    const side = seat === 0 ? 'crosses' : 'circles';
    if (connected(own, own)) return [{ code: 'sheet/joined', about: side }];
    const cutOff = count(others) === STARTS && !connected(own, without(all, others));
    return cutOff ? [{ code: 'sheet/cut-off', about: side }] : [];
  });
};

const gridOf = (rows: number, columns: number): Squares =>
  setOf(Array.from({ length: rows * columns }, (_, n) => squareAt(Math.floor(n / columns), n % columns)));

const sheetOf = (draft: Draft): Sheet => {
  const bySymbol = SYMBOLS.map((symbol) => squaresWith(draft, symbol));
  const starts = [squaresWith(draft, 'x'), squaresWith(draft, 'o')] as const;
  return {
    rows: draft.length,
    columns: need(draft[0]).length,
    all: [...bySymbol, ...starts].reduce(union),
    bySymbol,
    starts,
    text: draft.join('/'),
  };
};

/** The sheet, or all faults of the draft. */
export const checkSheet = (draft: Draft): Sheet | readonly SheetFault[] => {
  const shape = shapeFaults(draft);
  const chains = shape.length > 0 ? [] : chainFaults(draft);
  const faults = [...shape, ...characterFaults(draft), ...startFaults(draft), ...chains];
  return faults.length > 0 ? faults : sheetOf(draft);
};

export const isSheet = (checked: Sheet | readonly SheetFault[]): checked is Sheet => !Array.isArray(checked);

export const parseSheet = (text: string): Sheet | Unreadable => {
  const checked = checkSheet(draftOf(text));
  return isSheet(checked) ? checked : unreadable(1, `sheet: ${explainFaults(checked)}`);
};

export const makeSheet = (sheet: Sheet): string => sheet.text;

/** What is on the square: a symbol, or whose start it is. */
export const characterAt = (sheet: Sheet, square: Square): string => {
  if (has(sheet.starts[0], square)) return 'x';
  if (has(sheet.starts[1], square)) return 'o';
  return SYMBOLS[sheet.bySymbol.findIndex((set) => has(set, square))] ?? ' ';
};
