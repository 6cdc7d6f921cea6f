import { playText } from '@abacow/rules';
import {
  FALLS,
  type LaterRounds,
  type RollOff,
  type TrioPosition,
  type TrioSetup,
  laterBeginners,
  startTrio,
  trio,
} from '@abacow/rules/trio';
import { describe, expect, test } from 'vitest';
import { cheapNets } from '../../test/cheap.ts';
import { weightsOf } from '../../test/weights.ts';
import { solveBestOf } from './best-of.ts';
import { makeSearches, makeTrioEngine } from './engine.ts';
import { beginChances, rollOffChances } from './roll-off.ts';
import type { TrioManifest } from './weights.ts';

const manifest = weightsOf('trio').manifest as TrioManifest;
const searches = makeSearches(cheapNets(), manifest);
const engine = makeTrioEngine(cheapNets(), manifest);

const ROW = 't12=12 1x2 t12=00 t12=13 1x3 t12=00 t12=14';
const at = (setup: Partial<TrioSetup>, text: string): TrioPosition =>
  playText(
    startTrio({
      board: 'multiplication',
      players: 2,
      level: 'junior',
      target: 200,
      rounds: 5,
      first: 0,
      ...setup,
    }),
    text.split(' '),
  ) as TrioPosition;

describe('the chance to begin', () => {
  test('is found by counting all throws of the players who are left', () => {
    const counted = [0, 0];
    for (const { first, second } of FALLS[2]!) {
      const total = first + second;
      if (total !== 12) counted[total > 12 ? 1 : 0]! += 0.01;
      else counted.forEach((_, seat) => (counted[seat]! += 0.005));
    }
    const found = beginChances({ seats: [0, 2], totals: [12] });
    found.forEach((chance, seat) => expect(chance).toBeCloseTo(counted[seat]!, 12));
  });

  test.each<RollOff>([
    { seats: [0, 1, 2, 3], totals: [] },
    { seats: [0, 1, 2, 3], totals: [3] },
    { seats: [1, 2, 3], totals: [18, 18] },
  ])('adds up to 1: %j', (rollOff) => {
    expect(beginChances(rollOff).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
  });
});

describe('a throw for the start of a round', () => {
  const before = at({ laterRounds: 'throw' }, `${ROW} 1x4`);

  test('is advised, because there is nothing else', () => {
    const advice = engine.glance(before)!;
    expect(advice.options.map(({ move }) => trio.makeMove(move))).toEqual(['t12']);
    expect(Math.abs(advice.equity)).toBeLessThan(1);
  });

  test('is worth the mean of what follows it', () => {
    const thrown = trio.play(before, trio.legalMoves(before)[0]!);
    const mean = FALLS[2]!
      .map((fall) => rollOffChances(searches, trio.play(thrown, fall))[0]!)
      .reduce((sum, chance) => sum + chance / 100, 0);
    expect(rollOffChances(searches, before)[0]).toBeCloseTo(mean, 9);
  });
});

test.each([
  ['winner', 0.6 + 0.4 * 0.4],
  ['loser', 0.6 + 0.4 * 0.6],
  ['throw', 0.6 + 0.4 * 0.5],
] as const)('the best of three, one round ahead, where the %s begins', (laterRounds, chance) => {
  const { setup } = at({ laterRounds }, ROW);
  const solved = solveBestOf(2, [0.6, 0.4], (beginner, winner, wins) =>
    laterBeginners(setup, beginner, winner, wins),
  );
  expect(solved([1, 0], 0)[0]).toBeCloseTo(chance, 12);
});

test('a won round is worth more to a player who begins the next one', () => {
  const worthOf = (laterRounds: LaterRounds) => {
    const position = at({ laterRounds, level: 'intermediate', rounds: 2 }, ROW);
    const { options } = engine.glance(position)!;
    return options.find(({ move }) => trio.makeMove(move) === '1x4')!.equity;
  };
  expect(worthOf('winner')).toBeGreaterThan(worthOf('throw'));
  expect(worthOf('throw')).toBeGreaterThan(worthOf('loser'));
});
