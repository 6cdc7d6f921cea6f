import { seededDice } from '@abacow/dice';
import type { Level } from '@abacow/rules/trio';
import { describe, expect, test } from 'vitest';
import { BINS, binSums } from './grid.ts';
import { type RoundOdds, solveStandings } from './standings.ts';

const even = (players: number): number[] =>
  Array.from({ length: players * BINS }, () => 1 / (players * BINS));

const round = (players: number, level: Level, target = 200): RoundOdds => ({
  board: 'multiplication',
  level,
  players,
  target,
  outcomes: even(players),
  usualLoss: 40,
});

/** The same rounds, simulated with random numbers. */
const simulate = (odds: RoundOdds, start: readonly number[], games: number): number => {
  const dice = seededDice('standings');
  const sums = binSums(odds.board);
  let won = 0;
  for (let game = 0; game < games; game++) {
    let scores = [...start];
    let winner = 0;
    while (scores.every((score) => score <= odds.target)) {
      winner = dice.throwDice(1, odds.players)[0]!;
      const bin = sums[dice.throwDice(1, BINS)[0]!]!;
      const sum = bin[dice.throwDice(1, bin.length)[0]!]!;
      scores = scores.map((score, seat) => {
        if (seat === winner) return score + sum;
        return odds.level === 'expert' ? Math.max(0, score - odds.usualLoss) : score;
      });
    }
    if (winner === 0) won++;
  }
  return won / games;
};

describe('standings', () => {
  test.each([2, 3, 4])('equal scores and equal rounds give equal chances, %i players', (players) => {
    const { chances } = solveStandings(round(players, 'intermediate'));
    const found = chances(new Array<number>(players).fill(0), 1);
    for (let seat = 0; seat < players; seat++) expect(found[seat]).toBeCloseTo(1 / players, 3);
  });

  test('chances sum to one and rise with the seat’s own score', () => {
    const { chances } = solveStandings(round(3, 'expert'));
    let last = 0;
    for (const score of [0, 30, 77, 120, 160, 200]) {
      const found = chances([50, score, 90], 2);
      expect(found[0]! + found[1]! + found[2]!).toBeCloseTo(1, 2);
      expect(found[1]).toBeGreaterThan(last);
      last = found[1]!;
    }
  });

  test('a score above the target has won', () => {
    const { chances } = solveStandings(round(2, 'expert', 100));
    expect([...(chances([3, 101], 0) as Float64Array)]).toEqual([0, 1]);
  });

  test.each([
    [2, 'intermediate', [120, 40]],
    [2, 'expert', [60, 150]],
    [3, 'intermediate', [20, 100, 150]],
    [4, 'expert', [150, 0, 60, 90]],
  ] as const)('agrees with simulated rounds: %i players, %s', (players, level, scores) => {
    const odds = round(players, level);
    const found = solveStandings(odds).chances(scores, 0)[0]!;
    expect(Math.abs(found - simulate(odds, scores, 20_000))).toBeLessThan(players === 2 ? 0.012 : 0.03);
  });
});
