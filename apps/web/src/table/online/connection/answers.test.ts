import { describe, expect, test } from 'vitest';
import { isDeleted, isMe, isOpenedOrSeat, isProblem, isTables, isTokens } from './answers.ts';

const TABLE = {
  id: 'a',
  code: 'ABC',
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  clock: { kind: 'none' },
  seats: [{ kind: 'open' }],
  phase: 'seating',
  public: true,
  createdAt: 1,
  updatedAt: 2,
};
const without = (key: keyof typeof TABLE): object =>
  Object.fromEntries(Object.entries(TABLE).filter(([name]) => name !== key));

describe('an answer is checked by its fields', () => {
  test.each([
    [isMe, { guest: null }],
    [isMe, { guest: { id: 'a', name: 'Ada' }, ratings: { cowpath: null } }],
    [isDeleted, { deleted: true }],
    [
      isTokens,
      { tokens: [{ id: 'a', label: 'bot', createdAt: 1, usedAt: null, current: false, scope: 'full' }] },
    ],
    [isTables, { tables: [] }],
    [isTables, { tables: [{ ...TABLE, rated: true }] }],
    [isTables, { tables: [TABLE, { ...TABLE, future: 1 }] }],
    [isOpenedOrSeat, { id: 'a', code: 'b' }],
    [isOpenedOrSeat, { id: 'a', code: 'b', seat: 1 }],
    [isProblem, { error: { code: 'table/none', message: 'there is no such table' } }],
  ])('%o accepts %j', (is, answer) => expect(is(answer)).toBe(true));

  test.each([
    [isMe, null],
    [isMe, {}],
    [isMe, { guest: { id: 'a' } }],
    [isMe, { guest: null, ratings: 7 }],
    [isDeleted, { deleted: false }],
    [isTokens, { tokens: [{ id: 'a', label: 'bot', createdAt: 1, usedAt: null, scope: 'full' }] }],
    [isTables, { tables: {} }],
    [isTables, { tables: [{ ...TABLE, rated: 'yes' }] }],
    [isTables, { tables: [TABLE, null] }],
    [isOpenedOrSeat, { id: 'a', code: 'b', seat: '1' }],
    [isProblem, { error: 'no' }],
  ])('%o refuses %j', (is, answer) => expect(is(answer)).toBe(false));

  test.each(Object.keys(TABLE) as (keyof typeof TABLE)[])('a table has its %s', (key) =>
    expect(isTables({ tables: [without(key)] })).toBe(false),
  );
});
