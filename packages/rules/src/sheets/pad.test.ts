import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cowpath, count, makeSheet } from '../cowpath/index.ts';
import { PAD, flawsOf, generateSheet, isMirrored, padOrder, padSheet } from './index.ts';
import { PAD_SIZE } from './pad-sheet.ts';

const FILE = new URL('../cowpath/pad.ts', import.meta.url);
const NUMBERS = Array.from({ length: PAD_SIZE }, (_, index) => index + 1);

const lineFor = (number: number): string => {
  const order = padOrder(number);
  return `  { number: ${number}, kind: '${order.kind}', text: '${makeSheet(generateSheet(order))}' },`;
};

const makeFile = (): string =>
  [
    `/** The pad: our numbered sheets. Written by \`npm run pad -w @abacow/rules\`. A number never changes its sheet. */`,
    '',
    `export type PadEntry = { readonly number: number; readonly kind: 'mirrored' | 'wild'; readonly text: string };`,
    '',
    'export const PAD: readonly PadEntry[] = [',
    ...NUMBERS.map(lineFor),
    '];',
    '',
  ].join('\n');

/** The sheet in all its rotations and reflections, in a fixed order. */
const looks = (text: string): readonly string[] => {
  const turn = (rows: readonly string[]): string[] =>
    [...rows[0]!].map((_, c) =>
      [...rows]
        .reverse()
        .map((row) => row[c])
        .join(''),
    );
  const flip = (rows: readonly string[]): string[] => rows.map((row) => [...row].reverse().join(''));
  const swap = (line: string): string => line.replace(/[xo]/g, (start) => (start === 'x' ? 'o' : 'x'));
  const turned = [text.split('/')];
  for (let quarter = 0; quarter < 3; quarter++) turned.push(turn(turned[quarter]!));
  const lines = [...turned, ...turned.map(flip)].map((rows) => rows.join('/'));
  return [...lines, ...lines.map(swap)].sort();
};

describe('the pad', () => {
  test('is what its seeds generate', () => {
    if (process.env['PAD'] === 'write') writeFileSync(FILE, makeFile());
    expect(readFileSync(FILE, 'utf8')).toBe(makeFile());
  });

  test('[CP-5] numbers 48 sheets, 36 mirrored and 12 wild', () => {
    expect(PAD.map((entry) => entry.number)).toEqual(NUMBERS);
    expect(PAD.filter((entry) => entry.kind === 'mirrored')).toHaveLength(36);
    expect(PAD.filter((entry) => entry.kind === 'wild')).toHaveLength(12);
  });

  test.each(PAD)(
    'sheet $number is legal, has the default mix of symbols and no flaws',
    ({ number, kind, text }) => {
      const sheet = padSheet(number)!;
      expect(makeSheet(sheet)).toBe(text);
      expect([sheet.rows, sheet.columns]).toEqual([7, 7]);
      expect(sheet.bySymbol.map(count)).toEqual([6, 6, 6, 6, 6, 13]);
      expect(flawsOf(sheet)).toEqual([]);
      expect(isMirrored(sheet)).toBe(kind === 'mirrored');
      expect(cowpath.start({ game: 'cowpath', sheet, first: 1 }).kind).toBe('decision');
    },
  );

  test('no two sheets are the same, even turned, flipped or with the sides swapped', () => {
    expect(new Set(PAD.map(({ text }) => looks(text)[0])).size).toBe(PAD_SIZE);
  });

  test.each([0, -1, 49, 1.5, Number.NaN])('has no sheet number %s', (number) => {
    expect(padSheet(number)).toBeNull();
  });
});
