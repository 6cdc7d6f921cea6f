import type { Step } from '@abacow/ai/analysis';
import { type GameRecord, isUnreadable, parseRecord } from '@abacow/rules';
import { beforeAll, expect, test } from 'vitest';
import { mistakesIn } from '../../exercises/mistakes.ts';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { nameAt, namesOf } from '../../../table/analysis/record-names.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

const ben = { kind: 'person', name: 'Ben' };
const FILE = {
  abacow: 1,
  setup: { game: 'trio', board: 'multiplication', players: 3, level: 'junior', target: 200, first: 1 },
  players: ['Ada', 'computer 1', 'Cleo'],
  text: 't12=57 5x7 t12=12 1x2 t12=34 3x4 t12=66',
  result: null,
};
const read = (earlier?: readonly object[]): GameRecord => {
  const record = parseRecord(JSON.stringify({ ...FILE, earlier }));
  if (isUnreadable(record)) throw new Error(record.reason);
  return record;
};

/** Ben began, played two tokens and gave up; Pip has his seat. */
const record = (): GameRecord => read([{ seat: 1, until: 2, player: ben }]);

test('the analysis names who played, also where a computer has the seat now', () => {
  expect([0, 1, 6].map((token) => nameAt(record(), 1, token))).toEqual(['Ben', 'Ben', 'Pip']);
  expect(nameAt(record(), 0, 4)).toBe('Ada');
  expect(nameAt(read(), 1, 0)).toBe('Pip');
});

test('everybody who had a seat is named with it', () => {
  expect([0, 1, 2].map((seat) => namesOf(record(), seat))).toEqual(['Ada', 'Ben → Pip', 'Cleo']);
  const back = read([
    { seat: 0, until: 1, player: { kind: 'person', name: 'Ada' } },
    { seat: 0, until: 5, player: { kind: 'computer', level: 3 } },
    { seat: 2, until: 1, player: { kind: 'person', name: 'Cleo' } },
    { seat: 1, until: 1, player: { kind: 'person' } },
  ]);
  expect([0, 1, 2].map((seat) => namesOf(back, seat))).toEqual([
    'Ada → Maggie → Ada',
    'Player 2 → Pip',
    'Cleo',
  ]);
});

test('mistakes that a person made before giving up count as a person’s', () => {
  const step = (at: number): Step => ({
    at,
    seat: 1,
    token: '5x7',
    before: [],
    after: [],
    luck: null,
    error: 0,
    decision: {
      chosen: '5x7',
      best: 0.9,
      cost: 0.5,
      doubt: 0,
      mark: 'blunder',
      matters: true,
      options: [
        { move: '7x5', equity: 0.9, error: 0 },
        { move: '5x7', equity: 0.4, error: 0 },
      ],
      given: [],
    },
  });
  expect(mistakesIn(record(), [step(2)])).toHaveLength(1);
  expect(mistakesIn(record(), [step(8)])).toHaveLength(0);
  expect(mistakesIn(read(), [step(2)])).toHaveLength(0);
});
