import { LEVEL_MS } from '@abacow/ai/levels';
import { COMPUTER_LEVELS } from '@abacow/table';
import { expect, test } from 'vitest';
import { type GamePlayer, type Players, answer } from './players.ts';

test('a level thinks as long here as online and in the terminal', async () => {
  const times: number[] = [];
  const watched: GamePlayer<never> = {
    move: (_, __, ms) => {
      times.push(ms);
      return 't12';
    },
    advise: () => {
      throw new Error('not asked');
    },
  };
  const players: Players = {
    cowpath: () => Promise.resolve(watched),
    trio: () => Promise.resolve(watched),
  };
  const trio = {
    game: 'trio',
    board: 'addition',
    players: 2,
    level: 'junior',
    target: 200,
    first: 0,
  } as const;
  const cowpath = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' } as const;
  for (const level of COMPUTER_LEVELS)
    for (const setup of [trio, cowpath]) await answer(players, { kind: 'move', level, setup, tokens: [] });
  expect(times).toEqual(Array.from({ length: 10 }, () => LEVEL_MS));
});
