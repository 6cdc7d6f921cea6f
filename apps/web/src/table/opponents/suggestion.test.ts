import { apply, openTable, type Seating, type Table, type TableOutcome } from '@abacow/table';
import { expect, test } from 'vitest';
import type { GameSummary } from '../../device/finished/summary.ts';
import { type Duel, type Result, duelAt, duelIn, suggestedLevel } from './suggestion.ts';

const duel = (result: Result, more: Partial<Duel> = {}): Duel => ({
  game: 'cowpath',
  level: 3,
  player: null,
  result,
  ...more,
});

/** The newest result first. */
const after = (letters: string, level: Duel['level'] = 3) => {
  const results = [...letters].map((letter) =>
    duel(letter === 'w' ? 'won' : letter === 'l' ? 'lost' : 'neither', { level }),
  );
  return suggestedLevel(results[0]!, results.slice(1));
};

test('three of the last four games decide', () => {
  expect(after('www')).toBe(4);
  expect(after('wlww')).toBe(4);
  expect(after('lll')).toBe(2);
  expect(after('lwll')).toBe(2);
});

test('before that, and after mixed results, nothing is suggested', () => {
  for (const letters of ['w', 'ww', 'wlwl', 'wllw', 'lwww', 'wlltww', 'ttt'])
    expect(after(letters)).toBeNull();
});

test('there is nobody stronger than the strongest and nobody weaker than the weakest', () => {
  expect(after('www', 5)).toBeNull();
  expect(after('lll', 1)).toBeNull();
});

test('only games of the same person against the same opponent count', () => {
  const won = duel('won');
  for (const other of [{ game: 'trio' }, { level: 2 }, { player: 'ada' }] as const)
    expect(suggestedLevel(won, [duel('won', other), duel('won', other), duel('won')])).toBeNull();
});

const person: Seating = { kind: 'person', name: 'You', holder: 'device', named: false };
const computer: Seating = { kind: 'computer', level: 3 };

const tableOf = (seats: readonly Seating[], outcome: TableOutcome | null): Table => {
  const opened = openTable({
    id: 'meadow',
    host: 'device',
    choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
    opening: { kind: 'lot' },
    clock: { kind: 'none' },
    commitment: null,
    seats,
    seeds: ['', ''],
    now: 1,
  });
  if ('code' in opened) throw new Error(opened.code);
  return { ...opened.reduce<Table | null>(apply, null), outcome } as Table;
};

test('a duel is a finished game of one person against one computer', () => {
  const lost = { kind: 'win', seat: 1, by: 'play' } as const;
  expect(duelAt(tableOf([person, computer], lost))).toEqual(duel('lost'));
  expect(duelAt(tableOf([computer, { ...person, player: 'ada' }], lost))).toEqual(
    duel('won', { player: 'ada' }),
  );
  expect(duelAt(tableOf([person, computer], null))).toBeNull();
  expect(duelAt(tableOf([person, person], lost))).toBeNull();
  expect(duelAt(tableOf([computer, computer], lost))).toBeNull();
});

test('a summary of such a game says the same', () => {
  const me = { kind: 'person', name: null, player: null, here: true, left: false } as const;
  const summary = (seats: GameSummary['seats']): GameSummary =>
    ({ game: 'cowpath', seats, outcome: { kind: 'win', seat: 0, by: 'play' } }) as unknown as GameSummary;
  expect(duelIn(summary([me, { kind: 'computer', level: 3 }]))).toEqual(duel('won'));
  expect(duelIn(summary([{ kind: 'computer', level: 3 }, me]))).toEqual(duel('lost'));
  expect(
    duelIn(
      summary([
        { ...me, here: false },
        { kind: 'computer', level: 3 },
      ]),
    ),
  ).toBeNull();
  expect(
    duelIn(
      summary([
        { ...me, left: true },
        { kind: 'computer', level: 3 },
      ]),
    ),
  ).toBeNull();
  expect(duelIn(summary([me, me]))).toBeNull();
});
