import { describe, expect, test } from 'vitest';
import { COWS, CORNER, GAPS, PASTURE, SMALL, cow } from '../../test/cow-sheets.ts';
import { cowpathOn, cowpathView, marksIn, onward, whyNot } from '../../test/play.ts';
import {
  FALLS,
  SYMBOLS,
  cowpath,
  listSquares,
  makeMove,
  makeSquare,
  markableSquares,
  markableSymbols,
  quadSymbol,
  readFaces,
  throwOf,
  unpackFaces,
  viewCowpath,
} from './index.ts';

const SQUARES: Readonly<Record<string, readonly string[]>> = {
  1: ['a3', 'b1', 'b5'],
  2: ['b3', 'd1', 'd5'],
  3: ['b2', 'd3'],
  4: ['c2', 'e3'],
  5: ['c4', 'd2'],
  c: ['a2', 'a4', 'c1', 'c3', 'c5', 'e2', 'e4'],
};

const markableAfter = (dice: string): readonly string[] => marksIn(cowpathOn(SMALL, `t12345=${dice}`));
const squaresOf = (symbols: string): readonly string[] =>
  [...symbols].flatMap((symbol) => SQUARES[symbol]!).sort();

describe('what the dice allow', () => {
  test.each([
    ['[CP-15] two cows', 'cc123', 'c'],
    ['[CP-15] two cows and two pairs of nothing', '2cc21', 'c'],
    ['[CP-15] three cows', 'c1c2c', 'c'],
    ['[CP-16] three of a number', '11123', '1'],
    ['[CP-16] three of a number and one cow', '3c313', '3'],
    ['[CP-16] three of a number and two of another', '55522', '5'],
    ['[CP-17] two cows and three of a number', '4cc44', '4c'],
    ['[CP-18] three cows and two of a number', 'ccc11', 'c'],
    ['[CP-19] four cows', 'cccc1', 'c'],
    ['[CP-19] five cows', 'ccccc', 'c'],
    ['[CP-19] four of a number', '22223', '2'],
    ['[CP-19] four of a number and a cow', '2c222', '2'],
    ['[CP-19] five of a number', '55555', '5'],
    ['[CP-20] one of each number', '12345', ''],
    ['[CP-20] two pairs and a cow', '1122c', ''],
    ['[CP-20] a pair and one cow', '11c23', ''],
    ['[CP-20] a pair', '55123', ''],
  ])('%s: %s', (_, dice, symbols) => {
    expect(markableAfter(dice)).toEqual(squaresOf(symbols));
  });

  /** The table in RULES.md, computed a second time from counts alone. */
  const allowed = (faces: readonly number[]): { plain: number[]; quad: number | null } => {
    const times = SYMBOLS.map((_, symbol) => faces.filter((face) => face === symbol).length);
    const quad = times.findIndex((n) => n > 3);
    if (quad >= 0) return { plain: [], quad };
    const plain = times.flatMap((n, symbol) => (n === 3 || (symbol === 5 && n === 2) ? [symbol] : []));
    return { plain, quad: null };
  };

  test('[CP-15] [CP-16] [CP-17] [CP-18] [CP-19] [CP-20] all 7,776 throws allow what the table says', () => {
    const seen = { quads: 0, choices: 0, nothing: 0 };
    for (const { faces: packed } of FALLS[5]!) {
      const expected = allowed(unpackFaces(packed, 5));
      expect(readFaces(unpackFaces(packed, 5))).toEqual(expected);
      const symbols = expected.quad === null ? expected.plain : [expected.quad];
      expect(markableSymbols(packed)).toBe(symbols.reduce((mask, symbol) => mask | (1 << symbol), 0));
      expect(quadSymbol(packed)).toBe(expected.quad === null ? 0 : 1 << expected.quad);
      if (expected.quad !== null) seen.quads++;
      if (symbols.length === 2) seen.choices++;
      if (symbols.length === 0) seen.nothing++;
    }
    const quads = 6 * (1 + 5 * 5);
    const cows = 10 * 5 ** 3 + 10 * 5 ** 2;
    const threesWithoutCows = 5 * 10 * (5 ** 2 - 1);
    expect(seen).toEqual({ quads, choices: 5 * 10, nothing: 6 ** 5 - quads - cows - threesWithoutCows });
  });

  test.each(['cc123', 'ccc12', '11123', 'cc111', 'ccc11'])(
    '[CP-15] [CP-16] [CP-17] a mark with %s ends the turn',
    (dice) => {
      for (const square of markableAfter(dice)) {
        const after = viewCowpath(onward(cowpathOn(SMALL, `t12345=${dice}`), square));
        expect(after).toMatchObject({ toMove: 'o', attempt: 0, dice: null, anchor: null });
      }
    },
  );

  test('[CP-21] starts are not free, whichever side they belong to', () => {
    const position = cowpathOn(SMALL, 't12345=cc123');
    for (const start of ['a1', 'b4', 'e5', 'e1', 'd4', 'a5'])
      expect(whyNot(position, start)).toBe('mark/start');
  });

  test('[CP-21] marked squares are not free, whichever side marked them', () => {
    const position = cowpathOn(SMALL, `${cow('c1', 'c3')} t12345=cc123`);
    expect(whyNot(position, 'c1')).toBe('mark/taken');
    expect(whyNot(position, 'c3')).toBe('mark/taken');
    expect(marksIn(position)).toEqual(['a2', 'a4', 'c5', 'e2', 'e4']);
  });

  test('[CP-21] a mark may be far from all squares of the side', () => {
    const after = viewCowpath(cowpathOn(SMALL, 't12345=cc123 e2', 'x'));
    expect(after.marks).toEqual({ x: ['a1', 'e2', 'b4', 'e5'], o: ['e1', 'd4', 'a5'] });
  });

  test.each([
    ['nothing', 't12345=12345'],
    ['a mark', 't12345=cc123'],
    ['a quad', 't12345=ccccc'],
    ['nothing, after attempt two', 't12345=12345 t1=2'],
    ['a quad, after attempt two', 't12345=12345 t12345=11111'],
    ['a mark, after attempt three', 't12345=12345 t1=2 t12=cc'],
    ['a quad, after attempt three', 't12345=12345 t1=2 t12345=33331'],
  ])('[CP-22] passing with %s on the table ends the turn', (_, text) => {
    const position = cowpathOn(SMALL, text);
    expect(viewCowpath(position).legal).toContain('-');
    const passed = viewCowpath(onward(position, '-'));
    expect(passed).toMatchObject({ toMove: 'o', attempt: 0, dice: null, anchor: null, legal: ['t12345'] });
    expect(passed.marks).toEqual(viewCowpath(cowpathOn(SMALL)).marks);
  });

  test('[CP-22] passing is not possible before a throw', () => {
    expect(whyNot(cowpathOn(SMALL), '-')).toBe('pass/before-throw');
  });

  test('[CP-23] attempt three with nothing to mark ends the turn by itself', () => {
    const view = cowpathView(SMALL, 't12345=12345 t1=2 t1=3');
    expect(view).toMatchObject({ toMove: 'o', attempt: 0, dice: null, legal: ['t12345'] });
  });

  test('[CP-23] attempt three with a symbol that has no free square ends the turn by itself', () => {
    const view = cowpathView(COWS, 't12345=12345 t1=2 t12345=11123');
    expect(view).toMatchObject({ toMove: 'o', attempt: 0 });
  });

  test('[CP-24] a quad without a free square brings neither mark nor bonus turn', () => {
    const first = cowpathOn(COWS, 't12345=11111');
    expect(marksIn(first)).toEqual([]);
    expect(viewCowpath(onward(first, '-'))).toMatchObject({ toMove: 'o', anchor: null });
    const third = cowpathView(COWS, 't12345=12345 t12345=12345 t12345=11111');
    expect(third).toMatchObject({ toMove: 'o', attempt: 0, anchor: null });
  });

  test('[CP-24] the last free square of a symbol brings a bonus turn, a further quad of that symbol does not', () => {
    const text = 't12345=22222 c2';
    expect(cowpathView(CORNER, text)).toMatchObject({ toMove: 'x', anchor: 'c2' });
    expect(marksIn(cowpathOn(CORNER, `${text} t12345=22222`))).toEqual([]);
  });
});

describe('the list of legal decisions', () => {
  const listed = (text: string, sheet = SMALL): readonly string[] =>
    cowpath.legalMoves(cowpathOn(sheet, text)).map(makeMove);
  const selections = Array.from({ length: 31 }, (_, index) => makeMove(throwOf(index + 1)));
  const cows = ['c1', 'a2', 'e2', 'c3', 'a4', 'e4', 'c5'];

  test('[CP-10] has only a throw of all five dice before the first attempt', () => {
    expect(listed('')).toEqual(['t12345']);
  });

  test('[CP-11] [CP-22] has every throw once, then passing, where nothing can be marked', () => {
    expect(listed('t12345=12345')).toEqual([...selections, '-']);
    expect(new Set(listed('t12345=12345')).size).toBe(32);
  });

  test('[CP-15] [CP-22] has the marks after them, row by row', () => {
    expect(listed('t12345=cc123')).toEqual([...selections, '-', ...cows]);
    expect(listed('t12345=cc123 t3=2')).toEqual([...selections, '-', ...cows]);
  });

  test('[CP-13] [CP-22] has passing and the marks after attempt three', () => {
    expect(listed('t12345=cc123 t3=2 t3=3')).toEqual(['-', ...cows]);
    expect(listed('t12345=22234 t5=3 t5=5')).toEqual(['-', 'd1', 'b3', 'd5']);
  });

  test('[CP-2] [CP-15] includes the last row of the largest sheet', () => {
    const rows = [2, 3, 4, 5, 6, 7, 8].flatMap((row) => [...'abcdefgh'].map((letter) => `${letter}${row}`));
    const free = ['b1', 'd1', 'g1', ...rows.filter((square) => square !== 'h3')];
    expect(listed('t12345=cc123', PASTURE)).toEqual([...selections, '-', ...free]);
    expect(listed('t12345=cc123 t3=2 t3=3', PASTURE)).toEqual(['-', ...free]);
  });

  test('[CP-10] [CP-29] is empty while dice are in the air, and after the end', () => {
    const inTheAir = cowpath.play(cowpathOn(SMALL, 't12345=cc123'), throwOf(1));
    expect(cowpath.legalMoves(inTheAir)).toEqual([]);
    expect(cowpath.legalMoves(cowpathOn(GAPS, cow('b1', 'b5', 'd1')))).toEqual([]);
  });

  test('[CP-10] [CP-15] markable squares: none before the first attempt, then those of the symbol', () => {
    const squares = (text: string): readonly string[] =>
      listSquares(markableSquares(cowpathOn(SMALL, text))).map(makeSquare);
    expect(squares('')).toEqual([]);
    expect(squares(cow('c1'))).toEqual([]);
    expect(squares('t12345=cc123')).toEqual(cows);
  });

  test('[CP-21] changing a returned list does not change later ones', () => {
    const position = cowpathOn(SMALL, 't12345=cc123');
    (cowpath.legalMoves(position) as unknown[]).fill(null);
    expect(cowpath.legalMoves(position).map(makeMove)).toEqual([...selections, '-', ...cows]);
  });
});
