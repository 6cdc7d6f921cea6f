import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newFolder } from '../../test/test-server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Guests, createGuests, mayDo } from './guests.ts';

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
  const { token } = await guests.token(guest, 'bot');
  const [useGuest, useToken] = [vi.spyOn(store, 'useGuest'), vi.spyOn(store, 'useToken')];
  // A token's first use is stored at once: until then it was never used.
  now += 1;
  expect(await guests.tokens(guest, [])).toMatchObject([{ usedAt: null }]);
  await guests.byToken(token);
  expect(await guests.tokens(guest, [])).toMatchObject([{ createdAt: now - 1, usedAt: now }]);
  useToken.mockClear();
  now += DAY_MS - 2;
  expect(await guests.bySecret(secret)).toEqual({ ...guest, scope: 'full' });
  expect(await guests.byToken(token)).toEqual({ ...guest, scope: 'full' });
  expect(useGuest).not.toHaveBeenCalled();
  expect(useToken).not.toHaveBeenCalled();
  now += 2;
  for (let times = 0; times < 3; times++) {
    await guests.bySecret(secret);
    await guests.byToken(token);
  }
  expect(useGuest).toHaveBeenCalledTimes(1);
  expect(useToken).toHaveBeenCalledTimes(1);
  expect(await guests.tokens(guest, [])).toMatchObject([{ createdAt: now - DAY_MS - 1, usedAt: now }]);
});

test('a token has a scope', async () => {
  const { guest } = await guests.add('Ada');
  const { token } = await guests.token(guest, 'bot', 'play');
  const visitor = (await guests.byToken(token))!;
  expect([mayDo(visitor, 'read'), mayDo(visitor, 'play'), mayDo(visitor, 'full')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await guests.tokens(guest, [])).toMatchObject([{ scope: 'play' }]);
  // The same when it is sent in place of the cookie.
  expect(await guests.bySecret(token)).toMatchObject({ scope: 'play' });
});
