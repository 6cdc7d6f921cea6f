/** Whatever is in a file, a file's name or an argument, no control or format character of it reaches the terminal. */
import { commitment, makeHex, sha256 } from '@abacow/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ran } from '../test/running.ts';

/** Isolates that are opened and closed in one line are ours. */
const OURS = /\u2068[^\u2066-\u2069\n]*\u2069/gu;
const isSafe = (text: string): boolean =>
  !/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u.test(text.replace(OURS, ''));

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\x1b[2K',
      '\x1b[8m',
      '\r',
      '\n',
      '\x07',
      '\x7f',
      '\u009b',
      '\u202e',
      '\u2068',
      '\u2069',
      '\u200b',
    ),
    fc.constantFrom('a', 'Ada', ' ', '"', '/', 'א', '👩'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  ),
  minLength: 1,
  maxLength: 12,
});

const secret = sha256(new Uint8Array([7]));
const RECORD = {
  abacow: 1,
  setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
  players: ['Ada', 'Ben'],
  text: 't12345=cc145 c1 t12345=11155 t45=11 b1',
  result: { kind: 'win', seat: 1, by: 'giving-up' },
  dice: { table: 'barn', commitment: commitment(secret), seeds: ['a', 'b'], secret: makeHex(secret) },
};

/** The record with the text in one of its places. */
const PLACES: Readonly<Record<string, (text: string) => object>> = {
  name: (text) => ({ players: [text, 'Ben'] }),
  seat: (text) => ({ seats: [{ kind: 'person', name: text }, { kind: 'person' }] }),
  token: (text) => ({ text: `t12345=cc145 ${text}` }),
  thrown: (text) => ({ text: `t12345=${text}` }),
  game: (text) => ({ setup: { ...RECORD.setup, game: text } }),
  sheet: (text) => ({ setup: { ...RECORD.setup, sheet: text } }),
  table: (text) => ({ dice: { ...RECORD.dice, table: text } }),
  seed: (text) => ({ dice: { ...RECORD.dice, seeds: [text, ''] } }),
  promise: (text) => ({ dice: { ...RECORD.dice, commitment: text } }),
  ending: (text) => ({ result: { kind: 'win', seat: 1, by: text } }),
  note: (text) => ({ [text]: text }),
};

const COMMANDS: readonly (readonly string[])[] = [
  ['verify', 'game.json', '--all'],
  ['replay', 'game.json', '--print', '--boards'],
  ['analyse', 'game.json', '--json'],
];

/** Nothing is legal here, so that nothing is analysed for long. */
const expectSafe = async (
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { out, err } = await ran(args, { files });
  expect(isSafe(out), JSON.stringify(out)).toBe(true);
  expect(isSafe(err), JSON.stringify(err)).toBe(true);
};

describe('a record', () => {
  test.each(Object.keys(PLACES))('with anything as its %s', async (place) => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.constantFrom(...COMMANDS), async (text, command) => {
        const record = { ...RECORD, text: '', ...PLACES[place]!(text) };
        await expectSafe(command, { 'game.json': JSON.stringify(record) });
      }),
      { numRuns: 60 },
    );
  });

  test('cannot print a verdict of its own', async () => {
    const name = 'Ada) t1=1: as it must be\nall 2 throws are as they must be\n\x1b[8m';
    const { code, out, err } = await ran('verify game.json', {
      files: { 'game.json': JSON.stringify({ ...RECORD, players: [name, 'Ben'] }) },
    });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      'abacow verify: game.json: "players" contains the control or format character \\u000a.\n',
    );
  });

  test('shows a name written from right to left isolated', async () => {
    const files = { 'game.json': JSON.stringify({ ...RECORD, players: ['עדה', 'Ben'] }) };
    expect((await ran('replay game.json', { files })).out).toContain('cross: \u2068עדה\u2069, circle: Ben');
  });
});

test('anything as a whole file', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom(...COMMANDS), (text, command) =>
      expectSafe(command, { 'game.json': text }),
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['the name of a missing file', (text: string) => ['verify', text]],
  ['the name of a missing record', (text: string) => ['replay', text]],
  ['a sheet', (text: string) => ['sheets', 'check', text]],
  ['the number of a sheet', (text: string) => ['sheets', 'show', text]],
  ['an action', (text: string) => ['sheets', text]],
  ['a command', (text: string) => [text]],
  ['an option', (text: string) => ['verify', `--${text}`]],
  ['a value', (text: string) => ['demo', '--game', text]],
  ['a sheet to print', (text: string) => ['sheets', 'print', '--text', text]],
  ['a word too many', (text: string) => ['verify', 'a', text]],
  ['a seed', (text: string) => ['simulate', '--game', 'cowpath', '--games', '1', '--seed', `s${text}`]],
])('anything as %s', async (_, argsOf) => {
  await fc.assert(
    fc.asyncProperty(hostile, (text) => expectSafe(argsOf(text))),
    { numRuns: 40 },
  );
});

test('one line of an error is one line, whatever it quotes', async () => {
  const { err } = await ran(['verify', 'no\nfile\x1b[2K.json']);
  expect(err).toBe('abacow verify: no\\u000afile\\u001b[2K.json cannot be read: there is no such file.\n');
});

test('a saved game with anything in it', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, (text) => expectSafe(['play', '--file', 'game.table'], { 'game.table': text })),
    { numRuns: 40 },
  );
});

test('the referee escapes what JSON does not', async () => {
  const line = JSON.stringify({ play: '\u009b2J\u202e' });
  const { out } = await ran('referee', { input: [`${line}\n{"new":{"game":"\u009b"}}\n`] });
  expect(isSafe(out)).toBe(true);
  for (const answer of out.trim().split('\n')) expect(JSON.parse(answer)).toMatchObject({ ok: false });
});
