import { isUnreadable } from '@abacow/rules';
import { type CowpathPosition, count, parseSheet } from '@abacow/rules/cowpath';
import { describe, expect, test } from 'vitest';
import { openAnalyst } from '../src/analysis/index.ts';
import { openComputer } from '../src/engines.ts';
import { freeOf } from '../src/cowpath/standing.ts';
import { weightsOf } from '../test/weights.ts';
import { addGame, binOf, emptyBins, makeTable } from './bins.ts';
import { type Prediction, playAndPredict } from './predictions.ts';

const weights = weightsOf('cowpath');
const tools = {
  computer: await openComputer('cowpath', weights),
  analyst: await openAnalyst('cowpath', weights),
  thinking: { ms: 1e4, now: () => 0 },
};

const smallGame = (seed: string): readonly Prediction[] => {
  const sheet = parseSheet('x1co/2o3c/c4cx/o5xc');
  if (isUnreadable(sheet)) throw new Error(sheet.reason);
  return playAndPredict({ game: 'cowpath', sheet, first: 0 }, seed, tools);
};

describe('the outcome without luck', () => {
  test('equals the prediction where both are exact', () => {
    const predictions = ['a', 'b', 'c', 'd'].flatMap(smallGame);
    const solved = predictions.filter(({ position }) => count(freeOf(position as CowpathPosition)) <= 8);
    expect(solved.length).toBeGreaterThan(8);
    for (const { equity, fair } of solved) expect(fair).toBeCloseTo(equity, 8);
    expect(solved.some(({ equity, actual }) => Math.abs(actual - equity) > 0.5)).toBe(true);
  });
});

describe('bins', () => {
  const prediction = (equity: number, actual: number, fair: number): Prediction => ({
    position: {} as Prediction['position'],
    equity,
    actual,
    fair,
  });

  test('cover all equities, including both ends', () => {
    expect([-1, -0.81, -0.79, 0, 0.99, 1].map((equity) => binOf(equity, -1))).toEqual([0, 0, 1, 5, 9, 9]);
    expect([-0.5, 0, 1].map((equity) => binOf(equity, -0.5))).toEqual([0, 3, 9]);
  });

  test('compute errors over games, because turns of one game are not independent', () => {
    const one = [prediction(0.1, 1, 0.2), prediction(0.1, 1, 0.2)];
    const two = [prediction(0.1, -1, 0.0), prediction(0.1, -1, 0.0)];
    const bins = addGame(addGame(emptyBins(), one, -1), two, -1);
    expect(makeTable(bins).split('\n')[1]!.trim().split(/\s+/)).toEqual(
      // Without luck the games differ by 0.1 in each direction: the error of the mean is 0.1 / sqrt 2; with luck, 1 / sqrt 2.
      ['4', '0.100', '-0.100', '0.707', '0.000', '0.071'],
    );
  });
});
