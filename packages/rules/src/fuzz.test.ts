/** Every parser returns an answer for garbage and never throws. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SMALL } from '../test/cow-sheets.ts';
import { setupOf } from '../test/play.ts';
import { anyGame } from '../test/random-game.ts';
import * as cowpath from './cowpath/index.ts';
import {
  isUnreadable,
  makeRecord,
  parseRecord,
  seatsOf,
  parseSetup,
  parseText,
  playText,
  playToken,
  startGame,
} from './index.ts';
import * as trio from './trio/index.ts';

const garbage = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'t12345c=-x>ab/o 0\n'), maxLength: 80 }),
  fc.stringMatching(/^[1-5cxo/]{0,80}$/),
  fc.constantFrom('__proto__', 'constructor', 'toString', '\u0000', '\ud800', 'ﬀ', '💥'),
);

const saysWhy = (value: object | null): void => {
  if (value === null || !('kind' in value) || !isUnreadable(value)) return;
  expect(value.at).toBeGreaterThanOrEqual(0);
  expect(value.reason.length).toBeGreaterThan(5);
};

const START = [
  startGame(setupOf({ game: 'cowpath', sheet: SMALL, first: 'x' })),
  startGame(setupOf({ game: 'trio', board: 'addition', players: 2, level: 'junior', first: 0 })),
];

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'cowpath square': cowpath.parseSquare,
  'cowpath selection': cowpath.parseSelection,
  'cowpath faces': cowpath.parseFaces,
  'cowpath move': cowpath.parseMove,
  'cowpath token': cowpath.parseToken,
  sheet: cowpath.parseSheet,
  draft: (text) => cowpath.checkSheet(cowpath.draftOf(text)),
  'trio square': trio.parseSquare,
  'trio selection': trio.parseSelection,
  'trio faces': trio.parseFaces,
  'trio move': trio.parseMove,
  'trio token': trio.parseToken,
  'game text': (text) => START.map((start) => playText(start, parseText(text))),
  'one token': (text) => START.map((start) => playToken(start, text)),
  setup: (text) => parseSetup({ game: text, sheet: text, first: text, board: text }),
  'cowpath setup': (text) => parseSetup({ game: 'cowpath', sheet: text, first: text }),
  record: parseRecord,
};

describe('garbage', () => {
  test.each(Object.entries(parsers))('into %s', (_, parse) => {
    fc.assert(
      fc.property(garbage, (text) => {
        const parsed = parse(text);
        for (const value of [parsed].flat()) if (typeof value === 'object') saysWhy(value);
      }),
      { numRuns: 1000 },
    );
  });

  test('any value into a setup', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true }), (value) => {
        expect(parseSetup(value)).toMatchObject({ kind: 'unreadable' });
      }),
      { numRuns: 1000 },
    );
  });

  test('any JSON as a record, or as one field of a record', () => {
    const fields = ['abacow', 'setup', 'players', 'seats', 'text', 'result', 'dice'] as const;
    fc.assert(
      fc.property(anyGame, fc.constantFrom(...fields), fc.jsonValue(), (game, field, value) => {
        saysWhy(parseRecord(JSON.stringify(value)));
        const players = Array.from(
          { length: seatsOf(game.setup) },
          () => ({ kind: 'person', name: 'a' }) as const,
        );
        const file = makeRecord({ ...game, players, result: null, dice: null });
        saysWhy(parseRecord(JSON.stringify({ ...JSON.parse(file), [field]: value })));
      }),
      { numRuns: 150 },
    );
  });

  test('a value that looks like an error is still a bad record', () => {
    expect(parseRecord('{"kind":"unreadable"}')).toMatchObject({ reason: expect.stringContaining('abacow') });
    expect(parseRecord('{"abacow":1,"setup":{"kind":"unreadable"}}')).toMatchObject({
      reason: expect.stringContaining('"game"'),
    });
  });

  test('very long and very deep texts', () => {
    expect(parseRecord('['.repeat(200_000))).toMatchObject({ kind: 'unreadable' });
    expect(cowpath.parseSheet('c'.repeat(100_000))).toMatchObject({ kind: 'unreadable' });
    expect(cowpath.parseSheet('/'.repeat(100_000))).toMatchObject({ kind: 'unreadable' });
    expect(cowpath.parseToken('t'.repeat(100_000))).toMatchObject({ kind: 'unreadable' });
  });
});
