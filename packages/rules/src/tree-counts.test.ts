/**
 * How many positions can be reached with a given number of decisions and falls. The numbers catch changes that the
 * other tests do not notice; the first few were computed by hand.
 */
import { describe, expect, test } from 'vitest';
import { COWS, SMALL, cow } from '../test/cow-sheets.ts';
import { cowpathOn, trioOf } from '../test/play.ts';
import { alone } from '../test/trio-text.ts';
import { cowpath } from './cowpath/index.ts';
import type { AnyFall, AnyMove, AnyPosition, Game } from './kernel.ts';
import { PAD } from './sheets/index.ts';
import { trio } from './trio/index.ts';

const countAhead = <P extends AnyPosition, Move extends AnyMove, Fall extends AnyFall>(
  game: Pick<Game<never, P, Move, Fall>, 'legalMoves' | 'outcomes' | 'play'>,
  position: P,
  depth: number,
): number => {
  if (position.kind === 'over') return 0;
  if (position.kind === 'throw') {
    const outcomes = game.outcomes(position);
    if (depth === 1) return outcomes.length;
    return outcomes.reduce(
      (sum, { fall }) => sum + countAhead(game, game.play(position, fall), depth - 1),
      0,
    );
  }
  const moves = game.legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countAhead(game, game.play(position, move), depth - 1), 0);
};

describe('tree counts of Cowpath', () => {
  const upTo = (depth: number, text: string, sheet: string): number[] =>
    Array.from({ length: depth }, (_, index) => countAhead(cowpath, cowpathOn(sheet, text), index + 1));

  test('from the start: one throw, 7,776 falls, then 32 decisions and the marks', () => {
    // Marks on a default sheet: 13 for every throw that allows a cow, six for every three or quad of a number.
    const cows = 10 * 5 ** 3 + 10 * 5 ** 2 + 26;
    const numbers = 5 * (10 * 5 ** 2 + 26);
    const decisions = 7776 * 32 + cows * 13 + numbers * 6;
    expect(upTo(3, '', PAD[0]!.text)).toEqual([1, 7776, decisions]);
  });

  test.each([
    ['a small sheet', SMALL, '', [1, 7776, 262826]],
    ['after attempt one', SMALL, 't12345=11cc2', [39, 16814, 637608]],
    ['before attempt three', SMALL, 't12345=11cc2 t5=1', [42, 16817, 140526]],
    ['at attempt three', SMALL, 't12345=111cc t1=1 t1=1', [11, 11, 85536, 2879576]],
    ['in a bonus turn', SMALL, 't12345=33333 b2', [1, 7776, 254514]],
    ['before a tie', COWS, `${cow('b3', 'd2', 'a3')} t12345=12345 t1=2`, [32, 16807, 42439]],
  ])('%s', (_, sheet, text, counts) => {
    expect(upTo(counts.length, text, sheet)).toEqual(counts);
  });
});

describe('tree counts of Trio', () => {
  const upTo = (depth: number, text: string): number[] =>
    Array.from({ length: depth }, (_, index) => countAhead(trio, trioOf({ players: 3 }, text), index + 1));

  test('from the start: one throw, 100 falls, 72 pairs of squares and 9 doubles', () => {
    // 19 falls with a 0 lose the turn: after a double 0 there is one legal throw, after the others there are two.
    expect(upTo(3, '')).toEqual([1, 100, 72 * 2 + 9 + 18 * 2 + 1]);
  });

  test.each([
    ['from the start', '', [1, 100, 190, 2539, 22312]],
    ['with four pawns', alone(['1x2', '1x5', '4x8', '9x3'], 2), [1, 100, 617, 3820]],
    ['before a row', `${alone(['1x2', '1x3'], 2)} t12=14`, [2, 3, 120, 218]],
    ['after a lost turn', 't12=05', [2, 110, 209, 2700]],
  ])('%s', (_, text, counts) => {
    expect(upTo(counts.length, text)).toEqual(counts);
  });
});
