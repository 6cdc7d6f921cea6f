import { seededDice } from '@abacow/dice';
import { type Position, type Setup, isUnreadable, legalNotation, playToken, replay } from '@abacow/rules';
import { type CowpathPosition, count, freeSquares, makeMove } from '@abacow/rules/cowpath';
import { generateSheet } from '@abacow/rules/sheets';
import {
  type Board,
  type Level,
  type Players,
  type TrioPosition,
  parseMove,
  squareAt,
} from '@abacow/rules/trio';
import { columnOf, rowOf } from '@abacow/rules/trio';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf, selfPlay } from '../test/self-play.ts';
import { weightsOf } from '../test/weights.ts';
import { type Weighed, equallyGood, isBetter, isThrow, ranked, withoutIdleThrows } from './advice.ts';
import type { Advice, Computer } from './computer.ts';
import { playPath } from './cowpath/path.ts';
import { openAppraise, openComputer } from './engines.ts';

const still = { ms: 1000, now: (): number => 0 };
let cowpath: Computer;
let trio: Computer;
beforeAll(async () => {
  cowpath = await openComputer('cowpath', weightsOf('cowpath'));
  trio = await openComputer('trio', weightsOf('trio'));
});

const decisionsIn = (setup: Setup, seed: string, player: (position: Position) => string): Position[] => {
  const { tokens } = selfPlay(setup, seed, player);
  const positions = replay(setup, tokens);
  if (isUnreadable(positions)) throw new Error(positions.reason);
  return positions.filter(({ kind }) => kind === 'decision');
};

const after = (position: Position, token: string): Position => {
  const played = playToken(position, token);
  if (isUnreadable(played)) throw new Error(played.reason);
  return played.position;
};

describe('the rule for all advice', () => {
  const order = (equities: Readonly<Record<string, number>>): string =>
    ranked(
      Object.entries(equities),
      ([, equity]) => equity,
      ([move]) => move,
    )
      .map(([move]) => move)
      .join(' ');

  test('the best first; among equal worth marks, then passing, then throws of few dice', () => {
    expect(order({ t345: 0.1, t5: 0.1, '-': 0.1, c4: 0.1, d4: 0.2, a1: 0 })).toBe('d4 c4 - t5 t345 a1');
    expect(order({ t5: 0.1 + 1e-12, c4: 0.1 })).toBe('c4 t5');
    expect(order({ t5: 0.1 + 1e-6, c4: 0.1 })).toBe('t5 c4');
  });

  test('a throw that gains nothing over ending the turn is left out, others stay', () => {
    const options = { c4: 0.4, t5: 0.4, t4: 0.41, '-': 0.1, t12345: 0.2 };
    const left = withoutIdleThrows(Object.entries(options).map(([move, equity]) => ({ move, equity })));
    expect(left.map(({ move }) => move)).toEqual(['c4', 't4', '-']);
    const throwsOnly = [{ move: 't12345', equity: 0 }];
    expect(withoutIdleThrows(throwsOnly)).toEqual(throwsOnly);
  });

  test('what cannot be told apart is equally good, exact worths always can', () => {
    const weighed = (move: string, equity: number, error: number): Weighed<string> => ({
      move,
      equity,
      error,
    });
    expect(isBetter(weighed('a1', 0.3, 0.1), weighed('b1', 0.25, 0.1), 0.06)).toBe(false);
    expect(isBetter(weighed('a1', 0.3, 0.1), weighed('b1', 0.23, 0.1), 0.06)).toBe(true);
    expect(isBetter(weighed('a1', 0.3, 0), weighed('b1', 0.29, 0), 0.06)).toBe(true);
    const options = [
      weighed('a1', 0.3, 0.1),
      weighed('t5', 0.3, 0.1),
      weighed('b1', 0.27, 0.1),
      weighed('c1', 0, 0.1),
    ];
    const advice: Advice = { ...options[0]!, options, doubt: 0.06, hurried: false };
    expect(equallyGood(advice).map(({ move }) => move)).toEqual(['a1', 'b1']);
  });
});

describe('idle throws', () => {
  const gameOf = (seed: string, side: number): Position[] => {
    const random = randomOf(seededDice(`path ${seed}`));
    const sheet = generateSheet({ kind: 'wild', seed, rows: side, columns: side });
    return decisionsIn({ game: 'cowpath', sheet, first: 0 }, seed, (position) =>
      makeMove(playPath(position as CowpathPosition, random)),
    );
  };

  /** Four of a kind on the table, and something to mark with them. */
  const quads = (seed: string, side = 7): Position[] =>
    gameOf(seed, side)
      .filter((position) => (position as CowpathPosition).attempt === 0)
      .flatMap((position, n) => {
        const face = 'c12345'[n % 6]!;
        const there = after(position, `t12345=${face.repeat(4)}${'12345c'[n % 6]!}`);
        return legalNotation(there).some((move) => /^[a-h]\d$/.test(move)) ? [there] : [];
      });

  test('the fifth die is not thrown beside four of a kind that can be marked', async () => {
    const appraise = await openAppraise('cowpath', weightsOf('cowpath'));
    const positions = ['one', 'two', 'three'].flatMap((seed) => quads(seed));
    expect(positions.length).toBeGreaterThan(25);
    for (const position of positions) {
      const advice = cowpath.glance(position);
      expect(advice.move, JSON.stringify(advice.options.slice(0, 3))).not.toBe('t5');
      expect(equallyGood(advice).map(({ move }) => move)).not.toContain('t5');
      if (isThrow(advice.move)) continue;
      const choices = appraise(position).choices(position, '');
      const options = choices.map(({ move, worth }) => ({ move, equity: worth[position.seat]! }));
      expect(withoutIdleThrows(options).map(({ move }) => move)).not.toContain('t5');
    }
  });

  test('in solved endings the same holds, and worths are exact', () => {
    const positions = ['four', 'five', 'six', 'seven'].flatMap((seed) =>
      quads(seed, 4).filter((position) => count(freeSquares(position as CowpathPosition)) <= 8),
    );
    expect(positions.length).toBeGreaterThan(2);
    for (const position of positions) {
      const { move, error, doubt, hurried } = cowpath.advise(position, still);
      expect(move).not.toBe('t5');
      expect({ error, doubt, hurried }).toEqual({ error: 0, doubt: 0, hurried: false });
    }
  });
});

describe('mirror images', () => {
  const mirroredSquare = (square: number): number => squareAt(columnOf(square), rowOf(square));
  const mirrored = (position: Position): Position => {
    const { pawns } = position as TrioPosition;
    const turned = pawns.map((own) => own.map(mirroredSquare).sort((a, b) => a - b));
    return { ...position, pawns: turned } as Position;
  };
  const mirroredMove = (move: string): string => (isThrow(move) ? move : move.replace(/(\d)x(\d)/g, '$2x$1'));
  const worths = ({ options }: Advice, name: (move: string) => string): ReadonlyMap<string, number> =>
    new Map(
      options
        .map(({ move, equity }): [string, number] => [name(move), equity])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );

  const setupOf = (players: Players, level: Level, board: Board): Setup => ({
    game: 'trio',
    players,
    level,
    board,
    target: 200,
    first: 0,
  });
  const anyhow = (seed: string) => {
    const random = randomOf(seededDice(seed));
    return (position: Position): string => {
      const legal = legalNotation(position);
      return legal[Math.floor(random() * legal.length)]!;
    };
  };

  test.each([
    [2, 'junior', 'multiplication', 40],
    [3, 'junior', 'addition', 20],
    [4, 'expert', 'multiplication', 12],
    [2, 'intermediate', 'addition', 20],
  ] as const)('%i players, %s, %s: every decision has the same worth as its mirror image', (...kind) => {
    const [players, level, board, most] = kind;
    const positions = decisionsIn(setupOf(players, level, board), 'mirror', anyhow('mirror')).slice(0, most);
    for (const position of positions) {
      const there = trio.glance(mirrored(position));
      expect(worths(there, mirroredMove)).toEqual(worths(trio.glance(position), (move) => move));
    }
  });

  test('also after a search', () => {
    const positions = decisionsIn(setupOf(2, 'junior', 'multiplication'), 'deep', anyhow('deep'));
    for (const position of positions.filter((_, n) => n % 7 === 0).slice(0, 6)) {
      const there = trio.advise(mirrored(position), still);
      expect(worths(there, mirroredMove)).toEqual(worths(trio.advise(position, still), (move) => move));
    }
  });

  test('on an empty board a square and its mirror image are equally good, whatever the dice', () => {
    for (const level of ['junior', 'expert'] as const)
      for (const dice of ['49', '12', '37', '58']) {
        const setup = setupOf(2, level, 'multiplication');
        const [start] = decisionsIn(setup, 'empty', anyhow('empty'));
        const { options } = trio.advise(after(start!, `t12=${dice}`), { ms: 40, now: steady() });
        expect(options.map(({ move }) => parseMove(move)?.kind)).toEqual(['place', 'place']);
        expect(options[0]!.equity).toBe(options[1]!.equity);
      }
  });
});

/** A clock that advances with every call. */
const steady = () => {
  let time = 0;
  return (): number => (time += 1);
};
