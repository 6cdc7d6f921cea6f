import type { LobbyTable } from '@abacow/protocol';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { isWaitingFor, ratedWord, tableLine, termsLine } from './table-words.ts';

beforeAll(() => speak('en'));

const cowpath = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' } as const;
const junior = { game: 'trio', board: 'multiplication', players: 4, level: 'junior', target: 200 } as const;

test.each([
  [cowpath, { kind: 'none' }, 'Loose sheet · no clock'],
  [cowpath, { kind: 'move', ms: 45_000 }, 'Loose sheet · 45 seconds per move'],
  [
    junior,
    { kind: 'game', ms: 600_000 },
    'Junior · Times tables · first three in a row wins · 10 minutes each',
  ],
] as const)('terms: %j with clock %j', (choice, clock, line) => {
  expect(termsLine({ choice, clock })).toBe(line);
});

const waiting = {
  choice: cowpath,
  seats: [{ kind: 'person', name: 'Ada', holder: 'ada' }, { kind: 'open' }],
  phase: 'seating',
  rated: true,
} as unknown as LobbyTable;

test('a player who waits is waited for by others, not by herself', () => {
  expect(isWaitingFor(waiting, 'ben')).toBe(true);
  expect(isWaitingFor(waiting, null)).toBe(true);
  expect(isWaitingFor(waiting, 'ada')).toBe(false);
});

test.each([{ rated: false }, { phase: 'playing' }, { seats: waiting.seats.slice(0, 1) }])(
  '"play now" does not lead to a table with %j',
  (more) => {
    expect(isWaitingFor({ ...waiting, ...more }, 'ben')).toBe(false);
  },
);

test('a bot is marked, and "play now" does not lead to it', () => {
  const seats = [{ kind: 'person', name: 'Robo', holder: 'robo', bot: true }, { kind: 'open' }];
  const table = { ...waiting, seats } as unknown as LobbyTable;
  expect(tableLine(table)).toContain('Robo (bot)');
  expect([ratedWord(table), ratedWord(waiting)]).toEqual(['not rated', 'rated']);
  expect(isWaitingFor(table, 'ben')).toBe(false);
});
