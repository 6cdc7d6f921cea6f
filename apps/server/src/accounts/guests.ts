/**
 * A guest is a name and a random secret in a cookie, nothing else. The store has only the secret's hash; the public id
 * is the holder of a seat at tables.
 */
import { createHash, randomBytes } from 'node:crypto';
import { type TokenResponse, type ShownToken, TOKEN_SCOPES, type TokenScope } from '@abacow/protocol';
import type { Guest, SignedIn, Store } from '../store/store.ts';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newSecret = (): string => randomBytes(32).toString('base64url');

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Without letters and digits that look alike. */
export const newId = (length: number, alphabet = ALPHABET): string => {
  let id = '';
  while (id.length < length) {
    const byte = randomBytes(1).readUInt8();
    // Bytes past the last whole multiple would make the first letters more likely.
    if (byte < 256 - (256 % alphabet.length)) id += alphabet.charAt(byte % alphabet.length);
  }
  return id;
};

export const newCode = (): string => newId(6, 'BCDFGHJKLMNPQRSTVWXZ23456789');

const LINK_MS = 10 * 60 * 1000;
/** The time of the last use is written at most this often. */
const USE_EVERY_MS = 24 * 60 * 60 * 1000;

/** Names a token without giving it away. */
const TOKEN_ID_LENGTH = 16;
const tokenId = (hash: string): string => hash.slice(0, TOKEN_ID_LENGTH);

/** A guest, and what the secret or token that they sent allows. */
export type Visitor = Guest & { readonly scope: TokenScope };

/** Each scope includes those before it. */
export const mayDo = ({ scope }: Visitor, needed: TokenScope): boolean =>
  TOKEN_SCOPES.indexOf(scope) >= TOKEN_SCOPES.indexOf(needed);

export type Guests = {
  /** A new guest and the secret for its cookie. */
  readonly add: (name: string, bot?: boolean) => Promise<{ readonly guest: Guest; readonly secret: string }>;
  readonly bySecret: (secret: string | undefined) => Promise<Visitor | null>;
  readonly byToken: (token: string | undefined) => Promise<Visitor | null>;
  /** A link that makes another device the same guest, once, within ten minutes. */
  readonly link: (guest: Guest) => Promise<string>;
  /** The link's guest gets a second secret: both devices stay signed in. */
  readonly claim: (link: string) => Promise<{ readonly guest: Guest; readonly secret: string } | null>;
  readonly token: (guest: Guest, label: string, scope?: TokenScope) => Promise<TokenResponse>;
  /** Oldest first; devices that used a link have one too. */
  readonly tokens: (
    guest: Guest,
    sentWith: readonly (string | undefined)[],
  ) => Promise<readonly ShownToken[]>;
  /** False when the guest has no such token. */
  readonly revoke: (guest: Guest, id: string) => Promise<boolean>;
};

export const createGuests = (store: Store, now: () => number): Guests => {
  const token = async (guest: Guest, label: string, scope: TokenScope = 'full'): Promise<TokenResponse> => {
    const secret = newSecret();
    const hash = hashOf(secret);
    await store.addToken(hash, guest.id, label, now(), scope);
    return { token: secret, id: tokenId(hash) };
  };
  const used = async (
    { guest, usedAt }: SignedIn,
    scope: TokenScope,
    use: (id: string) => Promise<void>,
  ): Promise<Visitor> => {
    if (usedAt === null || now() - usedAt >= USE_EVERY_MS) await use(guest.id);
    return { ...guest, scope };
  };
  const byToken = async (secret: string | undefined): Promise<Visitor | null> => {
    if (secret === undefined) return null;
    const hash = hashOf(secret);
    const found = await store.guestByToken(hash);
    return found === null ? null : used(found, found.scope, () => store.useToken(hash, now()));
  };
  return {
    add: async (name, bot = false) => {
      const secret = newSecret();
      const marked = bot ? ({ bot: true } as const) : {};
      const guest = { id: newId(12), name, createdAt: now(), ...marked };
      await store.addGuest(guest, hashOf(secret));
      return { guest, secret };
    },
    bySecret: async (secret) => {
      if (secret === undefined) return null;
      const found = await store.guestBySecret(hashOf(secret));
      return found === null ? byToken(secret) : used(found, 'full', (id) => store.useGuest(id, now()));
    },
    byToken,
    link: async (guest) => {
      const link = newSecret();
      await store.addLink(hashOf(link), guest.id, now() + LINK_MS);
      return link;
    },
    claim: async (link) => {
      const id = await store.takeLink(hashOf(link), now());
      const guest = id === null ? null : await store.guest(id);
      return guest === null ? null : { guest, secret: (await token(guest, 'device')).token };
    },
    token,
    tokens: async (guest, sentWith) => {
      const hashes = sentWith.flatMap((secret) => (secret === undefined ? [] : [hashOf(secret)]));
      return (await store.tokensOf(guest.id)).map(({ hash, ...shown }) => ({
        id: tokenId(hash),
        ...shown,
        current: hashes.includes(hash),
      }));
    },
    revoke: async (guest, id) => {
      const found = (await store.tokensOf(guest.id)).find(({ hash }) => tokenId(hash) === id);
      return found !== undefined && store.deleteToken(guest.id, found.hash);
    },
  };
};
