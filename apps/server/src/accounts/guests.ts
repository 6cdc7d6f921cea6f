/**
 * A guest is a name and a random secret in a cookie, nothing else. The store has only the secret's hash; the public id
 * is the holder of a seat at tables.
 */
import { createHash, randomBytes } from 'node:crypto';
import { cleanName } from '@abacow/table';
import type { Guest, Store } from '../store/store.ts';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newSecret = (): string => randomBytes(32).toString('base64url');

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Without letters and digits that look alike. */
export const newId = (length: number, alphabet = ALPHABET): string => {
  let id = '';
  while (id.length < length) {
    const byte = randomBytes(1)[0]!;
    // Bytes past the last whole multiple would make the first letters more likely.
    if (byte < 256 - (256 % alphabet.length)) id += alphabet[byte % alphabet.length]!;
  }
  return id;
};

export const newCode = (): string => newId(6, 'BCDFGHJKLMNPQRSTVWXZ23456789');

const LINK_MS = 10 * 60 * 1000;

export type Guests = {
  /** A new guest and the secret for its cookie. */
  readonly add: (name: string) => Promise<{ readonly guest: Guest; readonly secret: string }>;
  readonly bySecret: (secret: string | undefined) => Promise<Guest | null>;
  readonly byToken: (token: string | undefined) => Promise<Guest | null>;
  /** A link that makes another device the same guest, once, within ten minutes. */
  readonly link: (guest: Guest) => Promise<string>;
  /** The link's guest gets a second secret: both devices stay signed in. */
  readonly claim: (link: string) => Promise<{ readonly guest: Guest; readonly secret: string } | null>;
  readonly token: (guest: Guest, label: string) => Promise<string>;
};

/** The store may have names that an older version accepted. */
const named = (guest: Guest | null): Guest | null =>
  guest === null ? null : { ...guest, name: cleanName(guest.name) };

export const createGuests = (store: Store, now: () => number): Guests => {
  const token = async (guest: Guest, label: string): Promise<string> => {
    const secret = newSecret();
    await store.addToken(hashOf(secret), guest.id, label, now());
    return secret;
  };
  const byToken = async (secret: string | undefined): Promise<Guest | null> =>
    secret === undefined ? null : named(await store.guestByToken(hashOf(secret)));
  return {
    add: async (name) => {
      const secret = newSecret();
      const guest = { id: newId(12), name, createdAt: now() };
      await store.addGuest(guest, hashOf(secret));
      return { guest, secret };
    },
    bySecret: async (secret) => {
      if (secret === undefined) return null;
      return named(await store.guestBySecret(hashOf(secret))) ?? (await byToken(secret));
    },
    byToken,
    link: async (guest) => {
      const link = newSecret();
      await store.addLink(hashOf(link), guest.id, now() + LINK_MS);
      return link;
    },
    claim: async (link) => {
      const id = await store.takeLink(hashOf(link), now());
      const guest = id === null ? null : named(await store.guest(id));
      return guest === null ? null : { guest, secret: await token(guest, 'device') };
    },
    token,
  };
};
