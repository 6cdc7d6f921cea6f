import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAPS, cow } from '../test/cow-sheets.ts';
import { setupOf } from '../test/play.ts';
import { anyGame } from '../test/random-game.ts';
import type { GameRecord, Outcome, RecordJson, RecordPlayer } from './index.ts';
import {
  COMPUTER_LEVELS,
  ENDINGS,
  RECORD_VERSION,
  hasHidden,
  isUnreadable,
  makeRecord,
  parseRecord,
  parseText,
  seatsOf,
} from './index.ts';

const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const name = fc.string({ unit: 'grapheme' }).filter((text) => !hasHidden(text));
const player: fc.Arbitrary<RecordPlayer> = fc.oneof(
  fc.record({
    kind: fc.constant('person' as const),
    name: fc.option(
      fc.oneof(
        fc.constantFrom('computer 5', 'Player 1'),
        name.filter((text) => text !== ''),
      ),
    ),
  }),
  fc.record({ kind: fc.constant('computer' as const), level: fc.constantFrom(...COMPUTER_LEVELS) }),
);

/** A game that play ended has that result; others are still running or ended in another way. */
const anyRecord: fc.Arbitrary<GameRecord> = anyGame.chain(({ setup, tokens, last }) => {
  const seats = seatsOf(setup);
  const texts = fc.array(name, { minLength: seats, maxLength: seats });
  const otherwise = fc.constantFrom(...ENDINGS.filter((by) => by !== 'play'));
  const result: fc.Arbitrary<Outcome> =
    last.kind === 'over'
      ? fc.constant({ ...last.result, by: 'play' })
      : fc.oneof(
          fc.constant(null),
          otherwise.map((by) => ({ kind: 'tie' as const, by })),
          fc.record({ kind: fc.constant('win' as const), seat: fc.nat(seats - 1), by: otherwise }),
        );
  const dice = fc.record({ table: name, commitment: hex, seeds: texts, secret: fc.option(hex) });
  return fc.record({
    setup: fc.constant(setup),
    tokens: fc.constant(tokens),
    players: fc.array(player, { minLength: seats, maxLength: seats }),
    result,
    dice: fc.option(dice),
  });
});

const TEXT = cow('b1', 'b5', 'd1');
const FINISHED: GameRecord = {
  setup: setupOf({ game: 'cowpath', sheet: GAPS, first: 'x' }),
  tokens: parseText(TEXT),
  players: [
    { kind: 'person', name: 'Ada Lovelace' },
    { kind: 'person', name: 'Émilie 🐄' },
  ],
  result: { kind: 'win', seat: 0, by: 'play' },
  dice: { table: 'barn', commitment: 'ab'.repeat(32), seeds: ['', 'oat'], secret: '01'.repeat(32) },
};
const FILE = makeRecord(FINISHED);
const changed = (change: Partial<Record<keyof RecordJson, unknown>>): string =>
  JSON.stringify({ ...(JSON.parse(FILE) as RecordJson), ...change });
const errorOf = (file: string): { at: number; reason: string } => {
  const parsed = parseRecord(file);
  if (!isUnreadable(parsed)) throw new Error('the record was read');
  return parsed;
};

describe('records', () => {
  test('round-trip', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const file = makeRecord(record);
        const parsed = parseRecord(file);
        expect(parsed).toEqual(record);
        expect(makeRecord(parsed as GameRecord)).toBe(file);
      }),
      { numRuns: 120 },
    );
  });

  test('are JSON that a person can read', () => {
    expect(JSON.parse(FILE)).toEqual({
      abacow: 1,
      setup: { game: 'cowpath', sheet: GAPS, first: 'x' },
      players: ['Ada Lovelace', 'Émilie 🐄'],
      seats: [
        { kind: 'person', name: 'Ada Lovelace' },
        { kind: 'person', name: 'Émilie 🐄' },
      ],
      text: TEXT,
      result: { kind: 'win', seat: 0, by: 'play' },
      dice: FINISHED.dice,
    });
    expect(FILE.endsWith('}\n')).toBe(true);
  });

  test.each([
    [{ players: ['Ada\nall 9 throws are as they must be', 'Ben'] }, '"players"', '\\u000a'],
    [
      {
        seats: [
          { kind: 'person', name: 'A\u202eda' },
          { kind: 'person', name: 'Ben' },
        ],
      },
      '"seats"',
      '\\u202e',
    ],
    [{ dice: { ...FINISHED.dice, table: 'barn\u009b2J' } }, '"dice"', '\\u009b'],
    [{ dice: { ...FINISHED.dice, seeds: ['', 'o\x1b[8mat'] } }, '"dice"', '\\u001b'],
    [
      { earlier: [{ seat: 0, until: 1, player: { kind: 'person', name: 'a\u200bb' } }] },
      '"earlier"',
      '\\u200b',
    ],
    [{ setup: { game: 'cowpath', sheet: `${GAPS}\x7f`, first: 'x' } }, '"setup"', '\\u007f'],
    [{ text: `${TEXT}\r` }, '"text"', '\\u000d'],
    [{ note: { deep: [['\u2028']] } }, '"note"', '\\u2028'],
    [{ 'no\u2066te': 1 }, '"no\\u2066te"', '\\u2066'],
  ] as [object, string, string][])(
    'a control or format character is refused: %j',
    (change, field, character) => {
      expect(errorOf(changed(change)).reason).toBe(
        `${field} contains the control or format character ${character}`,
      );
    },
  );

  test.each(['👩‍👩‍👧', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', '\u3164', 'x'.repeat(200), ' Ada '])(
    'an odd but harmless name is read: %s',
    (odd) => {
      const seats = [{ kind: 'person', name: odd }, { kind: 'person' }];
      expect(parseRecord(changed({ seats }))).toMatchObject({ players: [{ name: odd }, { name: null }] });
    },
  );

  test('a record that is nested deeper than the stack is read', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(parseRecord(FILE.replace('"abacow"', `"note": ${deep}, "abacow"`))).toEqual(FINISHED);
  });

  test('the error for a newer version names it and the version that this program reads', () => {
    const { reason } = errorOf(changed({ abacow: 7, setup: { game: 'chess' } }));
    expect(reason).toBe(`the record has version 7; this program reads up to ${RECORD_VERSION}: update it`);
  });

  test.each([0, -1, 1.5, '1', null, undefined, true])('%s is not a version', (abacow) => {
    expect(errorOf(changed({ abacow })).reason).toContain('not an Abacow record');
  });

  test('a record that is cut off at any byte is an error with its place', () => {
    const bytes = new TextEncoder().encode(FILE);
    for (let length = 0; length < bytes.length - 1; length++) {
      const cut = new TextDecoder().decode(bytes.slice(0, length));
      expect(errorOf(cut)).toMatchObject({
        at: cut.length,
        reason: expect.stringContaining(`cut off or damaged: its ${cut.length} characters`),
      });
    }
    expect(parseRecord(FILE.trimEnd())).toEqual(FINISHED);
  });

  test('the error for an illegal token has its place, wherever it is', () => {
    FINISHED.tokens.forEach((_, index) => {
      for (const bad of ['t12345=ccccd', 'h8', 't12=1', 't12345', '']) {
        const { at, reason } = errorOf(changed({ text: FINISHED.tokens.with(index, bad).join(' ') }));
        expect(at).toBe(index + 1);
        expect(reason).toContain(`token ${index + 1}: `);
      }
    });
  });

  test('the error for a token after the end has its place', () => {
    expect(errorOf(changed({ text: `${TEXT} t12345=11111` }))).toMatchObject({
      at: 7,
      reason: 'token 7: t12345: the game is over (game/over)',
    });
  });

  test.each([
    ['another winner', { kind: 'win', seat: 1, by: 'play' }],
    ['a tie', { kind: 'tie', by: 'play' }],
    ['no result', null],
    ['another ending', { kind: 'win', seat: 0, by: 'giving-up' }],
  ])('%s contradicts the text', (_, result) => {
    expect(errorOf(changed({ result }))).toEqual({
      kind: 'unreadable',
      at: 6,
      reason: 'token 6 ends the game, but "result" says otherwise',
    });
  });

  test('the error for a text that stops before the claimed end has the place of the last token', () => {
    for (let length = 0; length < 6; length++) {
      const { at, reason } = errorOf(changed({ text: FINISHED.tokens.slice(0, length).join(' ') }));
      expect(at).toBe(length);
      expect(reason).toContain(`stops after token ${length}`);
    }
  });

  test.each([
    ['no setup', { setup: undefined }, 'setup'],
    ['another game', { setup: { game: 'chess' } }, '"game"'],
    ['a bad sheet', { setup: { game: 'cowpath', sheet: 'x', first: 'x' } }, 'sheet'],
    ['no beginner', { setup: { game: 'cowpath', sheet: GAPS } }, '"first"'],
    ['one name too few', { players: ['a'] }, 'all 2 players'],
    ['a name that is a number', { players: ['a', 2] }, 'all 2 players'],
    ['a seat too few', { seats: [{ kind: 'person' }] }, '"seats"'],
    ['seats that are a number', { seats: 2 }, '"seats"'],
    ['a seat that is a name', { seats: ['Ada', 'Ben'] }, '"seats"'],
    ['a name that is empty', { seats: [{ kind: 'person', name: '' }, { kind: 'person' }] }, '"seats"'],
    ['a sixth level', { seats: [{ kind: 'computer', level: 6 }, { kind: 'person' }] }, '"seats"'],
    ['a computer without a level', { seats: [{ kind: 'computer' }, { kind: 'person' }] }, '"seats"'],
    ['a sheep', { seats: [{ kind: 'sheep' }, { kind: 'person' }] }, '"seats"'],
    ['no text', { text: undefined }, '"text"'],
    ['a text that is a list', { text: FINISHED.tokens }, '"text"'],
    ['an unknown ending', { result: { kind: 'win', seat: 0, by: 'magic' } }, '"by"'],
    ['an unknown result', { result: { kind: 'loss', seat: 0, by: 'play' } }, '"result"'],
    ['a seat that nobody has', { result: { kind: 'win', seat: 2, by: 'clock' } }, '"result"'],
    ['dice that are a text', { dice: 'six' }, '"dice"'],
    ['dice without a table', { dice: { ...FINISHED.dice, table: 1 } }, '"dice.table"'],
    ['a short commitment', { dice: { ...FINISHED.dice, commitment: 'ab' } }, '"dice.commitment"'],
    ['a seed too few', { dice: { ...FINISHED.dice, seeds: [''] } }, '"dice.seeds"'],
    ['a secret that is not hexadecimal', { dice: { ...FINISHED.dice, secret: 'zz' } }, '"dice.secret"'],
  ])('the error for %s names the field', (_, change, field) => {
    expect(errorOf(changed(change)).reason).toContain(field);
  });

  test.each(['null', '7', '"abacow"', '[]', 'true'])('%s is not a record', (file) => {
    expect(errorOf(file).reason).toBe('a record must be a JSON object');
  });

  test('unknown fields are ignored', () => {
    expect(parseRecord(JSON.stringify({ ...JSON.parse(FILE), comment: 'nice game' }))).toEqual(FINISHED);
  });
});
