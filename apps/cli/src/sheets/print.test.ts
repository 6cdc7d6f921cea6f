import { inflateSync } from 'node:zlib';
import { type Shape, drawPages } from '@abacow/paper';
import { PAD, generateSheet, makeSheetLink } from '@abacow/rules/sheets';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { main } from '../main.ts';
import { scriptedEnvironment } from '../../test/scripted-environment.ts';
import { PRINT_DEFAULTS, codeOf, printItems } from './print.ts';

/** The package is CommonJS, so its function may be inside `default`. */
const readCode = (jsQR as unknown as { readonly default?: typeof jsQR }).default ?? jsQR;

const printed = async (line: string) => {
  const environment = scriptedEnvironment();
  const code = await main(`sheets print ${line}`.trim().split(' '), environment);
  return { code, out: environment.out(), err: environment.err(), files: environment.files };
};

/** The decompressed streams of a PDF. */
const streamsOf = (pdf: string): readonly string[] =>
  [...pdf.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].map((match) =>
    inflateSync(Buffer.from(match[1]!, 'latin1')).toString('latin1'),
  );

/** The texts of a page. Strings are hexadecimal and split where letters are kerned. */
const wordsOf = (stream: string): readonly string[] =>
  [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map((match) =>
    [...match[1]!.matchAll(/<([0-9a-f]*)>/g)]
      .map((part) => Buffer.from(part[1]!, 'hex').toString('latin1'))
      .join(''),
  );

const sizesOf = (pdf: string): readonly string[] =>
  [...pdf.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map((match) => match[1]!);

test('twelve sheets and one more, four on a page', async () => {
  const { code, out, err, files } = await printed(
    '--sheets 1-12,17 --per-page 4 --out pad.pdf --url https://abacow.example/',
  );
  expect({ code, out, err }).toEqual({ code: 0, out: 'pad.pdf: 4 pages\n', err: '' });
  const pdf = files.get('pad.pdf')!;
  expect(pdf.startsWith('%PDF-1.')).toBe(true);
  expect(sizesOf(pdf)).toEqual(Array.from({ length: 4 }, () => '0 0 595.28 841.89'));
  const pages = streamsOf(pdf)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const titles = pages.map((words) => words.filter((word) => word.startsWith('Sheet')));
  expect(titles[0]).toEqual(['Sheet 1', 'Sheet 2', 'Sheet 3', 'Sheet 4']);
  expect(titles.at(-1)).toEqual(Array.from({ length: 4 }, () => 'Sheet 17'));
  const numerals = pages.at(-1)!.filter((word) => /^[1-5]$/.test(word));
  expect(numerals.join('')).toBe(PAD[16]!.text.replace(/[^1-5]/g, '').repeat(4));
  expect(pages.at(-1)).toContain('abacow.example/sheets/17');
});

test('format characters are not printed', async () => {
  const { files } = await printed('--seed me\u00ada\u202edow --out seed.pdf');
  const pages = streamsOf(files.get('seed.pdf')!).map(wordsOf);
  expect(pages.flat()).toContain('meadow');
});

test('prints fresh sheets on letter paper, with codes to the default address', async () => {
  const { out, err, files } = await printed('--seed meadow --count 3 --kind wild --paper letter');
  expect(out).toBe('abacow-sheets.pdf: 2 pages\n');
  expect(err).toContain('http://localhost:3000; say with --url');
  const pdf = files.get('abacow-sheets.pdf')!;
  expect(sizesOf(pdf)[0]).toBe('0 0 612 792');
  const words = streamsOf(pdf).flatMap(wordsOf);
  expect(new Set(words.filter((word) => word.startsWith('meadow')))).toEqual(
    new Set(['meadow', 'meadow/2', 'meadow/3']),
  );
});

test("Trio's boards and scores, and a sheet of one's own", async () => {
  const { files } = await printed('--trio all --text x1co/2o3c/c4cx/o5xc --out t.pdf');
  const words = streamsOf(files.get('t.pdf')!).flatMap(wordsOf);
  for (const title of ['Own sheet', 'Trio: multiplication', 'Trio: addition', 'Trio: scores', 'Total'])
    expect(words).toContain(title);
  expect(words.some((word) => word.startsWith('Sheet'))).toBe(false);
});

test('rule cards and pieces to cut out, each on its own page, in a language', async () => {
  const { out, files } = await printed('--rules all --cut-out trio --language de --out r.pdf');
  expect(out).toBe('r.pdf: 3 pages\n');
  const words = streamsOf(files.get('r.pdf')!).flatMap(wordsOf).join(' ');
  for (const title of ['Cowpath: die Regeln', 'Trio: die Regeln', 'Figuren und Würfel zum Ausschneiden'])
    expect(words).toContain(title);
  expect(words).toContain('2 Personen, ab 8 Jahren');
});

test('letters that the fonts do not contain become question marks', async () => {
  const { files } = await printed('--seed 牛é --out w.pdf');
  expect(streamsOf(files.get('w.pdf')!).flatMap(wordsOf)).toContain('?é');
});

test('control characters are escaped', async () => {
  const { files } = await printed('--seed a\x1b[2J\u009bb\u202ec\nd --out w.pdf');
  expect(streamsOf(files.get('w.pdf')!).flatMap(wordsOf)).toContain('a\\u001b[2J\\u009bbc\\u000ad');
});

test('prints everything by default', async () => {
  const { out } = await printed('--per-page 6');
  expect(out).toBe('abacow-sheets.pdf: 8 pages\n');
});

/** A code's path as pixels, as a camera sees it. */
const photograph = (shape: Extract<Shape, { kind: 'path' }>, modules: number): Uint8ClampedArray => {
  const [zoom, side] = [4, modules * 4];
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of shape.d.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let py = Number(y) * zoom; py < (Number(y) + 1) * zoom; py++)
      for (let px = Number(x) * zoom; px < (Number(x) + Number(width)) * zoom; px++)
        pixels.fill(0, (py * side + px) * 4, (py * side + px) * 4 + 3);
  }
  return pixels;
};

test('every code opens its own sheet', () => {
  const order = {
    ...PRINT_DEFAULTS,
    url: 'https://abacow.example',
    numbers: [1, 48],
    text: 'x1co/2o3c/c4cx/o5xc',
    fresh: [{ kind: 'mirrored', seed: 'meadow' }] as const,
    trio: null,
    rules: null,
    cutOut: null,
  };
  const items = printItems(order);
  if (!Array.isArray(items)) throw new Error('refused');
  const codes = drawPages(items, order, codeOf)
    .flat()
    .flatMap((shape) => (shape.kind === 'path' && /^M\d+ \d+h\d+v1H/.test(shape.d) ? [shape] : []));
  const read = codes.map((shape) => {
    const modules =
      Math.max(...[...shape.d.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((m) => Number(m[2]) + 1)) + 2;
    return readCode(photograph(shape, modules), modules * 4, modules * 4)?.data;
  });
  expect(read).toEqual([
    'https://abacow.example/sheets/1',
    'https://abacow.example/sheets/48',
    `https://abacow.example/sheets/${makeSheetLink(generateSheet({ kind: 'mirrored', seed: 'meadow' }).text)}`,
    'https://abacow.example/sheets/x1co-2o3c-c4cx-o5xc',
  ]);
});

test.each([
  ['--sheets 0', '--sheets cannot be read'],
  ['--per-page 3', '--per-page must be 1, 2, 4 or 6'],
  ['--paper a5', '--paper must be a4 or letter'],
  ['--url abacow', '--url must be an address'],
  ['--url ftp://a.b', '--url must be an address'],
  ['--kind wild', '--kind needs a --seed'],
  ['7', '"7" is one word too many'],
])('%s: %s', async (line, sentence) => {
  const { code, err, files } = await printed(line);
  expect({ code, files: files.size }).toEqual({ code: 2, files: 0 });
  expect(err).toContain(sentence);
});

test('a sheet with faults is not printed', async () => {
  const { code, err, files } = await printed('--text x1co/2o3c');
  expect({ code, files: files.size }).toEqual({ code: 1, files: 0 });
  expect(err).toContain('a sheet has 4 to 8 rows');
});
