import { expect, test } from 'vitest';
import {
  type Command,
  type Table,
  apply,
  decide,
  isOfferTooSoon,
  isTableRefusal,
  openTable,
  tableDice,
} from '@abacow/table';
import type { Step } from './game-table.ts';
import { tieState } from './ties.ts';

const SECRET = '07'.repeat(32);

type Order = readonly [by: string, command: Command];
const START: Order = ['ada', { kind: 'start' }];
const offer: Order = ['ada', { kind: 'offer-tie', seat: 0 }];
const decline: Order = ['ben', { kind: 'decline-tie', seat: 1 }];
const throwAll: Order = ['ada', { kind: 'play', seat: 0, move: 't12345' }];

/** Ada (seat 0) begins. */
const after = (orders: readonly Order[]): { readonly table: Table; readonly last: Step | null } => {
  const opened = openTable({
    id: 'meadow7table',
    host: 'ada',
    choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
    opening: { kind: 'chosen', seat: 0 },
    clock: { kind: 'none' },
    commitment: '00'.repeat(32),
    seats: ['ada', 'ben'].map((holder) => ({ kind: 'person', name: holder, holder }) as const),
    seeds: ['a', 'b'],
    now: 1000,
  });
  if (isTableRefusal(opened)) throw new Error(opened.code);
  let table = opened.reduce<Table | null>(apply, null)!;
  let last: Step | null = null;
  for (const [by, command] of [START, ...orders]) {
    const before = table;
    const decided = decide(before, command, { by, now: 1000, dice: tableDice(before, SECRET) });
    if (isTableRefusal(decided)) throw new Error(decided.code);
    table = decided.table;
    last = { n: 1, event: decided.event, before, after: table };
  }
  return { table, last };
};

const statesAfter = (...orders: readonly Order[]): unknown[] => {
  const { table, last } = after(orders);
  return [tieState(table, last, 0), tieState(table, last, 1), isOfferTooSoon(table, 0)];
};

test('a player who offered a tie waits, and sees that it was declined', () => {
  expect(statesAfter()).toEqual(['none', 'none', false]);
  expect(statesAfter(offer)).toEqual(['waiting', 'none', true]);
  expect(statesAfter(offer, decline)).toEqual(['declined', 'none', true]);
});

test('a tie declined after more throws is shown until something else happens', () => {
  expect(statesAfter(offer, throwAll, decline)).toEqual(['declined', 'none', false]);
  expect(statesAfter(offer, decline, throwAll)).toEqual(['none', 'none', false]);
});
