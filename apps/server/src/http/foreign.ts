/** Refuses requests of pages of other sites: they must not act for a guest or sign one in. */
import type { Context, MiddlewareHandler } from 'hono';
import { originAllowed } from '../origins.ts';
import { problem } from './problems.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** The same rule as for sockets. A browser that hides the origin still sends `sec-fetch-site`. */
const isForeign = ({ req }: Context, origins: readonly string[]): boolean => {
  const [origin, host] = [req.header('origin'), req.header('host')];
  if (!originAllowed({ headers: { origin, host } }, origins)) return true;
  return req.header('sec-fetch-site') === 'cross-site' && !origins.includes(origin ?? '');
};

export const refuseForeign =
  (origins: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    if (!SAFE_METHODS.includes(context.req.method) && isForeign(context, origins))
      throw problem(403, 'request/foreign', 'a page of another site may not ask for this');
    await next();
  };
