import type { TrioSetup } from '@abacow/rules/trio';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { trioTerms } from '../terms.ts';
import { type RaceNow, extraRoundWords, raceWords } from './rounds.ts';

const SETUP: TrioSetup = { board: 'addition', players: 2, level: 'intermediate', target: 100, first: 0 };

beforeAll(() => speak('en'));

const line = (setup: Partial<TrioSetup>, now: Partial<RaceNow> = {}): string =>
  raceWords({ setup: { ...SETUP, ...setup }, round: 2, leftMs: null, isLimitReached: false, ...now });

test.each([
  [{}, {}, 'Intermediate · round 2 · first to beat 100'],
  [{ level: 'junior' }, { round: 1 }, 'Junior · first three in a row wins'],
  [{ level: 'junior', rounds: 5 }, {}, 'Junior · round 2 · best of 5'],
  [{ rounds: 5 }, {}, 'Intermediate · round 2 of 5'],
  [{ rounds: 5 }, { round: 6 }, 'Intermediate · extra round 6'],
  [{ rounds: 99 }, { leftMs: 61_000 }, 'Intermediate · round 2 · 2 minutes left'],
  [{ rounds: 99 }, { leftMs: 59_000 }, 'Intermediate · round 2 · 1 minute left'],
  [{ rounds: 2 }, { leftMs: 0, isLimitReached: true }, 'Intermediate · round 2 · the last round'],
  [{ rounds: 2 }, { round: 3, leftMs: 0, isLimitReached: true }, 'Intermediate · extra round 3'],
] as const)('%j %j: %s', (setup, now, words) => {
  expect(line(setup, now)).toBe(words);
});

test('another round after the last one says why', () => {
  expect(extraRoundWords({ ...SETUP, rounds: 2 }, 1)).toBe('');
  expect(extraRoundWords({ ...SETUP, rounds: 2 }, 2)).toBe('The highest score is shared: one more round.');
  expect(extraRoundWords({ ...SETUP, level: 'junior', rounds: 3 }, 3)).toBe('');
  expect(extraRoundWords(SETUP, 9)).toBe('');
});

test('the terms of a table name its rounds or its minutes', () => {
  const { first, ...choice } = { game: 'trio' as const, ...SETUP };
  void first;
  const end = (more: object, limit?: number) => trioTerms({ ...choice, ...more }, limit).at(-1);
  expect(end({})).toBe('first to beat 100');
  expect(end({ rounds: 1 })).toBe('1 round');
  expect(end({ rounds: 99 }, 20 * 60_000)).toBe('20 minutes');
  expect(end({ level: 'junior', rounds: 3 })).toBe('best of 3');
});
