import { type Seating, type Table, type Terms, apply, isTableRefusal, openTable } from '@abacow/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STANDARD } from '../../test/service.ts';
import { newFolder } from '../../test/test-server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Rating, Store } from '../store/store.ts';
import { ranksOf, rateTable } from './ratings.ts';

const person = (name: string): Seating => ({ kind: 'person', name, holder: name });

const playing = (seats: readonly Seating[], id = 'meadow', terms: Partial<Terms> = {}): Table => {
  const opened = openTable({
    id,
    host: 'Ada',
    ...STANDARD,
    commitment: null,
    seats,
    seeds: ['', ''],
    now: 1,
    ...terms,
  });
  if (isTableRefusal(opened)) throw new Error(opened.code);
  return apply(opened.reduce<Table | null>(apply, null), { kind: 'started', at: 1 });
};

test('a running game is not rated', () => {
  expect(ranksOf(playing([person('Ada'), person('Ben')]))).toBeNull();
});

test('giving up is losing', () => {
  const over = apply(playing([person('Ada'), person('Ben')]), { kind: 'given-up', at: 2, seat: 0 });
  expect(ranksOf(over)).toEqual([2, 1]);
});

test.each<readonly [string, Partial<Terms>]>([
  ['a clock of one second', { clock: { kind: 'move', ms: 1000 } }],
  ['no clock', { clock: { kind: 'none' } }],
  ['a chosen beginner', { opening: { kind: 'chosen', seat: 1 } }],
  ['a sheet of their own', { choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' } }],
])('a game with %s is not rated', (_, terms) => {
  const table = playing([person('Ada'), person('Ben')], 'meadow', terms);
  expect(ranksOf(apply(table, { kind: 'given-up', at: 2, seat: 0 }))).toBeNull();
});

test('an abandoned game is not rated', () => {
  expect(ranksOf(apply(playing([person('Ada'), person('Ben')]), { kind: 'abandoned', at: 2 }))).toBeNull();
});

test('games with computers, and against oneself, are not rated', () => {
  for (const other of [{ kind: 'computer', level: 3 } as const, person('Ada')]) {
    const over = apply(playing([person('Ada'), other]), { kind: 'given-up', at: 2, seat: 0 });
    expect(ranksOf(over)).toBeNull();
  }
});

describe('a table that is over', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openSqlite(newFolder());
  });
  afterAll(() => store.close());

  const givenUp = (id: string, seats: readonly Seating[]): Table =>
    apply(playing(seats, id), { kind: 'given-up', at: 2, seat: 0 });
  const ratingOf = async (guest: string): Promise<Rating | undefined> =>
    (await store.ratings('trio', [guest])).get(guest);

  test('raises the winner, lowers the loser and makes both more certain, once', async () => {
    const over = givenUp('one', [person('Lou'), person('Win')]);
    expect(await rateTable(store, over)).toBe(true);
    const [lou, win] = [(await ratingOf('Lou'))!, (await ratingOf('Win'))!];
    expect(win.mu).toBeGreaterThan(25);
    expect(lou.mu).toBeLessThan(25);
    for (const { sigma, games } of [lou, win]) {
      expect(sigma).toBeLessThan(25 / 3);
      expect(games).toBe(1);
    }
    expect(await rateTable(store, over)).toBe(false);
    expect(await ratingOf('Win')).toEqual(win);
  });

  test('is rated although another game of the same guest ends at the same moment', async () => {
    const tables = ['a', 'b', 'c'].map((id) => givenUp(id, [person(`rival ${id}`), person('Busy')]));
    expect(await Promise.all(tables.map((table) => rateTable(store, table)))).toEqual([true, true, true]);
    expect((await ratingOf('Busy'))!.games).toBe(3);
    // Each game was rated after the last one: three wins are worth more than one.
    expect((await ratingOf('Busy'))!.mu).toBeGreaterThan((await ratingOf('Win'))!.mu);
  });

  test('is marked as rated also where no rating changes', async () => {
    const alone = givenUp('alone', [person('Solo'), { kind: 'computer', level: 3 }]);
    expect(await rateTable(store, alone)).toBe(true);
    expect(await rateTable(store, alone)).toBe(false);
    expect(await ratingOf('Solo')).toBeUndefined();
  });

  test('is the only one that is rated', async () => {
    const table = playing([person('Ida'), person('Ole')], 'on');
    expect(await rateTable(store, table)).toBe(false);
    const over = apply(table, { kind: 'given-up', at: 2, seat: 0 });
    expect(await rateTable(store, over)).toBe(true);
  });
});
