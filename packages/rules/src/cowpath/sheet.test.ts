import { describe, expect, test } from 'vitest';
import { SMALL } from '../../test/cow-sheets.ts';
import { isUnreadable } from '../kernel.ts';
import type { SheetFault } from './index.ts';
import {
  SHEET_FAULTS,
  characterAt,
  checkSheet,
  count,
  draftOf,
  explainFault,
  isSheet,
  parseSheet,
  squareAt,
} from './index.ts';

const faultsOf = (text: string): readonly SheetFault[] => {
  const checked = checkSheet(draftOf(text));
  return isSheet(checked) ? [] : checked;
};
const codesOf = (text: string): readonly string[] => faultsOf(text).map((fault) => fault.code);

/** A legal sheet of the given size: starts in two distant rows, with gaps between them. */
const plain = (rows: number, columns: number): string => {
  const first = 'xcxo'.padEnd(columns, '1');
  const last = 'oc' + 'ox'.padStart(columns - 2, '2');
  return [first, ...Array.from({ length: rows - 2 }, () => 'c'.repeat(columns)), last].join('/');
};
const SIDES = [4, 5, 6, 7, 8];
const SIZES = SIDES.flatMap((rows) => SIDES.map((columns) => [rows, columns] as const));

describe('sheets', () => {
  test.each(SIZES)('[CP-2] %i rows by %i columns are legal', (rows, columns) => {
    const sheet = checkSheet(draftOf(plain(rows, columns)));
    if (!isSheet(sheet)) throw new Error(sheet.map(explainFault).join());
    expect([sheet.rows, sheet.columns]).toEqual([rows, columns]);
    expect(count(sheet.all)).toBe(rows * columns);
    expect(sheet.starts.map(count)).toEqual([3, 3]);
    expect(sheet.bySymbol.reduce((sum, set) => sum + count(set), 0)).toBe(rows * columns - 6);
  });

  test.each([
    [3, 7, ['sheet/rows']],
    [9, 7, ['sheet/rows']],
    [7, 9, ['sheet/columns']],
    [3, 9, ['sheet/rows', 'sheet/columns']],
    [9, 9, ['sheet/rows', 'sheet/columns']],
  ])('[CP-2] %i rows by %i columns are not', (rows, columns, codes) => {
    expect(codesOf(plain(rows, columns))).toEqual(codes);
  });

  test('[CP-2] a square has the symbol or start that its character stands for', () => {
    const sheet = parseSheet(SMALL);
    if (isUnreadable(sheet)) throw new Error(sheet.reason);
    SMALL.split('/').forEach((line, row) =>
      [...line].forEach((char, column) => expect(characterAt(sheet, squareAt(row, column))).toBe(char)),
    );
    expect(characterAt(sheet, squareAt(7, 7))).toBe(' ');
  });

  test.each([
    ['x1co/2o3/c4cx/o5xc', ['sheet/ragged']],
    ['x1co/2o3cc/c4cx/o5xc', ['sheet/ragged']],
    ['x1co/2o6c/c4cx/o5xc', ['sheet/character']],
    ['X1co/2o3c/c4cx/o5xc', ['sheet/character', 'sheet/cross-starts']],
    ['x1co/2o3c/c4cx/o5cc', ['sheet/cross-starts']],
    ['x1co/2o3c/x4cx/o5xc', ['sheet/cross-starts']],
    ['x1co/2c3c/c4cx/o5xc', ['sheet/circle-starts']],
    ['1111/1111/1111/1111', ['sheet/cross-starts', 'sheet/circle-starts']],
    ['', ['sheet/rows', 'sheet/columns', 'sheet/cross-starts', 'sheet/circle-starts']],
  ])('[CP-2] %s is illegal', (text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });

  test.each([
    ['in a row', 'xxxc/cccc/cccc/ococ/ccoc'],
    ['in a diagonal', 'xccc/cxcc/ccxc/occc/coco'],
    ['around a corner', 'xccc/xccc/cxco/cccc/coco'],
  ])('[CP-3] starts joined %s are illegal', (_, text) => {
    expect(faultsOf(text)).toEqual([{ code: 'sheet/joined', about: 'crosses' }]);
  });

  test('[CP-3] two starts that touch are legal', () => {
    expect(codesOf('xxcc/cccc/cxco/cccc/coco')).toEqual([]);
  });

  test('[CP-4] a start that the other side’s starts enclose is illegal', () => {
    expect(faultsOf('xocx/oocc/cccc/xccc')).toEqual([
      { code: 'sheet/cut-off', about: 'crosses' },
      { code: 'sheet/joined', about: 'circles' },
    ]);
  });

  test('every fault is found, not only the first', () => {
    const faults = faultsOf('xxx?/c\u{1f404}7c/cccc/occo');
    expect(faults.map((fault) => [fault.code, fault.about])).toEqual([
      ['sheet/character', 'row 1, column 4: "?"'],
      ['sheet/character', 'row 2, column 2: "\u{1f404}"'],
      ['sheet/character', 'row 2, column 3: "7"'],
      ['sheet/circle-starts', '2 found'],
      ['sheet/joined', 'crosses'],
    ]);
  });

  test('every kind of fault can be found', () => {
    const drafts = ['', 'x1co/2o3/c4cx/o5xc', 'x?', 'xxxc/cccc/cccc/ococ/ccoc', 'xocx/oocc/cccc/xccc'];
    expect(new Set(drafts.flatMap(codesOf))).toEqual(new Set(Object.keys(SHEET_FAULTS)));
  });

  test('parseSheet names the faults in one sentence, however many', () => {
    const few = parseSheet('x1co/2o6c/c4cx/o5xc');
    expect(few).toMatchObject({ kind: 'unreadable', reason: expect.stringContaining('row 2, column 3') });
    const many = parseSheet('?'.repeat(10_000));
    if (!isUnreadable(many)) throw new Error('a sheet of question marks was read');
    expect(many.reason.length).toBeLessThan(500);
    expect(many.reason).toMatch(/and \d+ more$/);
  });
});
