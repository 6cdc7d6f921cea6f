import { inflateSync } from 'node:zlib';
import { type Answer, factName, factOf } from '@abacow/learning';
import { drawPages, worksheetCards } from '@abacow/paper';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { main } from '../main.ts';
import { codeOf } from '../sheets/print.ts';
import { scriptedEnvironment } from '../../test/scripted-environment.ts';

const readCode = (jsQR as unknown as { readonly default?: typeof jsQR }).default ?? jsQR;

const NOW = Date.UTC(2026, 10, 16);
const DAY = 24 * 60 * 60 * 1000;

const answer = (first: number, second: number, given: number, daysAgo = 1): Answer => ({
  question: { board: 'multiplication', form: 'result', first, second },
  given,
  at: NOW - daysAgo * DAY,
  ms: 2000,
  place: 'practice',
  help: 'work-out',
});

type Player = { readonly id: string | null; readonly name: string; readonly answers: readonly unknown[] };

/** As the app exports it. */
const backupOf = (...players: readonly Player[]): string => {
  const rows = players.map(({ id, answers }) => ({
    kind: 'row',
    area: 'answers',
    row: {
      id: `${id ?? ''}/1`,
      version: 1,
      state: 'finished',
      lastAt: NOW,
      player: id,
      answers: answers.map((one, order) => ({ answer: one, order })),
    },
  }));
  const list = players.flatMap(({ id, name }) => (id === null ? [] : [{ id, name, picture: 'cow' }]));
  const lines = [
    ...rows,
    { kind: 'row', area: 'games', row: { id: 'g' } },
    { kind: 'text', key: 'abacow.players', text: JSON.stringify({ list }) },
  ];
  const header = { format: 'abacow-backup', version: 1, savedAt: NOW };
  return [header, ...lines, { end: lines.length, sha256: '' }]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
};

const ADA: Player = {
  id: 'a1',
  name: 'Ada',
  answers: [answer(7, 8, 54), answer(6, 9, 56), { damaged: true }],
};
const BEN: Player = { id: 'b2', name: 'Ben', answers: [answer(3, 4, 13)] };

const ran = async (line: string, files: Readonly<Record<string, string>> = {}) => {
  const environment = scriptedEnvironment({ files });
  const code = await main(`worksheet ${line}`.trim().split(' '), environment);
  return { code, out: environment.out(), err: environment.err(), files: environment.files };
};

/** The texts of each page of a PDF. */
const pagesIn = (pdf: string): readonly (readonly string[])[] =>
  [...pdf.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)]
    .map((match) => inflateSync(Buffer.from(match[1]!, 'latin1')).toString('latin1'))
    .map((stream) =>
      [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map((match) =>
        [...match[1]!.matchAll(/<([0-9a-f]*)>/g)]
          .map((part) => Buffer.from(part[1]!, 'hex').toString('latin1'))
          .join(''),
      ),
    )
    .filter((words) => words.length > 0);

const QUESTION = /^\d+ [×÷:+\x96] ?(\d+)?( =)?$/;
const questionsOn = (page: readonly string[]) => page.filter((words) => QUESTION.test(words));
/** The facts that a page of multiplications asks. */
const factsOn = (page: readonly string[]) =>
  questionsOn(page).map((words) => {
    const [first, second] = words.match(/\d+/g)!.map(Number);
    return factName(factOf('multiplication', first!, second!));
  });

test('chosen tables, with answers on a second page', async () => {
  const { code, out, err, files } = await ran(
    '--tables 7,8 --questions 30 --seed monday --out w.pdf --url https://abacow.example/',
  );
  expect({ code, out, err }).toEqual({ code: 0, out: 'w.pdf: 2 pages\n', err: '' });
  const [page, solved] = pagesIn(files.get('w.pdf')!);
  expect(questionsOn(page!)).toHaveLength(30);
  expect(factsOn(page!).every((fact) => /[78]/.test(fact))).toBe(true);
  expect(page).toContain('Times tables: 7, 8');
  expect(page).toContain('Sheet monday');
  expect(page).toContain('abacow.example/practice');
  expect(solved).toContain('Times tables: 7, 8: answers');
  const first = questionsOn(page!)[0]!;
  const [a, b] = first.match(/\d+/g)!.map(Number);
  expect(solved).toContain(String(a! * b!));
});

test('says when it overwrites a file', async () => {
  const environment = scriptedEnvironment({ files: { 'x.pdf': 'old' } });
  await main(['worksheet', '--tables', '3', '--out', 'x.pdf'], environment);
  expect(environment.out()).toBe('x.pdf: 2 pages, in place of the file that was there\n');
});

test('a seed prints the same sheet again; without one the seed is named', async () => {
  const sheet = async (line: string) => pagesIn((await ran(line)).files.get('abacow-worksheet.pdf')!);
  expect(await sheet('--seed monday')).toEqual(await sheet('--seed monday'));
  expect(await sheet('--seed monday')).not.toEqual(await sheet('--seed tuesday'));
  const { err } = await ran('');
  expect(err).toContain('Made with --seed fresh');
  expect(err).toContain('say with --url where your Abacow is');
});

test('divisions, missing factors and subtractions, in three languages', async () => {
  const texts = async (line: string) =>
    pagesIn((await ran(`${line} --seed x --no-answers`)).files.get('abacow-worksheet.pdf')!).flat();
  const german = await texts('--ask divisions --language de --tables 7');
  expect(german.some((words) => /^\d+ : \d+ =$/.test(words))).toBe(true);
  expect(german).toContain('Einmaleins mit 7');
  expect(german).toContain('Datum');
  const products = await texts('--ask multiplications --language de --tables 7');
  expect(products.some((words) => /^\d+ · \d+ =$/.test(words))).toBe(true);
  const french = await texts('--ask multiplications,missing --language fr');
  expect(french.some((words) => /^= \d+$/.test(words))).toBe(true);
  expect(french.some((words) => /^\d+ × \d+ =$/.test(words))).toBe(true);
  const minus = await texts('--board addition --ask subtractions');
  // An en dash in the encoding of the fonts.
  expect(minus.filter((words) => /^\d+ \x96 \d+ =$/.test(words))).toHaveLength(40);
});

test('a table to fill in, empty or partly, on letter paper', async () => {
  const { out, files } = await ran('--table partly --seed x --paper letter');
  expect(out).toBe('abacow-worksheet.pdf: 2 pages\n');
  const pdf = files.get('abacow-worksheet.pdf')!;
  expect(pdf).toContain('/MediaBox [0 0 612 792]');
  const [page, solved] = pagesIn(pdf).map((words) => words.filter((word) => /^\d+$/.test(word)));
  expect([page!.length, solved!.length]).toEqual([18 + 30, 18 + 81]);
  const [empty] = pagesIn((await ran('--table empty')).files.get('abacow-worksheet.pdf')!);
  expect(empty!.filter((word) => /^\d+$/.test(word))).toHaveLength(18);
  expect((await ran('--table empty --tables 3')).out).toBe('abacow-worksheet.pdf: 4 pages\n');
});

test('several sheets of one seed differ', async () => {
  const { out, files } = await ran('--count 3 --seed class --no-answers');
  expect(out).toBe('abacow-worksheet.pdf: 3 pages\n');
  const pages = pagesIn(files.get('abacow-worksheet.pdf')!);
  expect(pages.map((page) => page.find((words) => words.startsWith('Sheet')))).toEqual([
    'Sheet class',
    'Sheet class/2',
    'Sheet class/3',
  ]);
  expect(new Set(pages.map((page) => questionsOn(page).join())).size).toBe(3);
});

test('the weak facts of a player, from a file that the app exported', async () => {
  const backup = { 'b.jsonl': backupOf(ADA, BEN) };
  const { code, files } = await ran('--from b.jsonl --player ada --seed x --questions 8', backup);
  expect(code).toBe(0);
  const [page] = pagesIn(files.get('abacow-worksheet.pdf')!);
  expect(new Set(factsOn(page!))).toEqual(new Set(['7x8', '6x9']));
  expect(page).toContain('Time to practise these');
  const alone = await ran('--from b.jsonl --seed x', { 'b.jsonl': backupOf({ ...BEN, id: null }) });
  expect(new Set(factsOn(pagesIn(alone.files.get('abacow-worksheet.pdf')!)[0]!))).toEqual(new Set(['3x4']));
});

test('chosen facts; 8x7 is 7x8', async () => {
  const { files } = await ran('--facts 8x7,6x9 --seed x --no-answers');
  const [page] = pagesIn(files.get('abacow-worksheet.pdf')!);
  expect(new Set(factsOn(page!))).toEqual(new Set(['7x8', '6x9']));
});

test.each([
  ['--tables 11', '"11" is neither a number from 1 to 10'],
  ['--tables 10 --board addition', 'There are tables 1 to 9'],
  ['--facts 7x8,7x13', '--facts must be like 7x8,6x9 on the multiplication board'],
  ['--facts 7+8', 'not "7+8"'],
  ['--ask divisions --board addition', '--ask must be additions, missing or subtractions'],
  ['--questions 61', '--questions must be a whole number from 0 to 60'],
  ['--questions 0', 'add --table empty'],
  ['--player Ada', '--player needs --from'],
  ['--tables 7 --from b.jsonl', '--tables and --from cannot be used together'],
  ['--table full', '--table must be empty or partly'],
])('%s: %s', async (line, sentence) => {
  const { code, err, files } = await ran(line);
  expect({ code, files: files.size }).toEqual({ code: 2, files: 0 });
  expect(err).toContain(sentence);
});

const cut = backupOf(ADA).split('\n').slice(0, -2).join('\n');

test.each([
  ['none.jsonl', '', 'none.jsonl cannot be read: there is no such file'],
  ['b.jsonl', 'hello', 'is not a file that the app exported'],
  ['b.jsonl', '{"format":"abacow-backup","version":2}', 'comes from a newer version'],
  ['b.jsonl', cut, 'is cut off or changed'],
  ['b.jsonl', backupOf(ADA, BEN), 'choose one with --player Ada or Ben'],
  ['b.jsonl', backupOf(), 'b.jsonl shows no weak facts yet; choose tables instead'],
  ['b.jsonl', backupOf({ ...BEN, answers: [] }), 'shows no weak facts yet; choose tables instead'],
])('%s: %#', async (path, text, sentence) => {
  const { code, err, files } = await ran(`--from ${path}`, text === '' ? {} : { 'b.jsonl': text });
  expect({ code, files: files.size }).toEqual({ code: 1, files: text === '' ? 0 : 1 });
  expect(err).toContain(sentence);
});

test('a player who is not in the file', async () => {
  const { err } = await ran('--from b.jsonl --player Cleo', { 'b.jsonl': backupOf(ADA, BEN) });
  expect(err).toContain('has no answers of "Cleo", only of Ada and Ben');
});

test('the code opens practice', () => {
  const sheet = {
    board: 'addition',
    about: 'all',
    tasks: [],
    table: [],
    answers: false,
    seed: 'x',
  } as const;
  const cards = worksheetCards(sheet, 'en', 'https://abacow.example/practice');
  const [page] = drawPages(cards, { paper: 'a4', perPage: 1 }, codeOf);
  const code = page!.find((shape) => shape.kind === 'path' && /^M\d+ \d+h\d+v1H/.test(shape.d));
  if (code?.kind !== 'path') throw new Error('no code');
  const runs = [...code.d.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) => match.slice(1).map(Number));
  const zoom = 4;
  const side = (Math.max(...runs.map(([, y]) => y!)) + 3) * zoom;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x, y, width] of runs)
    for (let py = y! * zoom; py < (y! + 1) * zoom; py++)
      pixels.fill(0, (py * side + x! * zoom) * 4, (py * side + (x! + width!) * zoom) * 4);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  expect(readCode(pixels, side, side)?.data).toBe('https://abacow.example/practice');
});
