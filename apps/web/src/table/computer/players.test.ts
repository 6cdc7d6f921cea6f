import type { Computer } from '@abacow/ai';
import { COMPUTER_LEVELS } from '@abacow/table';
import { describe, expect, test } from 'vitest';
import { isUnreadable, parseSetup, playText, startGame } from '@abacow/rules';
import { keepPosition, respondWith } from './players.ts';

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
  const respond = respondWith(computerFor);
  for (const level of COMPUTER_LEVELS)
    for (const setup of [trio, cowpath])
      expect(await respond({ kind: 'move', level, setup, tokens: [] }, notAsked)).toBe('t12');
  expect(asked).toEqual(
    COMPUTER_LEVELS.flatMap((level) => [`trio trio ${level}`, `cowpath cowpath ${level}`]),
  );
});

test('a computer player that cannot be loaded is reported as a failure', async () => {
  const respond = respondWith(() => Promise.reject(new Error('no weights')));
  await expect(respond({ kind: 'move', level: 1, setup: trio, tokens: [] }, notAsked)).rejects.toThrow(
    'no weights',
  );
});

describe('the position', () => {
  const tokens = ['t12=57', '5x7', 't12=12', '1x2'];
  const replayed = (played: readonly string[]) => {
    const setup = parseSetup(trio);
    if (isUnreadable(setup)) throw new Error(setup.reason);
    return playText(startGame(setup), played);
  };

  test('is kept for the next question, and only new tokens are played', () => {
    const positionOf = keepPosition();
    const first = positionOf({ setup: trio, tokens: tokens.slice(0, 2) });
    expect(positionOf({ setup: trio, tokens: tokens.slice(0, 2) })).toBe(first);
    expect(positionOf({ setup: trio, tokens })).toEqual(replayed(tokens));
  });

  test('is found again after an undo, in another game, and after an illegal token', () => {
    const positionOf = keepPosition();
    for (let count = tokens.length; count >= 0; count--)
      expect(positionOf({ setup: trio, tokens: tokens.slice(0, count) })).toEqual(
        replayed(tokens.slice(0, count)),
      );
    expect(positionOf({ setup: cowpath, tokens: [] }).game).toBe('cowpath');
    expect(() => positionOf({ setup: trio, tokens: ['nonsense'] })).toThrow();
    expect(positionOf({ setup: trio, tokens: [...tokens.slice(0, 2), 't12=34'] })).toEqual(
      replayed([...tokens.slice(0, 2), 't12=34']),
    );
  });
});
