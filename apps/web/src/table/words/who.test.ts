import type { LobbyTable } from '@abacow/protocol';
import { type Seating, type Table, apply, openTable } from '@abacow/table';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { personAt } from '../../device/games/persons.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import { inviterOf, seatNames, tableLine } from '../../games/words/table-words.ts';
import { whoIs } from './who.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

const person = (name: string, holder = name): Seating => ({ kind: 'person', name, holder });
const computer = (level: 1 | 2): Seating => ({ kind: 'computer', level });

/** A stored table, with names that only older versions accepted. */
const tableOf = (...seats: readonly Seating[]): Table => {
  const opened = openTable({
    id: 'table',
    host: 'ada',
    choice: { game: 'trio', board: 'multiplication', players: 4, level: 'junior', target: 200 },
    opening: { kind: 'lot' },
    clock: { kind: 'none' },
    commitment: null,
    seats: seats.map((): Seating => ({ kind: 'open' })),
    seeds: [],
    now: 1,
  });
  return { ...(opened as readonly never[]).reduce<Table | null>(apply, null)!, seats };
};

const called = (...seats: readonly Seating[]): readonly string[] =>
  seats.map((_, seat) => whoIs(tableOf(...seats), seat).name);

test('people with equal names are told apart by a number, equal computers by names', () => {
  expect(called(person('Ada', 'a'), person('Ada', 'b'), computer(1), computer(1))).toEqual([
    'Ada',
    'Ada 2',
    'Pip',
    'Elsie',
  ]);
  expect(called(person('Pip'), computer(1), person('Player 3'), person('player 3'))).toEqual([
    'Pip',
    'Pip 2',
    'Player 3',
    'player 3 2',
  ]);
});

test('a name from an older version is cleaned when it is shown', () => {
  expect(called(person('A\u202eda', 'a'), person('Ada', 'b'), person('\u200b'), computer(2))).toEqual([
    'Ada',
    'Ada 2',
    '…',
    'Hazel',
  ]);
});

test('the same holds in lists of people at online tables; a free seat has no number', () => {
  const seats = [
    person('Ada', 'a'),
    person('עדה'),
    person('Ada', 'b'),
    { kind: 'open' },
    { kind: 'open' },
  ] as const;
  const { choice } = tableOf(person('a'), person('b'), person('c'), person('d'));
  expect(seatNames({ choice, seats })).toEqual(['Ada', '\u2068עדה\u2069', 'Ada 2', 'free seat', 'free seat']);
  const table = {
    choice,
    seats: seats.slice(1),
    phase: 'seating',
  } as unknown as LobbyTable;
  expect(inviterOf(table)).toBe('\u2068עדה\u2069');
  expect(tableLine(table)).toBe('Trio: \u2068עדה\u2069 and Ada · 2 free seats');
  expect(tableLine({ ...table, seats: seats.slice(3, 4) })).toBe('Trio: 1 free seat');
  expect(tableLine({ ...table, phase: 'over' })).toBe('Trio: \u2068עדה\u2069 and Ada');
  expect(inviterOf({ ...table, seats: [{ kind: 'open' }] })).toBeNull();
});

const cowpathOf = (...seats: readonly Seating[]): Table => {
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
  return opened.reduce<Table | null>(apply, null)!;
};
const names = (table: Table): readonly string[] => [0, 1].map((seat) => whoIs(table, seat).name);
const strongest = { kind: 'computer', level: 5 } as const;

test('a name is shown as it was given', () => {
  const guests = cowpathOf(personAt(0, 'Player 1', 'device'), personAt(1, 'computer 5', 'device'));
  expect(names(guests)).toEqual(['Player 1', 'computer 5']);
  expect(whoIs(cowpathOf(personAt(0, 'Player 1', 'device'), strongest), 0)).toEqual({
    you: false,
    name: 'Player 1',
  });
});

test('online, everybody has a name', () => {
  expect(names(cowpathOf(person('Player 1'), person('Player 2')))).toEqual(['Player 1', 'Player 2']);
});

test('a person without a name is called by their side, or "you" when alone', () => {
  expect(names(cowpathOf(personAt(0, null, 'device'), personAt(1, null, 'device')))).toEqual([
    'Crosses',
    'Circles',
  ]);
  expect(whoIs(cowpathOf(personAt(0, null, 'device'), strongest), 0)).toEqual({ you: true, name: 'You' });
});
