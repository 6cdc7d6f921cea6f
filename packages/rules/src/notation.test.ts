import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../test/play.ts';
import { anyGame, anySetup } from '../test/random-game.ts';
import * as cowpath from './cowpath/index.ts';
import {
  isUnreadable,
  makeSetup,
  makeText,
  parseSetup,
  parseText,
  playText,
  replay,
  startGame,
  viewOf,
} from './index.ts';
import * as trio from './trio/index.ts';

/** Texts similar to the notation: valid ones, and valid characters in wrong places. */
const nearby = fc.oneof(
  fc.stringMatching(/^t?[1-6]{0,6}=?[0-9c]{0,6}$/),
  fc.stringMatching(/^[a-i][0-9]$/),
  fc.stringMatching(/^[0-9]x[0-9](>[0-9]x[0-9])?$/),
  fc.string({ unit: fc.constantFrom(...'t123450c=-x>ab ') }),
);

describe('squares', () => {
  test('a1 is the top left square, letters are columns', () => {
    expect(cowpath.makeSquare(cowpath.squareAt(0, 0))).toBe('a1');
    expect(cowpath.makeSquare(cowpath.squareAt(6, 6))).toBe('g7');
    expect(cowpath.parseSquare('c4')).toBe(cowpath.squareAt(3, 2));
    expect(trio.makeSquare(trio.squareAt(5, 7))).toBe('5x7');
  });

  test('all squares round-trip', () => {
    for (let square = 0; square < 64; square++)
      expect(cowpath.parseSquare(cowpath.makeSquare(square))).toBe(square);
    for (let square = 0; square < 81; square++)
      expect(trio.parseSquare(trio.makeSquare(square))).toBe(square);
  });

  test('a text that parses as a square is written back unchanged', () => {
    fc.assert(
      fc.property(nearby, (text) => {
        const [cow, three] = [cowpath.parseSquare(text), trio.parseSquare(text)];
        if (cow !== null) expect(cowpath.makeSquare(cow)).toBe(text);
        if (three !== null) expect(trio.makeSquare(three)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['', 'a', 'a0', 'a9', 'i1', 'A1', '1a', 'a11', ' a1', 'a1 ', 'a1\n', 'a１'])(
    '%j is not a Cowpath square',
    (text) => {
      expect(cowpath.parseSquare(text)).toBeNull();
    },
  );

  test.each(['', '5', '0x1', '1x0', '10x1', '1x10', '5X7', '5 x7', '5x7\n', '5×7'])(
    '%j is not a Trio square',
    (text) => {
      expect(trio.parseSquare(text)).toBeNull();
    },
  );
});

describe('tokens', () => {
  test.each([cowpath.cowpath, trio.trio])(
    'every token that $name reads is written back unchanged',
    (game) => {
      let read = 0;
      fc.assert(
        fc.property(nearby, (token) => {
          const actions = game.parseToken(token);
          if (isUnreadable(actions)) return;
          read++;
          expect(game.makeTokens(actions as never)).toEqual([token]);
        }),
        { numRuns: 3000, seed: 4 },
      );
      expect(read).toBeGreaterThan(100);
    },
  );

  test('every selection of dice and every fall of it round-trips', () => {
    for (let dice = 1; dice < 32; dice++) {
      expect(cowpath.parseSelection(cowpath.makeSelection(dice))).toBe(dice);
      for (const fall of cowpath.FALLS[cowpath.diceIn(dice)]!.filter((_, index) => index % 7 === 0)) {
        const tokens = cowpath.makeTokens([cowpath.throwOf(dice), fall]);
        expect(cowpath.parseToken(tokens[0]!)).toEqual([cowpath.throwOf(dice), fall]);
      }
    }
    for (const dice of [1, 2, 3])
      for (const fall of trio.FALLS[trio.diceIn(dice)]!) {
        const tokens = trio.makeTokens([trio.throwOf(dice), fall]);
        expect(trio.parseToken(tokens[0]!)).toEqual([trio.throwOf(dice), fall]);
      }
  });

  test.each([
    't',
    't1',
    't12345',
    't21=cc',
    't11=cc',
    't6=1',
    't0=1',
    't1=',
    't1=6',
    't1=cc',
    't12=c',
    't1=C',
    't1=1=1',
    't1=x',
    '--',
    '',
    'T1=1',
  ])('%j is not a Cowpath token', (token) => {
    expect(cowpath.parseToken(token)).toMatchObject({ kind: 'unreadable', at: 1 });
  });

  test.each([
    't',
    't12',
    't21=11',
    't3=1',
    't1=',
    't1=c',
    't1=11',
    't12=1',
    '-',
    '5x7>',
    '>5x7',
    '5x7>5x8>5x9',
    '5x7>5',
    '1x2>0x1',
    '',
  ])('%j is not a Trio token', (token) => {
    expect(trio.parseToken(token)).toMatchObject({ kind: 'unreadable', at: 1 });
  });

  test('the error for an unreadable token quotes it', () => {
    expect(cowpath.parseToken('t24=c')).toMatchObject({ reason: '"t24=c" throws 2 dice and shows 1' });
    expect(cowpath.parseToken('t24')).toMatchObject({ reason: '"t24" does not say how the dice fell' });
    expect(trio.parseToken('zz')).toMatchObject({ reason: '"zz" is no Trio token' });
  });
});

describe('sheets, setups and whole games', () => {
  test('setups round-trip, as values and as JSON', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        expect(parseSetup(makeSetup(setup))).toEqual(setup);
        expect(parseSetup(JSON.parse(JSON.stringify(makeSetup(setup))))).toEqual(setup);
        if (setup.game === 'cowpath')
          expect(cowpath.makeSheet(must(cowpath.parseSheet(cowpath.makeSheet(setup.sheet))))).toBe(
            setup.sheet.text,
          );
      }),
      { numRuns: 200 },
    );
  });

  test('games round-trip, and their text rebuilds every position', () => {
    fc.assert(
      fc.property(anyGame, ({ setup, tokens, last }) => {
        expect(parseText(makeText(tokens))).toEqual(tokens);
        const positions = must(replay(setup, tokens));
        expect(positions).toHaveLength(tokens.length + 1);
        expect(positions.at(-1)).toEqual(last);
        const half = Math.floor(tokens.length / 2);
        const middle = must(playText(startGame(setup), tokens.slice(0, half)));
        expect(viewOf(must(playText(middle, tokens.slice(half))))).toEqual(viewOf(last));
      }),
      { numRuns: 60 },
    );
  });

  test('the error for an illegal token has its place', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, place) => {
        const { setup, tokens } = game;
        if (tokens.length === 0) return;
        const index = place % tokens.length;
        const spoilt = tokens.with(index, 't9=9');
        for (const result of [playText(startGame(setup), spoilt), replay(setup, spoilt)])
          expect(result).toMatchObject({
            kind: 'unreadable',
            at: index + 1,
            reason: expect.stringContaining(`token ${index + 1}: `),
          });
      }),
      { numRuns: 60 },
    );
  });

  test('an empty text has no tokens, a double space makes an empty one', () => {
    expect(parseText('')).toEqual([]);
    expect(parseText('a1  b2')).toEqual(['a1', '', 'b2']);
  });
});
