import {
  type Position,
  type Setup,
  isUnreadable,
  parseSetup,
  parseText,
  playText,
  startGame,
} from '@abacow/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { terminalGame } from '../games/registry.ts';
import { parseInput as parse } from './input.ts';

const parseInput = (position: Position, line: string) => parse(terminalGame(position.game), position, line);

const at = (json: object, text: string): Position => {
  const position = playText(startGame(parseSetup(json) as Setup), parseText(text));
  if (isUnreadable(position)) throw new Error(position.reason);
  return position;
};

const COWPATH = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' };
const TRIO = { game: 'trio', board: 'multiplication', players: 2, level: 'junior', first: 0 };
const FOUR_PAWNS =
  't12=12 1x2 t12=98 9x8 t12=14 1x4 t12=96 9x6 t12=16 1x6 t12=94 9x4 t12=18 1x8 t12=92 9x2 t12=57';

const before = at(COWPATH, '');
const between = at(COWPATH, 't12345=1c35c');
const noCows = at(COWPATH, 't12345=12345');
const allCows = at(COWPATH, 't12345=ccccc');
const cows = at(COWPATH, 't12345=cc145 t345=c14');
const toPlace = at(TRIO, 't12=57');
const toMove = at(TRIO, FOUR_PAWNS);
const toThrow = at(TRIO, 't12=57 5x7');

const inputOf = (position: Position, typed: string): string => {
  const input = parseInput(position, typed);
  switch (input.kind) {
    case 'play':
      return input.move;
    case 'ask':
      return `${input.question}?`;
    case 'save':
      return `save ${input.path}`;
    case 'unclear':
      return `! ${input.reason}`;
  }
};

describe('Cowpath', () => {
  test.each([
    ['', 't12345'],
    ['t', 't12345'],
    ['Throw', 't12345'],
    ['t12345', 't12345'],
    ['c1', '! c1: nothing has been thrown yet'],
    ['pass', '! pass: passing is possible only after a throw'],
    ['keep c', '! no dice are on the table yet'],
    ['keep 12', '! no dice are on the table yet'],
  ])('before the first throw %j is %s', (typed, move) => expect(inputOf(before, typed)).toBe(move));

  test.each([
    ['', '! say what to do'],
    ['t', 't12345'],
    ['t24', 't24'],
    ['24', 't24'],
    ['4 2', 't24'],
    ['throw 1, 3', 't13'],
    ['keep 2 5', 't134'],
    ['k25', 't134'],
    ['keep c', 't134'],
    ['keep cows', 't134'],
    ['keep 12345', '! that keeps all dice and throws none'],
    ['keep', '! say which dice to keep: 1 to 5, or c for the cows'],
    ['keep 6', '! there is no die 6: say which dice to keep, 1 to 5'],
    ['keep x', '! "keep x" is not understood'],
    ['-', '-'],
    ['p', '-'],
    ['t6', '! "t6" is not understood'],
    ['C1', 'c1'],
    ['mark c1', 'c1'],
    ['a1', '! a1: that square is a start'],
    ['h8', '! h8: that square is not on the sheet'],
    ['b9', '! there is no square b9'],
    ['mark i1', '! there is no square i1'],
    ['elephant', '! "elephant" is not understood'],
  ])('between throws %j is %s', (typed, move) => expect(inputOf(between, typed)).toBe(move));

  test('keeping three cows throws the rest', () => expect(inputOf(cows, 'keep c')).toBe('t45'));

  test.each(['keep c', 'keep cow', 'keep cows', 'kc', 'KEEP C'])(
    'with no cow on the table %j throws nothing',
    (typed) => expect(inputOf(noCows, typed)).toBe('! no die shows a cow'),
  );

  test('keeping cows is refused when all dice are cows', () =>
    expect(inputOf(allCows, 'keep c')).toBe('! that keeps all dice and throws none'));

  test('a number is the place of a die, whatever the dice show', () =>
    expect(inputOf(between, 'keep 4')).toBe('t1235'));
});

describe('Trio', () => {
  test.each([
    ['5x7', '5x7'],
    ['57', '5x7'],
    ['7 5', '7x5'],
    ['5x8', '! 5x8: the dice do not point at that square'],
    ['t', '! t12: the dice on the table have to be placed first'],
  ])('with dice to place %j is %s', (typed, move) => expect(inputOf(toPlace, typed)).toBe(move));

  test.each([
    ['1x2>5x7', '1x2>5x7'],
    ['12 57', '1x2>5x7'],
    ['1x2 to 7x5', '1x2>7x5'],
    ['5x7', '! say which pawn moves there: 1x2>5x7, 1x4>5x7, 1x6>5x7, 1x8>5x7'],
  ])('with four pawns %j is %s', (typed, move) => expect(inputOf(toMove, typed)).toBe(move));

  test.each([
    ['t', 't12'],
    ['12', 't12'],
    ['t1', 't1'],
    ['2', 't2'],
    ['keep 1', 't2'],
    ['keep 3', '! there is no die 3: say which die to keep, 1 or 2'],
    ['keep 7', '! there is no die 7: say which die to keep, 1 or 2'],
    ['keep 12', '! that keeps all dice and throws none'],
    ['keep', '! say which die to keep: 1 or 2'],
    ['keep c', '! "keep c" is not understood'],
    ['5x7', '! "5x7" is not understood'],
    ['', '! say what to do'],
  ])('with a throw due %j is %s', (typed, move) => expect(inputOf(toThrow, typed)).toBe(move));
});

test('in Trio dice cannot be kept before the first throw or before placing, and a 0 never', () => {
  expect(inputOf(at(TRIO, ''), 'keep 1')).toBe('! no dice are on the table yet');
  expect(inputOf(toPlace, 'keep 1')).toBe('! t2: the dice on the table have to be placed first');
  const zero = at(TRIO, 't12=50');
  expect([inputOf(zero, 'keep 1'), inputOf(zero, 'keep 2')]).toEqual(['t2', '! a 0 cannot be kept']);
});

test.each([
  ['?', 'help?'],
  ['odds', 'chances?'],
  [' Chances ', 'chances?'],
  ['give  up', 'give up?'],
  ['q', 'quit?'],
  ['undo', 'back?'],
  ['save My Game.table ', 'save My Game.table'],
  ['save', '! "save" is not understood'],
])('%j is %s in both games', (typed, input) => {
  expect(inputOf(between, typed)).toBe(input);
  expect(inputOf(toPlace, typed)).toBe(input);
});

test('any input gives only legal decisions', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[tk]? ?[0-9a-hx> c-]{0,8}$/));
  fc.assert(
    fc.property(typed, fc.constantFrom(before, between, cows, toPlace, toMove, toThrow), (line, position) => {
      const input = parseInput(position, line);
      if (input.kind === 'play')
        expect(isUnreadable(playText(position, [withFaces(position, input.move)]))).toBe(false);
    }),
    { numRuns: 500 },
  );
});

const withFaces = (position: Position, move: string): string =>
  move.startsWith('t')
    ? `${move}=${(position.game === 'cowpath' ? 'c' : '1').repeat(move.length - 1)}`
    : move;
