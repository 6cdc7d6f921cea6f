import { expect, test } from 'vitest';
import { finishedGame } from '../album/games.testing.ts';
import { dayResult } from './day-result.ts';

const GAPS = 'xcxcx/ccccc/ccccc/ccccc/ococo';
const resultOf = (text: string, seat = 0) =>
  dayResult(finishedGame({ game: 'cowpath', sheet: GAPS, first: 'x' }, text), seat);

const WIN = 't12345=cc123 b1 t12345=cc123 b5 t12345=12345 - t12345=12345 - t12345=cccc1 c3 t12345=cc123 c4';

test('marks are counted by own turn, bonus turns included', () => {
  const over = `${WIN} t12345=12345 - t12345=cc123 d1`;
  expect(resultOf(over)).toEqual({ end: 'won', marks: [1, 0, 2, 1] });
  expect(resultOf(over, 1)).toEqual({ end: 'lost', marks: [1, 0, 0] });
});

test('a game that runs has no result, and one that was given up is lost', () => {
  expect(resultOf(WIN)).toBeNull();
  const game = finishedGame({ game: 'cowpath', sheet: GAPS, first: 'x' }, 't12345=cc123 b1');
  const given = { ...game, result: { kind: 'win', seat: 1, by: 'giving-up' } as const };
  expect(dayResult(given, 0)).toEqual({ end: 'lost', marks: [1] });
  const tied = { ...game, result: { kind: 'tie', by: 'agreement' } as const };
  expect(dayResult(tied, 0)?.end).toBe('tied');
});
