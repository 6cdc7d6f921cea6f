import { isUnreadable } from '@abacow/rules';
import { type CowpathPosition, count, parseSheet } from '@abacow/rules/cowpath';
import { describe, expect, test } from 'vitest';
import { openAnalyst } from '../src/analysis/index.ts';
import { openComputer } from '../src/engines.ts';
import { freeOf } from '../src/cowpath/standing.ts';
import { weightsOf } from '../test/weights.ts';
import { addGame, binOf, emptyBins, makeTable } from './bins.ts';
import { type Said, playAndTell } from './said.ts';

const weights = weightsOf('cowpath');
const tools = {
  computer: await openComputer('cowpath', weights),
  analyst: await openAnalyst('cowpath', weights),
  thinking: { ms: 1e4, now: () => 0 },
};

const smallGame = (seed: string): readonly Said[] => {
  const sheet = parseSheet('x1co/2o3c/c4cx/o5xc');
  if (isUnreadable(sheet)) throw new Error(sheet.reason);
  return playAndTell({ game: 'cowpath', sheet, first: 0 }, seed, tools);
};

describe('what came without the luck', () => {
  test('is what was said, where both are exact', () => {
    const told = ['a', 'b', 'c', 'd'].flatMap(smallGame);
    const solved = told.filter(({ position }) => count(freeOf(position as CowpathPosition)) <= 8);
    expect(solved.length).toBeGreaterThan(8);
    for (const { equity, fair } of solved) expect(fair).toBeCloseTo(equity, 8);
    expect(solved.some(({ equity, came }) => Math.abs(came - equity) > 0.5)).toBe(true);
  });
});

describe('bins', () => {
  const said = (equity: number, came: number, fair: number): Said => ({
    position: {} as Said['position'],
    equity,
    came,
    fair,
  });

  test('hold all that can be said, the ends included', () => {
    expect([-1, -0.81, -0.79, 0, 0.99, 1].map((equity) => binOf(equity, -1))).toEqual([0, 0, 1, 5, 9, 9]);
    expect([-0.5, 0, 1].map((equity) => binOf(equity, -0.5))).toEqual([0, 3, 9]);
  });

  test('count errors over games, for the turns of one game err together', () => {
    const one = [said(0.1, 1, 0.2), said(0.1, 1, 0.2)];
    const two = [said(0.1, -1, 0.0), said(0.1, -1, 0.0)];
    const bins = addGame(addGame(emptyBins(), one, -1), two, -1);
    expect(makeTable(bins).split('\n')[1]!.trim().split(/\s+/)).toEqual(
      // Without luck two games 0.1 to either side: the mean of two is uncertain by 0.1 / sqrt 2; as they came by 1 / sqrt 2.
      ['4', '0.100', '-0.100', '0.707', '0.000', '0.071'],
    );
  });
});
