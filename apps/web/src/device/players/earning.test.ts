import { expect, test } from 'vitest';
import { PICTURES } from '../../base/art/animals/names.ts';
import { NOTHING_COUNTED, arrivedPictures, countFinished, lockedPictures, wishFor } from './earning.ts';
import { NO_PLAYERS, freePicture, withPlayer } from './players.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const game = (day: number, ...stickers: readonly string[]) => ({
  game: 'cowpath' as const,
  endedAt: Date.UTC(2026, 10, 1, 12) + day * DAY_MS,
  stickers,
});

test('counts games, different stickers and different days', () => {
  expect(countFinished([])).toEqual(NOTHING_COUNTED);
  const trio = { ...game(2, 'quad'), game: 'trio' as const };
  expect(countFinished([game(0, 'quad', 'herd'), game(0, 'quad'), trio])).toEqual({
    games: 3,
    stickers: 3,
    days: 2,
  });
});

test('a picture is locked until it is earned, and never taken from a player who has it', () => {
  const locked = (counted: Partial<typeof NOTHING_COUNTED>, own = null as 'dragon' | null) =>
    lockedPictures({ ...NOTHING_COUNTED, ...counted }, own).map(({ picture, left }) => `${picture} ${left}`);
  expect(locked({})).toEqual(['frog 1', 'hedgehog 5', 'cat 3', 'bear 10', 'unicorn 12', 'dragon 7']);
  expect(locked({ games: 4, days: 3 })).toEqual(['hedgehog 5', 'bear 6', 'unicorn 12', 'dragon 4']);
  expect(locked({ games: 10, stickers: 12 }, 'dragon')).toEqual(['cat 3']);
});

test('a picture arrives with the game that earns it', () => {
  const two = { games: 2, stickers: 4, days: 2 };
  expect(arrivedPictures(NOTHING_COUNTED, { ...NOTHING_COUNTED, games: 1 })).toEqual(['frog']);
  expect(arrivedPictures(two, { games: 3, stickers: 5, days: 3 })).toEqual(['hedgehog', 'cat']);
  expect(arrivedPictures(two, { ...two, games: 3 })).toEqual([]);
});

test('a new player gets a picture that need not be earned', () => {
  let players = NO_PLAYERS;
  for (let id = 0; id < PICTURES.length; id++) {
    const picture = freePicture(players);
    expect(wishFor(picture)).toBeNull();
    players = withPlayer(players, { id: `${id}`, name: `N${id}`, picture });
  }
});
