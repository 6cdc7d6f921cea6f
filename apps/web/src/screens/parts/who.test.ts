import { type Seating, type Table, apply, openTable } from '@abacow/table';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../messages/language.svelte.ts';
import { personAt } from '../../offline/persons.ts';
import { whoIs } from './who.ts';

beforeAll(() => speak('en'));

const tableOf = (...seats: readonly Seating[]): Table => {
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
const computer = { kind: 'computer', level: 5 } as const;

test('a name is shown as it was given, whatever it looks like', () => {
  const guests = tableOf(personAt(0, 'Player 1', 'device'), personAt(1, 'computer 5', 'device'));
  expect(names(guests)).toEqual(['Player 1', 'computer 5']);
  expect(whoIs(tableOf(personAt(0, 'Player 1', 'device'), computer), 0)).toEqual({
    you: false,
    name: 'Player 1',
  });
});

test('online everybody has a name', () => {
  const person = (name: string): Seating => ({ kind: 'person', name, holder: name });
  expect(names(tableOf(person('Player 1'), person('Player 2')))).toEqual(['Player 1', 'Player 2']);
});

test('somebody without a name is a side, or you when alone', () => {
  expect(names(tableOf(personAt(0, null, 'device'), personAt(1, null, 'device')))).toEqual([
    'Crosses',
    'Circles',
  ]);
  expect(whoIs(tableOf(personAt(0, null, 'device'), computer), 0)).toEqual({ you: true, name: 'You' });
});
