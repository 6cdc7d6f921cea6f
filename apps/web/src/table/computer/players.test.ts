import type { Computer } from '@abacow/ai';
import { COMPUTER_LEVELS } from '@abacow/table';
import { expect, test } from 'vitest';
import { answer } from './players.ts';

const trio = {
  game: 'trio',
  board: 'addition',
  players: 2,
  level: 'junior',
  target: 200,
  first: 0,
} as const;
const cowpath = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' } as const;

const notAsked = (): never => {
  throw new Error('not asked');
};

test("a request goes to the computer player of its game, with the seat's level", async () => {
  const asked: string[] = [];
  const computerFor = (game: string): Promise<Computer> =>
    Promise.resolve({
      play: (position, level) => {
        asked.push(`${game} ${position.game} ${level}`);
        return 't12';
      },
      advise: notAsked,
      glance: notAsked,
      playYardstick: notAsked,
    });
  for (const level of COMPUTER_LEVELS)
    for (const setup of [trio, cowpath])
      expect(await answer(computerFor, { kind: 'move', level, setup, tokens: [] })).toEqual({
        kind: 'move',
        move: 't12',
      });
  expect(asked).toEqual(
    COMPUTER_LEVELS.flatMap((level) => [`trio trio ${level}`, `cowpath cowpath ${level}`]),
  );
});

test('a computer player that cannot be loaded is reported as a failure', async () => {
  const computerFor = (): Promise<Computer> => Promise.reject(new Error('no weights'));
  expect(await answer(computerFor, { kind: 'move', level: 1, setup: trio, tokens: [] })).toEqual({
    kind: 'failed',
    reason: 'no weights',
  });
});
