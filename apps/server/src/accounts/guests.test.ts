import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newFolder } from '../../test/testserver.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Guests, createGuests } from './guests.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let store: Store;
let guests: Guests;
let now = 0;
beforeEach(async () => {
  now = 1_800_000_000_000;
  store = await openSqlite(newFolder());
  guests = createGuests(store, () => now);
});
afterEach(() => store.close());

test('the last use of a guest and of a token is stored once a day', async () => {
  const { guest, secret } = await guests.add('Ada');
  const token = await guests.token(guest, 'bot');
  const [useGuest, useToken] = [vi.spyOn(store, 'useGuest'), vi.spyOn(store, 'useToken')];
  now += DAY_MS - 1;
  expect(await guests.bySecret(secret)).toEqual(guest);
  expect(await guests.byToken(token)).toEqual(guest);
  expect(useGuest).not.toHaveBeenCalled();
  expect(useToken).not.toHaveBeenCalled();
  now += 1;
  for (let times = 0; times < 3; times++) {
    await guests.bySecret(secret);
    await guests.byToken(token);
  }
  expect(useGuest).toHaveBeenCalledTimes(1);
  expect(useToken).toHaveBeenCalledTimes(1);
  expect(await guests.tokens(guest, [])).toMatchObject([{ createdAt: now - DAY_MS, usedAt: now }]);
});
