import { type Seating, type Table, apply, openTable } from '@abacow/table';
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Connection } from '../online/connection/connection.svelte.ts';
import { FakeService, TABLE } from '../online/connection/fake-service.testing.ts';
import { fetchTable } from '../../features/online/table/fetch-table.ts';
import type { GameTable } from '../model/game-table.ts';
import { followTurn, isYourTurn, waitsForYou } from './attention.svelte.ts';

const person: Seating = { kind: 'person', name: 'Ada', holder: 'device' };
const computer: Seating = { kind: 'computer', level: 1 };

const tableOf = (...seats: readonly Seating[]): Table => {
  const opened = openTable({
    id: 'table',
    host: 'device',
    choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
    opening: { kind: 'chosen', seat: 0 },
    clock: { kind: 'none' },
    commitment: null,
    seats,
    seeds: ['', ''],
    now: 1,
  });
  if (!Array.isArray(opened)) throw new Error('not opened');
  return opened.reduce<Table | null>(apply, null)!;
};

const here = (seats: readonly Seating[], toAct: number | null): boolean => {
  const mySeats = seats.flatMap((seating, seat) => (seating.kind === 'person' ? [seat] : []));
  return waitsForYou({ state: tableOf(...seats), toAct, mySeats } as unknown as GameTable);
};

test('on one device it is your turn only against computers', () => {
  expect([here([person, computer], 0), here([person, computer], 1), here([computer, person], 1)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([here([person, person], 0), here([person, person], 1)]).toEqual([false, false]);
  expect(here([person, computer], null)).toBe(false);
});

test('online it follows the turn, until the table is left', async () => {
  const service = new FakeService();
  const environment = { now: service.environment.now, every: () => () => undefined };
  const coming = fetchTable(
    new Connection(service.environment),
    environment,
    TABLE,
    new AbortController().signal,
  );
  service.pass(0);
  const online = (await coming)!;
  const leave = $effect.root(() => followTurn(online));
  flushSync();
  expect(isYourTurn()).toBe(true);
  service.does('ada', { kind: 'give-up', seat: 0 });
  flushSync();
  expect(isYourTurn()).toBe(false);
  leave();
  const next = $effect.root(() => followTurn(tableWaiting));
  flushSync();
  expect(isYourTurn()).toBe(true);
  next();
  expect(isYourTurn()).toBe(false);
});

const tableWaiting = {
  state: tableOf(person, computer),
  toAct: 0,
  mySeats: [0],
} as unknown as GameTable;
