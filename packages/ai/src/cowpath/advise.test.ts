import { readFileSync } from 'node:fs';
import { type SeededDice, seededDice } from '@abacow/dice';
import {
  ATTEMPTS,
  type CowpathPosition,
  type Move,
  type Sheet,
  SYMBOLS,
  THROW_ALL,
  count,
  cowpath,
  diceIn,
  fallOf,
  freeSquares,
  legalMoves,
  makeMove,
  parseFaces,
  parseSheet,
  parseSquare,
  setOf,
  startCowpath,
} from '@abacow/rules/cowpath';
import { generateSheet } from '@abacow/rules/sheets';
import { describe, expect, test } from 'vitest';
import { openTrunk } from '../net/open.ts';
import { makeEndgame } from './endgame.ts';
import { type CowpathEngine, makeCowpathEngine } from './engine.ts';
import { type Evaluate, makeEvaluate } from './evaluation.ts';
import { playLevel } from './levels.ts';
import { COWPATH_LEVELS } from './players.ts';
import { playPath } from './path.ts';
import { parseCowpathWeights } from './weights.ts';

const file = (name: string): Buffer => readFileSync(new URL(`../../weights/${name}`, import.meta.url));
const weights = parseCowpathWeights(
  JSON.parse(file('cowpath.json').toString()) as Parameters<typeof parseCowpathWeights>[0],
  new Uint8Array(file('cowpath.bin')),
);
const evaluate = makeEvaluate(weights, openTrunk);

const stopped = { ms: 1, now: () => 0 };
const endless = { ms: 1e9, now: () => 0 };
const randomOf = (dice: SeededDice) => (): number => dice.next32() / 2 ** 32;

type Player = (position: CowpathPosition) => Move;

/** Positions that wait for a decision, in the order of one game. */
const decisions = (
  seed: string,
  player: Player,
  size?: { rows: number; columns: number },
): CowpathPosition[] => {
  const dice = seededDice(seed);
  let position: CowpathPosition = startCowpath({
    sheet: generateSheet({ kind: 'wild', seed, ...size }),
    first: 0,
  });
  const seen: CowpathPosition[] = [];
  while (position.kind !== 'over') {
    if (position.kind === 'decision') seen.push(position);
    const action =
      position.kind === 'throw'
        ? fallOf(dice.throwDice(diceIn(position.thrown), SYMBOLS.length))
        : player(position);
    expect(cowpath.step(position, action).kind).not.toBe('refusal');
    position = cowpath.play(position, action);
  }
  return seen;
};

const pathPlayer = (seed: string): Player => {
  const random = randomOf(seededDice(`${seed} whims`));
  return (position) => playPath(position, random);
};

const game = decisions('a game', pathPlayer('a'));
const fewFree = (position: CowpathPosition, most: number): boolean => count(freeSquares(position)) <= most;

describe('advice', () => {
  const engine = makeCowpathEngine(evaluate);

  test('weighs every legal decision, best first, in equities', () => {
    for (const position of game.slice(0, 20)) {
      const advice = engine.advise(position, stopped)!;
      const moves = advice.options.map(({ move }) => makeMove(move)).sort();
      expect(moves).toEqual(legalMoves(position).map(makeMove).sort());
      expect(advice.options[0]).toMatchObject({ move: advice.move, equity: advice.equity });
      advice.options.forEach(({ equity }, index) => {
        expect(Math.abs(equity)).toBeLessThanOrEqual(1);
        expect(equity).toBeLessThanOrEqual(advice.options[Math.max(0, index - 1)]!.equity);
      });
    }
  });

  test('the value before a throw is the mean of the values after it', () => {
    const glance = (position: CowpathPosition): number => engine.glance(position)!.equity;
    const before = { ...game[0]!, kind: 'throw', thrown: 31 } as CowpathPosition;
    const dice = seededDice('mean');
    const falls = Array.from({ length: 60 }, () => fallOf(dice.throwDice(5, 6)));
    const values = falls.map((fall) => glance(cowpath.play(before, fall)));
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, each) => sum + (each - mean) ** 2, 0)) / values.length;
    expect(Math.abs(mean - glance(game[0]!))).toBeLessThan(4 * spread);
  });

  test('cut short has on average the same value as a complete look', () => {
    const turns = ['b', 'c', 'd']
      .flatMap((seed) => decisions(seed, pathPlayer(seed)))
      .filter((position) => position.attempt === 0 && !fewFree(position, 12));
    const apart = turns.map(
      (position) =>
        makeCowpathEngine(evaluate).advise(position, { ms: 0, now: () => 0 })!.equity -
        engine.glance(position)!.equity,
    );
    expect(turns.length).toBeGreaterThan(30);
    expect(apart.some((each) => Math.abs(each) > 1e-6)).toBe(true);
    expect(Math.abs(apart.reduce((sum, each) => sum + each, 0) / apart.length)).toBeLessThan(0.01);
    for (const each of apart) expect(Math.abs(each)).toBeLessThan(0.2);
  });

  test('cut short continues at the next decision', () => {
    let time = 0;
    const slow: Evaluate = (asked) => {
      time += asked.length;
      return evaluate(asked);
    };
    const hurried = makeCowpathEngine(slow);
    const whole = engine.glance(game[0]!)!.equity;
    const answers = Array.from({ length: 12 }, () => hurried.advise(game[0]!, { ms: 20, now: () => time })!);
    expect(answers[0]!.equity).not.toBeCloseTo(whole, 6);
    expect(answers.at(-1)!.equity).toBeCloseTo(whole, 6);
    expect(time).toBeLessThan(12 * 20);
  });

  test('wins when it can', () => {
    const wins = game
      .filter((position) => position.attempt > 0)
      .flatMap((position) => {
        const winning = legalMoves(position).filter((move) => {
          const next = move.kind === 'mark' ? cowpath.play(position, move) : position;
          return next.kind === 'over' && next.result.kind === 'win';
        });
        return winning.length > 0 ? [position] : [];
      });
    expect(wins.length).toBeGreaterThan(0);
    for (const position of wins) expect(engine.advise(position, stopped)!.equity).toBe(1);
  });

  test('is exact where few squares are free', () => {
    const late = decisions('small', pathPlayer('s'), { rows: 4, columns: 4 }).filter((position) =>
      fewFree(position, 7),
    );
    expect(late.length).toBeGreaterThan(0);
    for (const position of late.filter(({ attempt }) => attempt === 0)) {
      const exact = makeEndgame(position).value(position, () => true)!;
      expect(engine.advise(position, endless)!.equity).toBeCloseTo(exact, 9);
    }
  });

  test('passes where a mark would only help the other side', () => {
    const squares = (names: string) => setOf(names.split(' ').map((name) => parseSquare(name)!));
    const begun: CowpathPosition = {
      ...startCowpath({ sheet: parseSheet('33x3c/41cco/o4x25/251c1/co4xc') as Sheet, first: 0 }),
      crosses: squares('b1 c1 c3 e3 a4 b4 c4 e4 d5 e5'),
      circles: squares('d1 e1 b2 c2 d2 e2 a3 d3 d4 a5 b5'),
    };
    const thrown = cowpath.play(cowpath.play(begun, THROW_ALL), parseFaces('13323')!);
    const position: CowpathPosition = { ...thrown, attempt: ATTEMPTS };
    const { options } = engine.advise(position, endless)!;
    expect(options.map(({ move }) => makeMove(move))).toEqual(['-', 'a1']);
    expect(options[0]!.equity - options[1]!.equity).toBeGreaterThan(0.0005);
  });

  test('is null when there is nothing to decide', () => {
    const thrown = cowpath.play(game[0]!, legalMoves(game[0]!)[0]!);
    expect(engine.advise(thrown, stopped)).toBeNull();
  });
});

describe('the time limit', () => {
  /** A clock that advances only when the net runs, so that the test needs no real time. */
  const timedEngine = (perBoard: number): { engine: CowpathEngine; now: () => number } => {
    let time = 0;
    const slow: Evaluate = (asked) => {
      time += asked.length * perBoard;
      return Float64Array.from(asked, (_, index) => Math.sin(index) / 3);
    };
    return { engine: makeCowpathEngine(slow), now: () => time };
  };

  test.each([0.05, 0.5, 1.5, 4])('is met within 10 % when a board takes %f ms', (perBoard) => {
    const { engine, now } = timedEngine(perBoard);
    for (const ms of [100, 250, 1000])
      for (const position of game.filter((each) => !fewFree(each, 11))) {
        const begun = now();
        engine.advise(position, { ms, now });
        expect(now() - begun).toBeLessThanOrEqual(1.1 * ms);
      }
  });

  test('leaves time to look a second turn ahead, which is used', () => {
    const { engine, now } = timedEngine(0.05);
    const position = game.find(({ attempt }) => attempt === 1)!;
    engine.advise(position, { ms: 2000, now });
    expect(now()).toBeGreaterThan(0.05 * 3 * 88);
  });
});

describe('players', () => {
  const engine = makeCowpathEngine(evaluate);

  test('see only the position: the same position, rebuilt, gets the same answer', () => {
    const bare = (position: CowpathPosition): CowpathPosition => structuredClone(position);
    for (const position of game.slice(0, 12)) {
      for (const level of COWPATH_LEVELS) {
        const answer = (seen: CowpathPosition): string => {
          const aids = {
            engine: makeCowpathEngine(evaluate),
            random: randomOf(seededDice(9)),
            budget: stopped,
          };
          return makeMove(playLevel(level, Object.freeze(seen), aids));
        };
        expect(answer(bare(position))).toBe(answer(bare(position)));
      }
      expect(JSON.stringify(position)).not.toMatch(/seed|secret|source|random/);
    }
    expect(playPath).toHaveLength(2);
    expect(engine.advise).toHaveLength(2);
  });

  test.each(COWPATH_LEVELS)('%s plays a whole game by the rules', (level) => {
    const random = randomOf(seededDice(level));
    const player: Player = (position) => playLevel(level, position, { engine, random, budget: stopped });
    expect(decisions(`game of ${level}`, player, { rows: 5, columns: 5 }).length).toBeGreaterThan(3);
  });
});
