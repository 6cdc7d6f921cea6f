import { readFileSync } from 'node:fs';
import { seededDice } from '@abacow/dice';
import { type Level, type TrioPosition, type TrioSetup, makeMove, startTrio, trio } from '@abacow/rules/trio';
import { playText } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { solveBestOf } from './best-of.ts';
import { openTrio } from './engine.ts';
import { BINS, binSums } from './grid.ts';
import { sampleStandings } from './rounds-left.ts';
import type { TrioManifest } from './weights.ts';

const odds = (players: number, level: Level) => ({
  board: 'multiplication' as const,
  level,
  players,
  outcomes: Array.from({ length: players * BINS }, () => 1 / (players * BINS)),
  usualLoss: 40,
});

/** The same rounds with other random numbers. */
const simulate = (round: ReturnType<typeof odds>, start: readonly number[], rounds: number): number => {
  const dice = seededDice('other rounds');
  const sums = binSums(round.board);
  let won = 0;
  for (let game = 0; game < 20_000; game++) {
    let scores = [...start];
    for (let played = 0; played < rounds; played++) {
      const winner = dice.below(round.players);
      const bin = sums[dice.below(BINS)]!;
      const sum = bin[dice.below(bin.length)]!;
      scores = scores.map((score, seat) =>
        seat === winner ? score + sum : round.level === 'expert' ? Math.max(0, score - 40) : score,
      );
    }
    const highest = Math.max(...scores);
    if (scores[0] === highest) won += 1 / scores.filter((score) => score === highest).length;
  }
  return won / 20_000;
};

describe('a number of rounds left', () => {
  test('after the last round the highest score has won, and shared scores have equal chances', () => {
    const { chances } = sampleStandings(odds(3, 'intermediate'), 0);
    expect([...(chances([9, 30, 12], 1) as Float64Array)]).toEqual([0, 1, 0]);
    expect([...(chances([30, 30, 12], 0) as Float64Array)]).toEqual([0.5, 0.5, 0]);
  });

  test.each([
    [2, 'intermediate', [120, 40], 2],
    [2, 'expert', [60, 150], 3],
    [3, 'intermediate', [20, 100, 150], 4],
    [4, 'expert', [150, 0, 60, 90], 1],
  ] as const)(
    'agrees with simulated rounds: %i players, %s, %j, %i rounds',
    (players, level, scores, left) => {
      const round = odds(players, level);
      const found = sampleStandings(round, left).chances(scores, 0)[0]!;
      expect(Math.abs(found - simulate(round, scores, left))).toBeLessThan(0.05);
    },
  );

  test('a lead is worth more the fewer rounds are left', () => {
    const [one, four, many] = [1, 4, 50].map(
      (left) => sampleStandings(odds(2, 'intermediate'), left).chances([100, 0], 0)[0]!,
    );
    expect(one).toBeGreaterThan(four!);
    expect(four).toBeGreaterThan(many!);
    expect(many).toBeGreaterThan(0.5);
  });
});

describe('the best of several rounds', () => {
  test.each([
    [2, [1, 0], 0.75],
    [2, [0, 0], 0.5],
    [3, [1, 2], 0.25],
    [2, [2, 0], 1],
  ] as const)('%i rounds to win, at %j: %f', (needed, wins, chance) => {
    expect(solveBestOf(needed, [0.5, 0.5])(wins, 1)[0]).toBeCloseTo(chance, 12);
  });

  test('the beginner of the next round has the advantage of beginning', () => {
    const chances = solveBestOf(2, [0.6, 0.4]);
    expect(chances([1, 1], 0)).toEqual([0.6, 0.4]);
    expect(chances([1, 1], 1)).toEqual([0.4, 0.6]);
    // Seat 0 begins the first and the third round.
    expect(chances([0, 0], 0)[0]).toBeCloseTo(0.6 * 0.4 + 0.6 * 0.6 * 0.6 + 0.4 * 0.4 * 0.6, 12);
  });

  test('ninety-nine rounds for four are estimated at once', () => {
    const chances = solveBestOf(50, [0.25, 0.25, 0.25, 0.25])([0, 3, 48, 10], 2);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    expect(chances[2]).toBeGreaterThan(0.9);
  });
});

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const engine = openTrio(
  JSON.parse(read('../../weights/trio.json').toString()) as TrioManifest,
  new Uint8Array(read('../../weights/trio.bin')),
);
const at = (setup: Partial<TrioSetup>, text: string): TrioPosition =>
  playText(
    startTrio({
      board: 'multiplication',
      players: 2,
      level: 'intermediate',
      target: 500,
      first: 0,
      ...setup,
    }),
    text.split(' '),
  ) as TrioPosition;

/** Seat 1 has won the first round with 216 points; seat 0 can win the second with 9, or place elsewhere. */
const BEHIND =
  't12=00 t12=97 9x7 t12=00 t12=98 9x8 t12=00 t12=99 9x9 t12=00 t12=12 1x2 t12=00 t12=13 1x3 t12=00 t12=14';

describe('the computer player', () => {
  const equities = (position: TrioPosition) =>
    new Map(engine.glance(position)!.options.map(({ move, equity }) => [makeMove(move), equity]));

  test('does not win the last round with too few points', () => {
    const last = at({ rounds: 2 }, BEHIND);
    expect(trio.view(last)).toMatchObject({ round: 2, scores: [0, 216], toMove: 0 });
    expect(equities(last).get('1x4')).toBe(-1);
    expect(makeMove(engine.glance(last)!.move)).toBe('4x1');
    expect(equities(at({ rounds: 3 }, BEHIND)).get('1x4')).toBeGreaterThan(-1);
  });

  test('values a round in the best of three as half of the way', () => {
    const two = 't12=12 1x2 t12=00 t12=13 1x3 t12=00 t12=14';
    const wins = (rounds: number) => equities(at({ level: 'junior', rounds }, two)).get('1x4')!;
    expect(wins(1)).toBe(1);
    expect(wins(3)).toBeGreaterThan(0.3);
    expect(wins(3)).toBeLessThan(0.7);
    expect(wins(5)).toBeLessThan(wins(3));
  });
});
