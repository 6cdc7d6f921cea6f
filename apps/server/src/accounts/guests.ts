/**
 * A guest is a name and a random secret in a cookie, nothing else. The store has only the secret's hash; the public id
 * is the holder of a seat at tables.
 */
import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_SCOPES, type TokenResponse, type TokenScope, type Tokens } from '@abacow/protocol';
import type { Guest, NewStoredToken, Out, Pass, SignedIn, Store } from '../store/store.ts';

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

/** A guest, and what the secret or token that they sent allows. `token` is its hash, null for the guest's own secret. */
export type Visitor = Guest & { readonly scope: TokenScope; readonly token: string | null };

export const passOf = ({ id, token, bot }: Omit<Visitor, 'scope'>): Pass => ({
  guest: id,
  token,
  bot: bot === true,
});

/** Each scope includes those before it. */
export const mayDo = ({ scope }: Visitor, needed: TokenScope): boolean =>
  TOKEN_SCOPES.indexOf(scope) >= TOKEN_SCOPES.indexOf(needed);

export type Guests = {
  /** A new guest and the secret for its cookie. */
  readonly add: (name: string, bot?: boolean) => Promise<{ readonly guest: Guest; readonly secret: string }>;
  readonly bySecret: (secret: string | undefined) => Promise<Visitor | null>;
  readonly byToken: (token: string | undefined) => Promise<Visitor | null>;
  /** A link that makes another device the same guest, once, within ten minutes. */
  readonly link: (visitor: Visitor) => Promise<{ readonly link: string } | Unmade>;
  /** The link's guest gets a second secret: both devices stay signed in. */
  readonly claim: (link: string) => Promise<{ readonly guest: Guest; readonly secret: string } | null>;
  readonly token: (visitor: Visitor, label: string, scope: TokenScope) => Promise<TokenResponse | Unmade>;
  /** Tokens, also those of devices that used a link, and links that nobody has used yet; oldest first. */
  readonly tokens: (visitor: Visitor) => Promise<Tokens>;
  /** Also revokes what was made with it. Without an id all, except what the visitor sent. Gives the hashes. */
  readonly revoke: (visitor: Visitor, id: string | null) => Promise<readonly string[] | Out>;
};

/** `full`: the guest has too many tokens and open links. */
export type Unmade = 'full' | Out;

export const createGuests = (store: Store, now: () => number, maxTokens: number): Guests => {
  const newToken = (secret: string, label: string, scope: TokenScope): NewStoredToken => ({
    hash: hashOf(secret),
    label,
    createdAt: now(),
    scope,
  });
  const used = async (
    { guest, usedAt }: SignedIn,
    signedInBy: Pick<Visitor, 'scope' | 'token'>,
    use: (id: string) => Promise<void>,
  ): Promise<Visitor> => {
    if (usedAt === null || now() - usedAt >= USE_EVERY_MS) await use(guest.id);
    return { ...guest, ...signedInBy };
  };
  const byToken = async (secret: string | undefined): Promise<Visitor | null> => {
    if (secret === undefined) return null;
    const hash = hashOf(secret);
    const found = await store.guestByToken(hash);
    if (found === null) return null;
    return used(found, { scope: found.scope, token: hash }, () => store.useToken(hash, now()));
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
      if (found === null) return byToken(secret);
      return used(found, { scope: 'full', token: null }, (id) => store.useGuest(id, now()));
    },
    byToken,
    link: async (visitor) => {
      const link = newSecret();
      const made = await store.addLink(hashOf(link), passOf(visitor), now() + LINK_MS, now(), maxTokens);
      return made === 'added' ? { link } : made;
    },
    claim: async (link) => {
      const secret = newSecret();
      const guest = await store.claimLink(hashOf(link), newToken(secret, 'device', 'full'));
      return guest === null ? null : { guest, secret };
    },
    token: async (visitor, label, scope) => {
      const secret = newSecret();
      const token = newToken(secret, label, scope);
      const made = await store.addToken(token, passOf(visitor), maxTokens);
      return made === 'added' ? { token: secret, id: tokenId(token.hash) } : made;
    },
    tokens: async ({ id, token }) => {
      const [tokens, links] = [await store.tokensOf(id), await store.linksOf(id, now())];
      const known = new Set(tokens.map(({ hash }) => hash));
      const maker = (madeBy: string | null): string | null =>
        madeBy !== null && known.has(madeBy) ? tokenId(madeBy) : null;
      return {
        tokens: tokens.map(({ hash, madeBy, ...shown }) => ({
          id: tokenId(hash),
          ...shown,
          madeBy: maker(madeBy),
          current: hash === token,
        })),
        links: links.map(({ hash, madeBy, expiresAt }) => ({
          id: tokenId(hash),
          expiresAt,
          madeBy: maker(madeBy),
        })),
      };
    },
    revoke: async (visitor, id) => {
      if (id === null) return store.revoke(passOf(visitor), null);
      const all = [...(await store.tokensOf(visitor.id)), ...(await store.linksOf(visitor.id, now()))];
      const found = all.find(({ hash }) => tokenId(hash) === id);
      return found === undefined ? [] : store.revoke(passOf(visitor), found.hash);
    },
  };
};
