/** Who sends a request: the guest of its token or cookie, and whether they may do what they ask for. */
import type { TokenScope } from '@abacow/protocol';
import type { Context } from 'hono';
import { bearerOf, secretOf } from '../accounts/cookies.ts';
import { type Guests, type Visitor, mayDo } from '../accounts/guests.ts';
import type { Out } from '../store/store.ts';
import { type ApiProblem, problem } from './problems.ts';

export type Visitors = {
  /** Null without a token and a known cookie. A token that is not known is refused. */
  readonly find: (context: Context) => Promise<Visitor | null>;
  /** Refuses a token that is not known, also where none is needed. */
  readonly refuseUnknown: (context: Context) => Promise<void>;
  /** Refuses a request without a guest, and a token that does not allow this. */
  readonly require: (context: Context, scope: TokenScope) => Promise<Visitor>;
};

const isByToken = ({ req }: Context): boolean => req.header('authorization') !== undefined;

const unknown = (context: Context): ApiProblem =>
  isByToken(context)
    ? problem(401, 'token/unknown', 'this token is not known: it was revoked, has expired or is wrong')
    : problem(401, 'guest/unknown', 'say who you are first: POST /api/me');

/** The result of a write; the guest may have been signed out since the request was read. */
export const unlessOut = <T>(context: Context, result: T | Out): T => {
  if (result === 'out') throw unknown(context);
  return result;
};

const SCOPE_NEEDED: Readonly<Record<TokenScope, string>> = {
  read: 'this token may not read',
  play: 'this token may only read: make one with the scope "play"',
  full: 'this token may play, but not change the account: use the browser, or make one with the scope "full"',
};

export const requireScope = (visitor: Visitor, scope: TokenScope): Visitor => {
  if (!mayDo(visitor, scope)) throw problem(403, 'token/scope', SCOPE_NEEDED[scope]);
  return visitor;
};

export const createVisitors = (guests: Guests): Visitors => {
  const found = new WeakMap<Context, Promise<Visitor | null>>();
  const look = async (context: Context): Promise<Visitor | null> => {
    if (!isByToken(context)) return guests.bySecret(secretOf(context.req.header('cookie')));
    const visitor = await guests.byToken(bearerOf(context.req.header('authorization')));
    if (visitor === null) throw unknown(context);
    return visitor;
  };
  /** Looked up once for each request, when its body is here. */
  const find = (context: Context): Promise<Visitor | null> => {
    const known = found.get(context) ?? look(context);
    found.set(context, known);
    return known;
  };
  return {
    find,
    refuseUnknown: async (context) => {
      if (isByToken(context)) await find(context);
    },
    require: async (context, scope) => {
      const visitor = await find(context);
      if (visitor === null) throw unknown(context);
      return requireScope(visitor, scope);
    },
  };
};
