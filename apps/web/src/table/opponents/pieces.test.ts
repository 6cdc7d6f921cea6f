import { expect, test } from 'vitest';
import { CELEBRATION_MS, KINDS, celebrationPieces } from './pieces.ts';

test('a celebration lasts less than three seconds, and every piece has fallen before it ends', () => {
  expect(CELEBRATION_MS).toBeLessThan(3000);
  for (const { delayMs, fallMs } of celebrationPieces())
    expect(delayMs + fallMs).toBeLessThanOrEqual(CELEBRATION_MS);
});

test('all kinds of pieces fall, over the whole width', () => {
  const pieces = celebrationPieces();
  expect(new Set(pieces.map(({ kind }) => kind)).size).toBe(KINDS.length);
  for (const from of [0, 25, 50, 75])
    expect(pieces.some(({ left }) => left >= from && left < from + 25)).toBe(true);
});
