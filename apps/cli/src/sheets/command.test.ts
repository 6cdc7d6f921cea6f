import { isUnreadable } from '@abacow/rules';
import { parseSheet } from '@abacow/rules/cowpath';
import { PAD, generateSheet } from '@abacow/rules/sheets';
import { expect, test } from 'vitest';
import { ran } from '../../test/running.ts';

test('lists the pad, one line per sheet', async () => {
  const { code, out } = await ran('sheets');
  const lines = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines).toHaveLength(PAD.length);
  PAD.forEach(({ number, kind, text }, index) =>
    expect(lines[index]!.trim().split(/ +/)).toEqual([String(number), kind, text]),
  );
  expect((await ran('sheets list')).out).toBe(out);
});

test('shows one sheet as text and as a drawing', async () => {
  const { out } = await ran('sheets show 7');
  expect(out.split('\n')[0]).toBe(PAD[6]!.text);
  expect(out).toContain('\n   a  b  c  d  e  f  g\n1 ');
  expect(out).toContain('7 x 7, mirrored; crosses need');
});

test('makes sheets from a seed', async () => {
  const { out, err } = await ran('sheets generate --kind wild --size 5x8 --seed meadow');
  expect(out.split('\n')[0]).toBe(generateSheet({ kind: 'wild', seed: 'meadow', rows: 5, columns: 8 }).text);
  expect(err).toBe('');
  const several = (await ran('sheets generate --seed meadow --count 3')).out.trimEnd().split('\n');
  expect(new Set(several).size).toBe(3);
  for (const text of several) expect(isUnreadable(parseSheet(text))).toBe(false);
  expect((await ran('sheets generate')).err).toBe('Made with --seed fresh\n');
});

test('checks a sheet and names every fault', async () => {
  expect(await ran('sheets check x1co/2o3c/c4cx/o5xc')).toMatchObject({ code: 0, err: '' });
  const { code, out } = await ran('sheets check x1co/2o3/c4c?/o5xc');
  expect(code).toBe(1);
  expect(out).toMatch(/^Not a legal sheet:\n/);
  expect(out).toContain('- every row has as many squares as the first (row 2 has 3)');
  expect(out).toContain('- a square is 1 to 5, c, x or o (row 3, column 4: "?")');
  expect(out).toContain('- there are exactly three cross starts (2 found)');
});

test('names the flaws of a legal sheet in words, without codes', async () => {
  const { code, out } = await ran('sheets check x1co/2o3c/c4cx/o5xc');
  expect(code).toBe(0);
  expect(out).toContain('Legal, but not well mixed:\n- ');
  expect(out).not.toMatch(/(starts|numbers|cows)\//);
});

test('one row is not called rows', async () => {
  const { out } = await ran('sheets check x');
  expect(out).toContain('- a sheet has 4 to 8 rows (1 row)\n');
  expect(out).toContain('- a sheet has 4 to 8 columns (1 column)\n');
});

test.each([
  ['sheets fold', 'it can list, show, generate, check or print, but not "fold"'],
  ['sheets show', 'show needs a number from 1 to 48'],
  ['sheets show 49', 'none called "49"'],
  ['sheets show x', 'none called "x"'],
  ['sheets check', 'check needs a sheet'],
  ['sheets list more', '"more" is one word too many'],
  ['sheets show 1 2', '"2" is one word too many'],
  ['sheets show 1 --seed 2', '--seed belongs to generate'],
  ['sheets show 1 --paper a4', '--paper belongs to print'],
  ['sheets generate --size 9x9', '--size must be rows x columns'],
  ['sheets generate --kind tame', '--kind must be mirrored or wild'],
])('%s: %s', async (line, sentence) => {
  const { code, out, err } = await ran(line);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
});
