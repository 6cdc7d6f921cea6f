import { seededDice } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { trioOf, whyNotTrio } from '../../test/play.ts';
import { alone, won } from '../../test/trio-text.ts';
import { parseSetup } from '../index.ts';
import type { Square } from './index.ts';
import { BOARDS, PLAYERS, ROWS, bestRow, isRow, makeSquare, numberAt, squareAt, viewTrio } from './index.ts';

/** Every line of adjoining squares with the given length, found without ROWS. */
const lines = (length: number): Square[][] => {
  const found: Square[][] = [];
  for (let row = 1; row <= 9; row++)
    for (let column = 1; column <= 9; column++)
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ] as const) {
        const line = Array.from({ length }, (_, n) => [row + n * down, column + n * right] as const);
        if (line.every(([r, c]) => r <= 9 && c >= 1 && c <= 9))
          found.push(line.map(([r, c]) => squareAt(r, c)));
      }
  return found;
};

const sumUnder = (board: (typeof BOARDS)[number], squares: readonly Square[]): number =>
  squares.reduce((sum, square) => sum + numberAt(board, square), 0);

describe('three in a row', () => {
  test('[TR-17] there are 224 rows: across, down and on both diagonals', () => {
    const key = (row: readonly Square[]): string => row.join();
    expect(ROWS).toHaveLength(224);
    expect(new Set(ROWS.map(key))).toEqual(
      new Set(lines(3).map((line) => key([...line].sort((a, b) => a - b)))),
    );
  });

  test('[TR-17] of all 85,320 sets of three squares exactly those are rows', () => {
    const rows = new Set(lines(3).map((line) => [...line].sort((a, b) => a - b).join()));
    let count = 0;
    for (let a = 0; a < 81; a++)
      for (let b = a + 1; b < 81; b++)
        for (let c = b + 1; c < 81; c++) {
          if (isRow(a, b, c) !== rows.has(`${a},${b},${c}`)) throw new Error(`${a} ${b} ${c}`);
          count++;
        }
    expect(count).toBe(85_320);
  });

  test('[TR-17] every row wins at once, whichever pawn comes last', () => {
    for (const row of ROWS) {
      for (const order of [row, [row[2], row[0], row[1]], [row[1], row[2], row[0]]]) {
        expect(viewTrio(trioOf({}, won(order.map(makeSquare))))).toMatchObject({ result: 0, toMove: null });
      }
    }
  });

  test.each([
    ['a gap', ['3x3', '3x4', '3x6']],
    ['a corner', ['3x3', '3x4', '4x4']],
    ['over the edge', ['1x8', '1x9', '2x1']],
    ['a diagonal over the edge', ['1x8', '2x9', '4x1']],
    ['a knight’s line', ['1x1', '2x3', '3x5']],
  ])('[TR-17] %s is not a row', (_, squares) => {
    expect(viewTrio(trioOf({}, alone(squares))).result).toBeNull();
  });

  test('[TR-17] pawns of two players do not make a row', () => {
    expect(viewTrio(trioOf({}, 't12=12 1x2 t12=13 1x3 t12=14 1x4')).result).toBeNull();
  });

  test('[TR-17] a moved pawn wins, and nothing is legal after the end', () => {
    const over = trioOf({}, `${alone(['1x2', '1x3', '4x8', '9x3'])} t12=14 4x8>1x4`);
    expect(viewTrio(over)).toEqual({
      game: 'trio',
      toMove: null,
      dice: '14',
      mustPlace: false,
      pawns: [['1x2', '1x3', '1x4', '9x3'], []],
      scores: [0, 0],
      round: 1,
      legal: [],
      result: 0,
    });
    for (const move of ['t12', 't1', '5x5', '1x2>5x5']) expect(whyNotTrio(over, move)).toBe('game/over');
  });

  test('[TR-17] [TR-5] a double that wins gives no further throw: the next round begins', () => {
    const next = viewTrio(trioOf({ level: 'intermediate' }, won(['1x1', '2x2', '3x3'])));
    expect(next).toMatchObject({
      round: 2,
      toMove: 1,
      dice: null,
      mustPlace: false,
      pawns: [[], []],
      legal: ['t12'],
    });
  });
});

describe('rounds', () => {
  const ROUND = (others: number): string => won(['1x2', '1x3', '1x4'], others);

  test.each(PLAYERS)(
    '[TR-7] with %i players the player to the left begins next, no matter who won',
    (players) => {
      for (let first = 0; first < players; first++) {
        const setup = { players, first, level: 'intermediate' } as const;
        const three = trioOf(setup, [ROUND(players - 1), ROUND(players - 1), ROUND(players - 1)].join(' '));
        expect(viewTrio(three)).toMatchObject({ round: 4, toMove: (first + 3) % players });
        const byAnother = trioOf(setup, `t12=00 ${ROUND(players - 1)}`);
        expect(viewTrio(byAnother)).toMatchObject({ round: 2, toMove: (first + 1) % players });
      }
    },
  );

  test('[TR-21] junior: the first round ends the game and nothing is counted', () => {
    for (const players of PLAYERS) {
      const view = viewTrio(trioOf({ players, target: 1 }, ROUND(players - 1)));
      expect(view).toMatchObject({ result: 0, round: 1, scores: Array.from({ length: players }, () => 0) });
    }
  });

  test('[TR-22] intermediate: the winner adds the three numbers, the others keep theirs', () => {
    const setup = { level: 'intermediate', players: 3 } as const;
    expect(viewTrio(trioOf(setup, ROUND(2))).scores).toEqual([9, 0, 0]);
    expect(viewTrio(trioOf({ ...setup, board: 'addition' }, ROUND(2))).scores).toEqual([12, 0, 0]);
    const other = 't12=99 9x9 t12=00 t12=00';
    expect(viewTrio(trioOf(setup, `${ROUND(2)} ${other} ${ROUND(2)}`)).scores).toEqual([9 + 9, 0, 0]);
  });

  test('[TR-22] intermediate: nobody loses the number under a pawn', () => {
    const setup = { level: 'intermediate', players: 2 } as const;
    const second = 't12=67 6x7 t12=45 4x5 t12=77 7x7 t12=00 t12=00 t12=87 8x7';
    expect(viewTrio(trioOf(setup, `${ROUND(1)} ${second}`)).scores).toEqual([9, 42 + 49 + 56]);
  });

  test('[TR-23] expert: every other player loses the highest number under one of their own pawns', () => {
    const text = 't12=12 1x2 t12=45 4x5 t12=00 t12=13 1x3 t12=23 2x3 t12=11 1x1 t12=00 t12=14 1x4';
    const setup = { level: 'expert', players: 3, target: 500 } as const;
    const first = viewTrio(trioOf(setup, text));
    expect(first).toMatchObject({ round: 2, scores: [9, 0, 0] });
    // Player 1 begins round two and wins it with 7x7 8x7 9x7; player 0 has pawns on 1x2 and 3x3.
    const second = 't12=77 7x7 t12=87 8x7 t12=00 t12=12 1x2 t12=97 9x7';
    expect(viewTrio(trioOf(setup, `${text} ${second}`)).scores).toEqual([9 - 2, 49 + 56 + 63, 0]);
    const standing = 't12=77 7x7 t12=87 8x7 t12=00 t12=33 3x3 t12=12 1x2 t12=97 9x7';
    expect(viewTrio(trioOf(setup, `${text} ${standing}`)).scores).toEqual([0, 168, 0]);
  });

  test('[TR-23] expert: a player without pawns on the board loses nothing', () => {
    const text = `${ROUND(1)} ${won(['1x5', '1x6', '1x7'])}`;
    expect(viewTrio(trioOf({ level: 'expert' }, text)).scores).toEqual([9, 18]);
  });

  test('[TR-24] no score goes below 0', () => {
    const fresh = 't12=12 1x2 t12=98 9x8 t12=13 1x3 t12=00 t12=14 1x4';
    expect(viewTrio(trioOf({ level: 'expert' }, fresh)).scores).toEqual([9, 0]);
    // Player 0 has 9 points and a pawn on 20 when player 1 wins with 6x7 7x7 8x7.
    const second = `${ROUND(1)} t12=67 6x7 t12=45 4x5 t12=77 7x7 t12=00 t12=00 t12=87 8x7`;
    expect(viewTrio(trioOf({ level: 'expert' }, second)).scores).toEqual([0, 42 + 49 + 56]);
  });

  test('[TR-25] expert: the others lose in the last round, too', () => {
    const text = `${ROUND(1)} t12=78 7x8 t12=12 1x2 t12=88 8x8 t12=00 t12=00 t12=98 9x8`;
    const over = viewTrio(trioOf({ level: 'expert', target: 100 }, text));
    expect(over).toMatchObject({ result: 1, toMove: null, round: 2, scores: [9 - 2, 56 + 64 + 72] });
    expect(over.pawns).toEqual([['1x2'], ['7x8', '8x8', '9x8']]);
  });

  test('[TR-27] a score equal to the target is not enough, one more is', () => {
    const setup = { level: 'intermediate' } as const;
    expect(viewTrio(trioOf({ ...setup, target: 9 }, ROUND(1)))).toMatchObject({
      result: null,
      round: 2,
      scores: [9, 0],
    });
    expect(viewTrio(trioOf({ ...setup, target: 8 }, ROUND(1)))).toMatchObject({
      result: 0,
      round: 1,
      scores: [9, 0],
    });
    const later = `${ROUND(1)} t12=00 ${ROUND(1)}`;
    expect(viewTrio(trioOf({ ...setup, target: 17 }, later))).toMatchObject({
      result: 0,
      round: 2,
      scores: [18, 0],
    });
  });

  test('[TR-28] the target is 200 by default and at least 1', () => {
    const json = { game: 'trio', board: 'addition', players: 2, level: 'expert', first: 1 };
    expect(parseSetup(json)).toMatchObject({ target: 200 });
    for (const target of [1, 7, 200, 1e9]) expect(parseSetup({ ...json, target })).toMatchObject({ target });
    for (const target of [0, -1, 1.5, '200', null, Number.NaN, 2 ** 53])
      expect(parseSetup({ ...json, target })).toMatchObject({ kind: 'unreadable' });
    const smallest = viewTrio(trioOf({ level: 'expert', target: 1 }, ROUND(1)));
    expect(smallest.result).toBe(0);
  });
});

describe('four in a row', () => {
  test.each(BOARDS)('[TR-26] the best three count, in every line of the %s board', (board) => {
    for (const line of lines(4)) {
      const sums = [line.slice(0, 3), line.slice(1)].map((three) => sumUnder(board, three));
      const own = [...line].sort((a, b) => a - b);
      expect(sumUnder(board, bestRow(board, own)!)).toBe(Math.max(...sums));
    }
  });

  test.each([
    ['multiplication', ['1x1', '1x2', '1x4', '1x3'], 2 + 3 + 4],
    ['multiplication', ['1x5', '2x4', '4x2', '3x3'], 8 + 9 + 8],
    ['multiplication', ['6x8', '7x7', '9x5', '8x6'], 48 + 49 + 48],
    ['multiplication', ['9x9', '8x8', '6x6', '7x7'], 81 + 64 + 49],
    ['addition', ['1x5', '2x4', '4x2', '3x3'], 6 + 6 + 6],
    ['addition', ['4x1', '1x1', '2x1', '3x1'], 3 + 4 + 5],
    ['addition', ['2x9', '2x8', '2x6', '2x7'], 11 + 10 + 9],
  ] as const)('[TR-26] %s board, %j counts %i', (board, squares, score) => {
    const view = viewTrio(trioOf({ board, level: 'expert' }, won(squares)));
    expect(view).toMatchObject({ round: 2, scores: [score, 0] });
  });

  test('[TR-26] four pawns cannot form two rows in different lines, and the best row is found for any four', () => {
    const dice = seededDice('four pawns');
    const rows = new Map(ROWS.map((row) => [row.join(), row]));
    for (let draw = 0; draw < 20_000; draw++) {
      const [top, left] = [dice.below(6), dice.below(6)];
      const squares = new Set<Square>();
      while (squares.size < 4) squares.add(squareAt(top + 1 + dice.below(4), left + 1 + dice.below(4)));
      const own = [...squares].sort((a, b) => a - b);
      const threes = own.map((skipped) => own.filter((square) => square !== skipped));
      const sums = threes
        .filter((three) => rows.has(three.join()))
        .map((three) => sumUnder('multiplication', three));
      const best = bestRow('multiplication', own);
      expect(best === null ? [] : [sumUnder('multiplication', best)]).toEqual(
        sums.length > 0 ? [Math.max(...sums)] : [],
      );
    }
  });
});
