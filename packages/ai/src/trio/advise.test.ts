import { readFileSync } from 'node:fs';
import { seededDice } from '@abacow/dice';
import {
  type Level,
  type Players,
  type TrioPosition,
  legalMoves,
  makeMove,
  parseToken,
  playTrio,
  squareAt,
  startTrio,
  trio,
} from '@abacow/rules/trio';
import { describe, expect, test } from 'vitest';
import { openTrio } from './engine.ts';
import { playLevel } from './levels.ts';
import { TRIO_LEVELS } from './players.ts';
import type { TrioManifest } from './weights.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const manifest = JSON.parse(read('../../weights/trio.json').toString()) as TrioManifest;
const bytes = new Uint8Array(read('../../weights/trio.bin'));
const engine = openTrio(manifest, bytes);

/** A clock that advances with every call, so that tests do not depend on the machine. */
const steadyClock = (step: number) => {
  let time = 0;
  return () => (time += step);
};

const setupOf = (players: Players, level: Level) =>
  ({ board: 'multiplication', players, level, target: 200, first: 0 }) as const;

const after = (position: TrioPosition, text: string): TrioPosition =>
  text.split(' ').reduce((now, token) => {
    const actions = parseToken(token);
    return 'kind' in actions ? now : actions.reduce<TrioPosition>(playTrio, now);
  }, position);

const decisions = (players: Players, level: Level, seed: string, count: number): TrioPosition[] => {
  const dice = seededDice(seed);
  const found: TrioPosition[] = [];
  let position: TrioPosition = startTrio(setupOf(players, level));
  while (found.length < count) {
    if (position.kind === 'over') position = startTrio(setupOf(players, level));
    if (position.kind === 'decision') found.push(position);
    const actions =
      position.kind === 'throw' ? trio.outcomes(position).map(({ fall }) => fall) : legalMoves(position);
    position = playTrio(position, actions[dice.throwDice(1, actions.length)[0]!]!);
  }
  return found;
};

const KINDS: (readonly [Players, Level])[] = [
  [2, 'junior'],
  [3, 'junior'],
  [2, 'intermediate'],
  [4, 'expert'],
];

describe('advice', () => {
  test.each(KINDS)('weighs every legal decision, best first: %i players, %s', (players, level) => {
    for (const position of decisions(players, level, `weigh ${players}`, 12)) {
      const { move, equity, options } = engine.advise(position, { ms: 20, now: steadyClock(2) })!;
      expect(options.map((option) => makeMove(option.move)).sort()).toEqual(
        legalMoves(position).map(makeMove).sort(),
      );
      expect(options[0]).toMatchObject({ move, equity });
      options.forEach((option, index) => {
        expect(option.equity).toBeLessThanOrEqual(options[Math.max(0, index - 1)]!.equity);
        expect(option.equity).toBeGreaterThanOrEqual(-1 / (players - 1) - 1e-9);
        expect(option.equity).toBeLessThanOrEqual(1 + 1e-9);
      });
    }
  });

  test('takes a certain win of the round', () => {
    const position = after(
      startTrio(setupOf(2, 'junior')),
      't12=23 2x3 t12=77 7x7 t12=99 9x9 t12=08 t12=24 2x4 t12=20 t2=5',
    );
    expect(position.placing).toBe(true);
    const { move, equity } = engine.advise(position, { ms: 20, now: steadyClock(2) })!;
    expect(move).toEqual({ kind: 'place', square: squareAt(2, 5) });
    expect(equity).toBe(1);
  });

  test('blocks the only threat instead of building its own row', () => {
    const position = after(startTrio(setupOf(2, 'junior')), 't12=56 5x6 t12=11 1x1 t12=10 t12=57 5x7 t2=8');
    expect(position.seat).toBe(1);
    expect(makeMove(engine.advise(position, { ms: 1e9, now: steadyClock(1) })!.move)).toBe('5x8');
  });

  test('is null while dice are in the air and when the game is over', () => {
    const start = startTrio(setupOf(2, 'junior'));
    const thrown = playTrio(start, legalMoves(start)[0]!);
    expect(engine.advise(thrown, { ms: 10, now: steadyClock(1) })).toBeNull();
  });

  test('swapping the seats and their pawns does not change the equity', () => {
    for (const position of decisions(2, 'junior', 'sides', 30)) {
      if (position.placing) continue;
      const mirrored = { ...position, seat: 1 - position.seat, pawns: [...position.pawns].reverse() };
      expect(engine.glance(mirrored as TrioPosition)!.equity).toBeCloseTo(engine.glance(position)!.equity, 6);
    }
  });

  test('stops before the time is up', () => {
    for (const position of decisions(2, 'junior', 'time', 12)) {
      let time = 0;
      const spy = { ms: 50, now: () => (time += 0.5) };
      engine.advise(position, spy);
      expect(time).toBeLessThan(55);
    }
  });

  test('with more time looks further and still weighs the same decisions', () => {
    const [position] = decisions(2, 'junior', 'further', 30).filter(({ placing }) => placing);
    const short = engine.glance(position!)!;
    const long = engine.advise(position!, { ms: 1e9, now: steadyClock(1) })!;
    expect(long.options.length).toBe(short.options.length);
    expect(long.equity).not.toBe(short.equity);
    expect(Math.abs(long.equity - short.equity)).toBeLessThan(0.1);
  });
});

describe('a player sees only the position', () => {
  test('positions contain no seed and no future dice', () => {
    const [position] = decisions(3, 'expert', 'bare', 12).slice(-1);
    const fields = [
      'game',
      'kind',
      'setup',
      'seat',
      'beginner',
      'round',
      'first',
      'second',
      'thrown',
      'placing',
    ];
    expect(Object.keys(position!).sort()).toEqual([...fields, 'pawns', 'scores', 'rollOff', 'result'].sort());
  });

  test('the same position from games with other dice gets the same advice', () => {
    const one = after(startTrio(setupOf(2, 'junior')), 't12=23 2x3 t12=66 6x6 t1=9 9x6 t12=45 4x5');
    const other = after(
      startTrio(setupOf(2, 'junior')),
      't12=45 4x5 t12=66 6x6 t1=9 9x6 t12=23 2x3 t12=00 t12=54',
    );
    const here = { ...one, first: 4, second: 5, placing: false, seat: 1 } as TrioPosition;
    const there = { ...other, first: 4, second: 5, placing: false, seat: 1 } as TrioPosition;
    expect(engine.glance(here)).toEqual(engine.glance(there));
  });

  test.each(TRIO_LEVELS)(
    '%s plays legal moves from frozen positions, depending only on the given random numbers',
    (level) => {
      for (const position of decisions(2, 'junior', level, 20)) {
        const play = () => {
          const dice = seededDice('same');
          const random = () => dice.throwDice(1, 1 << 30)[0]! / (1 << 30);
          return playLevel(level, deepFreeze(position), {
            engine,
            random,
            budget: { ms: 5, now: steadyClock(1) },
          });
        };
        expect(legalMoves(position)).toContainEqual(play());
        expect(play()).toEqual(play());
      }
    },
  );
});

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
};
