import { type Seating, type Table, apply, isTableRefusal, openTable } from '@abacow/table';
import { expect, test } from 'vitest';
import { ranksOf } from './ratings.ts';

const person = (name: string): Seating => ({ kind: 'person', name, holder: name });

const playing = (seats: readonly Seating[]): Table => {
  const opened = openTable({
    id: 'meadow',
    host: 'Ada',
    choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
    opening: { kind: 'chosen', seat: 0 },
    clock: { kind: 'none' },
    commitment: null,
    seats,
    seeds: ['', ''],
    now: 1,
  });
  if (isTableRefusal(opened)) throw new Error(opened.code);
  return apply(opened.reduce<Table | null>(apply, null)!, { kind: 'started', at: 1 });
};

test('a game that goes on counts nothing', () => {
  expect(ranksOf(playing([person('Ada'), person('Ben')]))).toBeNull();
});

test('giving up is losing', () => {
  const over = apply(playing([person('Ada'), person('Ben')]), { kind: 'given-up', at: 2, seat: 0 });
  expect(ranksOf(over)).toEqual([2, 1]);
});

test('a game that everybody left counts nothing', () => {
  expect(ranksOf(apply(playing([person('Ada'), person('Ben')]), { kind: 'abandoned', at: 2 }))).toBeNull();
});

test('games with computers, and against oneself, count nothing', () => {
  for (const other of [{ kind: 'computer', level: 3 } as const, person('Ada')]) {
    const over = apply(playing([person('Ada'), other]), { kind: 'given-up', at: 2, seat: 0 });
    expect(ranksOf(over)).toBeNull();
  }
});
