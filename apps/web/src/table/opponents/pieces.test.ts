import { expect, test } from 'vitest';
import { CELEBRATION_MS, KINDS, PARTIES, celebrationPieces } from './pieces.ts';

test('a celebration lasts less than three seconds, and every piece has fallen before it ends', () => {
  expect(CELEBRATION_MS).toBeLessThan(3000);
  for (const { delayMs, fallMs } of celebrationPieces(PARTIES.game.falling))
    expect(delayMs + fallMs).toBeLessThanOrEqual(CELEBRATION_MS);
});

test('all kinds of pieces fall, over the whole width', () => {
  const pieces = celebrationPieces(PARTIES.game.falling);
  expect(new Set(pieces.map(({ kind }) => kind)).size).toBe(KINDS.length);
  for (const from of [0, 25, 50, 75])
    expect(pieces.some(({ left }) => left >= from && left < from + 25)).toBe(true);
});

test('a game is celebrated more than a lesson, a lesson more than a race, a race more than a round', () => {
  const { game, lesson, race, round } = PARTIES;
  const sizes = [game, lesson, race, round].map(({ falling }) => falling);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(4);
});
