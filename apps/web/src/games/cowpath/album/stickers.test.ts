import type { Seat } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { finishedGame } from '../../../features/album/games.testing.ts';
import { type StickerId, earnedBySeat, stickerIds } from '../../stickers.ts';

/** Three crosses in the top row and three circles in the bottom row, with one square between them. */
const GAPS = 'xcxcx/ccccc/ccccc/ccccc/ococo';
const SMALL = 'x1c2o/c345c/12c34/cx5oc/o1c2x';
const CORNER = '5x1c/oo2c/3c4x/x1co';
const COWS = 'xcox/cccc/cccc/oxco';
/** One square joins the circles; the crosses need six. */
const UNEVEN = 'xcccc/ccoco/ccccc/cccco/xcccx';
const PASTURE = 'xcxcxoco/cccccccc/ccccccco/cccccccc/cccccccc/cccccccc/cccccccc/cccccccc';

/** Turns that mark cows, by both sides in turn. */
const cow = (...squares: readonly string[]): string =>
  squares.map((square) => `t12345=cc123 ${square}`).join(' ');
const PASS = 't12345=12334 -';
/** Turns of one side, while the other side passes. */
const alone = (...turns: readonly string[]): string => turns.join(` ${PASS} `);
const WIN = cow('b1', 'b5', 'd1');

const earned = (sheet: string, text: string, seat: Seat = 0, level: 4 | 5 = 4): readonly StickerId[] =>
  earnedBySeat(finishedGame({ game: 'cowpath', sheet, first: 'x' }, text, [null, level]), [seat])[seat]!;

type Case = readonly [sheet: string, text: string, seat?: Seat, level?: 4 | 5];

/** For each sticker a game that earns it, and one that nearly does. */
const CASES: Readonly<Record<StickerId<'cowpath'>, readonly [Case, Case]>> = {
  'first-attempt': [
    [GAPS, cow('b1')],
    [GAPS, 't12345=12345 t345=cc1 b1'],
  ],
  'last-attempt': [
    [GAPS, `${cow('b1', 'b5')} t12345=12345 t12345=12345 t12345=cc123 d1`],
    [GAPS, WIN],
  ],
  quad: [
    [GAPS, 't12345=cccc1 b1'],
    [GAPS, 't12345=ccc12 b1'],
  ],
  'five-alike': [
    [GAPS, 't12345=ccccc b1'],
    [GAPS, 't12345=cccc1 b1'],
  ],
  'cow-quad': [
    [SMALL, 't12345=cccc1 c1'],
    [SMALL, 't12345=11112 b1'],
  ],
  'full-house': [
    [SMALL, 't12345=cc111 b1'],
    [SMALL, 't12345=cc113 c1'],
  ],
  'all-different': [
    [GAPS, 't12345=54321 -'],
    [GAPS, 't12345=11345 t1=2 -'],
  ],
  'three-marks': [
    [PASTURE, 't12345=cccc1 a2 t12345=cccc1 a3 t12345=cc123 a4'],
    [PASTURE, 't12345=cccc1 a2 t12345=cc123 a3'],
  ],
  corner: [
    [CORNER, 't12345=55512 a1'],
    [CORNER, 't12345=cc123 d2'],
  ],
  middle: [
    [GAPS, cow('c3')],
    [GAPS, cow('c2')],
  ],
  'every-symbol': [
    [
      SMALL,
      alone(
        't12345=11123 b1',
        't12345=cc123 c1',
        't12345=22213 d1',
        't12345=33312 b2',
        't12345=44412 c2',
        't12345=55512 d2',
      ),
    ],
    [SMALL, alone('t12345=11123 b1', 't12345=cc123 c1', 't12345=22213 d1', 't12345=33312 b2')],
  ],
  herd: [
    [PASTURE, alone(cow('a3'), cow('b3'), cow('c3'), cow('d3'), cow('e3'))],
    [PASTURE, alone(cow('a3'), cow('b3'), cow('c3'), cow('d3'))],
  ],
  block: [
    [COWS, cow('b3', 'd2', 'a3')],
    [COWS, cow('b3', 'd2', 'a3'), 1],
  ],
  tie: [
    [COWS, cow('b3', 'd2', 'a3', 'c2')],
    [GAPS, WIN],
  ],
  'win-crosses': [
    [GAPS, WIN],
    [GAPS, WIN, 1],
  ],
  'win-circles': [
    [GAPS, cow('b1', 'b5', 'c3', 'd5'), 1],
    [GAPS, WIN],
  ],
  'win-bonus': [
    [GAPS, `${cow('b1', 'b5')} t12345=cccc1 c2 t12345=cc123 d1`],
    [GAPS, `${cow('b1', 'b5')} t12345=cccc1 d1`],
  ],
  'no-waste': [
    [GAPS, WIN],
    [GAPS, alone(cow('c3'), cow('b1'), cow('d1'))],
  ],
  comeback: [
    [UNEVEN, alone(cow('a2'), cow('a3'), cow('a4'), cow('b5'), cow('c5'), cow('d5'))],
    [GAPS, WIN],
  ],
  'win-wild': [
    [UNEVEN, alone(cow('a2'), cow('a3'), cow('a4'), cow('b5'), cow('c5'), cow('d5'))],
    [GAPS, WIN],
  ],
  'win-strongest': [
    [GAPS, WIN, 0, 5],
    [GAPS, WIN, 0, 4],
  ],
};

describe('stickers of Cowpath', () => {
  test('every sticker has a case', () => {
    expect(Object.keys(CASES).sort()).toEqual([...stickerIds('cowpath')].sort());
  });

  test.each(Object.entries(CASES))('%s', (id, [does, doesNot]) => {
    expect(earned(...does)).toContain(id);
    expect(earned(...doesNot)).not.toContain(id);
  });

  test('a game that was given up earns what happened in it, and no win', () => {
    const game = finishedGame({ game: 'cowpath', sheet: GAPS, first: 'x' }, 't12345=cccc1 b1');
    const given = { ...game, result: { kind: 'win', seat: 0, by: 'giving-up' } as const };
    expect(earnedBySeat(given, [0])).toEqual([['first-attempt', 'quad', 'cow-quad'], []]);
  });

  test('tokens that cannot be played earn nothing', () => {
    const game = finishedGame({ game: 'cowpath', sheet: GAPS, first: 'x' }, WIN);
    expect(earnedBySeat({ ...game, tokens: ['b1'] }, [0])).toEqual([[], []]);
  });
});
