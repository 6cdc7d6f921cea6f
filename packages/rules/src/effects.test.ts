import { describe, expect, test } from 'vitest';
import {
  type Effect,
  type Setup,
  isUnreadable,
  parseSetup,
  parseText,
  playSteps,
  startGame,
} from './index.ts';
import * as cows from './cowpath/index.ts';
import * as trio from './trio/index.ts';

/** The effects of each token. */
const effectsIn = (json: object, text: string): readonly (readonly Effect[])[] => {
  const steps = playSteps(startGame(parseSetup(json) as Setup), parseText(text));
  if (isUnreadable(steps)) throw new Error(steps.reason);
  return steps.map(({ effects }) => effects);
};

const COWPATH = { game: 'cowpath', sheet: 'x1co/2o3c/ccx4/o5xc', first: 'o' };
const TRIO = { game: 'trio', board: 'multiplication', players: 2, level: 'expert', target: 200, first: 0 };
const square = (text: string): number => cows.parseSquare(text)!;

describe('Cowpath', () => {
  test('a throw reports which dice were thrown, how they fell, and how all dice are now', () => {
    expect(effectsIn(COWPATH, 't12345=cc145 t345=ccc')[1]).toEqual([
      { kind: 'thrown', seat: 1, dice: [3, 4, 5] },
      { kind: 'landed', seat: 1, faces: 'ccc', all: 'ccccc', attempt: 2 },
    ]);
  });

  test('a mark with four of a kind brings a bonus turn beside it', () => {
    expect(effectsIn(COWPATH, 't12345=22225 a2').at(-1)).toEqual([
      { kind: 'marked', seat: 1, square: square('a2'), symbol: '2' },
      { kind: 'bonus', seat: 1, anchor: square('a2') },
    ]);
  });

  test('after the last attempt without a mark the turn is lost and goes to the other side', () => {
    const text = 't12345=12345 - t12345=12345 t12345=11234 t345=c35';
    expect(effectsIn(COWPATH, text).slice(1, 2)).toEqual([
      [
        { kind: 'passed', seat: 1 },
        { kind: 'turn', seat: 0 },
      ],
    ]);
    expect(effectsIn(COWPATH, text).at(-1)!.slice(2)).toEqual([
      { kind: 'turn-lost', seat: 0, reason: 'no-square' },
      { kind: 'turn', seat: 1 },
    ]);
  });

  test('a mark can block the other side', () => {
    const text =
      't12345=cc145 t345=ccc b3 t12345=12345 - t12345=12345 t12345=11234 t345=c35 t12345=22225 a2 t12345=11145 b1';
    expect(effectsIn(COWPATH, text).at(-1)).toEqual([
      { kind: 'marked', seat: 1, square: square('b1'), symbol: '1' },
      { kind: 'blocked', seat: 0 },
      { kind: 'turn', seat: 0 },
    ]);
  });
});

describe('Trio', () => {
  const at = (row: number, column: number): number => trio.squareAt(row, column);

  test('a throw reports which die was kept', () => {
    expect(effectsIn(TRIO, 't12=57 5x7 t1=3').at(-1)).toEqual([
      { kind: 'thrown', seat: 1, dice: [1] },
      { kind: 'landed', seat: 1, faces: '3', first: 3, second: 7, kept: 2 },
    ]);
  });

  test('a turn is lost because of a 0, or because both squares are taken', () => {
    expect(effectsIn(TRIO, 't12=07').at(-1)!.slice(2)).toEqual([
      { kind: 'turn-lost', seat: 0, reason: 'zero' },
      { kind: 'turn', seat: 1 },
    ]);
    expect(effectsIn(TRIO, 't12=57 5x7 t12=75 7x5 t12=57').at(-1)![2]).toMatchObject({ reason: 'taken' });
  });

  test('after a double the same seat continues', () => {
    expect(effectsIn(TRIO, 't12=55 5x5').at(-1)).toEqual([
      { kind: 'placed', seat: 0, square: at(5, 5) },
      { kind: 'double', seat: 0 },
    ]);
  });

  test('a row wins the round, with its numbers and what everybody gains or loses', () => {
    const text = 't12=11 1x1 t12=12 1x2 t12=99 9x9 t12=98 9x8 t12=13 1x3';
    expect(effectsIn(TRIO, text).at(-1)).toEqual([
      { kind: 'placed', seat: 0, square: at(1, 3) },
      {
        kind: 'round-won',
        seat: 0,
        round: 1,
        row: [at(1, 1), at(1, 2), at(1, 3)],
        pawns: [
          [at(1, 1), at(1, 2), at(1, 3)],
          [at(9, 8), at(9, 9)],
        ],
        numbers: [1, 2, 3],
        sum: 6,
        scores: [
          { before: 0, change: 6, after: 6, under: null },
          { before: 0, change: 0, after: 0, under: at(9, 9) },
        ],
      },
      { kind: 'turn', seat: 1 },
    ]);
  });

  test('the last row ends the game, and at junior level nothing is counted', () => {
    const text = 't12=11 1x1 t12=12 1x2 t12=99 9x9 t12=98 9x8 t12=13 1x3';
    const [, won, over] = effectsIn({ ...TRIO, level: 'junior' }, text).at(-1)!;
    expect(won).toMatchObject({ kind: 'round-won', scores: [] });
    expect(over).toEqual({ kind: 'game-over', result: { kind: 'win', seat: 0 } });
  });
});
