import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../test/test-server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { type AccountExpiryOptions, expireAccounts } from './expiry.ts';
import { type Guests, createGuests } from './guests.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const GUEST_MS = 90 * DAY_MS;
const TOKEN_MS = 400 * DAY_MS;

let store: Store;
let guests: Guests;
let now: number;
let options: AccountExpiryOptions;
beforeEach(async () => {
  now = 1_800_000_000_000;
  store = await openSqlite(newFolder());
  guests = createGuests(store, () => now, 1000);
  options = { store, now: () => now, guestMs: GUEST_MS, tokenMs: TOKEN_MS };
});
afterEach(() => store.close());

test('a guest without games is deleted when it was not used for long enough', async () => {
  const [away, back] = [await guests.add('Away'), await guests.add('Back')];
  now += GUEST_MS;
  await guests.bySecret(back.secret);
  await expireAccounts(options);
  expect(await store.guest(away.guest.id)).not.toBeNull();
  now += 1;
  await expireAccounts(options);
  expect(await store.guest(away.guest.id)).toBeNull();
  expect(await store.guest(back.guest.id)).not.toBeNull();
});

test('a guest whose program or second device still comes is not deleted', async () => {
  const { guest, secret } = await guests.add('Ada');
  const visitor = (await guests.bySecret(secret))!;
  const newToken = async (label: string): Promise<string> => {
    const made = await guests.token(visitor, label, 'full');
    return typeof made === 'string' ? made : made.token;
  };
  const [token, forgotten] = [await newToken('bot'), await newToken('forgotten')];
  for (let days = 0; days <= 400; days += 100) {
    await guests.byToken(token);
    await expireAccounts(options);
    now += 100 * DAY_MS;
  }
  await expireAccounts(options);
  expect(await guests.byToken(token)).toMatchObject(guest);
  expect(await guests.byToken(forgotten)).toBeNull();
});

test('links are deleted when they are too old, those of other devices with the time', async () => {
  const { guest, secret } = await guests.add('Ada');
  const visitor = (await guests.bySecret(secret))!;
  for (let links = 0; links < 101; links++) await guests.link(visitor);
  now += DAY_MS;
  const { link: fresh } = (await guests.link(visitor)) as { link: string };
  await expireAccounts(options);
  expect(await store.expireLinks(now, 1000)).toBe(0);
  expect((await guests.claim(fresh))?.guest).toEqual(guest);
});

test('more guests than one page, until the server stops', async () => {
  for (let count = 0; count < 101; count++) await guests.add('Ada');
  now += GUEST_MS + 1;
  let pages = 0;
  const paged: AccountExpiryOptions = {
    ...options,
    store: { ...store, expireGuests: (...page) => (pages++, store.expireGuests(...page)) },
  };
  await expireAccounts(paged, () => pages < 1);
  expect(pages).toBe(1);
  await expireAccounts(paged);
  expect(await store.expireGuests('', 1, { guests: 0, tokens: 0 })).toBeNull();
});
