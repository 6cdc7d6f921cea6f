import type { TokenScope } from '@abacow/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newFolder } from '../../test/test-server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Guests, type Visitor, createGuests, hashOf, mayDo } from './guests.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let store: Store;
let guests: Guests;
let now = 0;
beforeEach(async () => {
  now = 1_800_000_000_000;
  store = await openSqlite(newFolder());
  guests = createGuests(store, () => now, 1000);
});
afterEach(() => store.close());

const tokenOf = async (visitor: Visitor, scope: TokenScope): Promise<string> =>
  ((await guests.token(visitor, 'bot', scope)) as { token: string }).token;
const tokensOf = async (visitor: Visitor) => (await guests.tokens(visitor)).tokens;

test('the last use of a guest and of a token is stored once a day', async () => {
  const { guest, secret } = await guests.add('Ada');
  const visitor = (await guests.bySecret(secret))!;
  const token = await tokenOf(visitor, 'full');
  const [useGuest, useToken] = [vi.spyOn(store, 'useGuest'), vi.spyOn(store, 'useToken')];
  // A token's first use is stored at once: until then it was never used.
  now += 1;
  expect(await tokensOf(visitor)).toMatchObject([{ usedAt: null }]);
  await guests.byToken(token);
  expect(await tokensOf(visitor)).toMatchObject([{ createdAt: now - 1, usedAt: now }]);
  useToken.mockClear();
  now += DAY_MS - 2;
  expect(await guests.bySecret(secret)).toEqual({ ...guest, scope: 'full', token: null });
  expect(await guests.byToken(token)).toEqual({ ...guest, scope: 'full', token: hashOf(token) });
  expect(useGuest).not.toHaveBeenCalled();
  expect(useToken).not.toHaveBeenCalled();
  now += 2;
  for (let times = 0; times < 3; times++) {
    await guests.bySecret(secret);
    await guests.byToken(token);
  }
  expect(useGuest).toHaveBeenCalledTimes(1);
  expect(useToken).toHaveBeenCalledTimes(1);
  expect(await tokensOf(visitor)).toMatchObject([{ createdAt: now - DAY_MS - 1, usedAt: now }]);
});

test('a guest has so many tokens, devices and open links', async () => {
  const few = createGuests(store, () => now, 2);
  const visitor = (await few.bySecret((await few.add('Ada')).secret))!;
  const { link } = (await few.link(visitor)) as { link: string };
  const made = (await few.token(visitor, 'bot', 'full')) as { id: string };
  expect([await few.link(visitor), await few.token(visitor, 'bot', 'full')]).toEqual(['full', 'full']);
  expect(await few.claim(link)).not.toBeNull();
  expect(await few.token(visitor, 'bot', 'full')).toBe('full');
  expect(await few.revoke(visitor, made.id)).toHaveLength(1);
  expect(await few.token(visitor, 'bot', 'full')).toHaveProperty('token');
});

test('a token has a scope', async () => {
  const { secret } = await guests.add('Ada');
  const token = await tokenOf((await guests.bySecret(secret))!, 'play');
  const visitor = (await guests.byToken(token))!;
  expect([mayDo(visitor, 'read'), mayDo(visitor, 'play'), mayDo(visitor, 'full')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await tokensOf(visitor)).toMatchObject([{ scope: 'play' }]);
  // The same when it is sent in place of the cookie.
  expect(await guests.bySecret(token)).toMatchObject({ scope: 'play' });
});
