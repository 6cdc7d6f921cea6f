/** A page of another site must neither act for its visitors here nor make them somebody else. */
import type { Context, MiddlewareHandler } from 'hono';
import { originAllowed } from '../sockets/sockets.ts';
import { problem } from './problems.ts';

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Requests and sockets keep one rule. A browser that hides the origin still says that the site is another one. */
const isForeign = ({ req }: Context, origins: readonly string[]): boolean => {
  const [origin, host] = [req.header('origin'), req.header('host')];
  if (!originAllowed({ headers: { origin, host } }, origins)) return true;
  return req.header('sec-fetch-site') === 'cross-site' && !origins.includes(origin ?? '');
};

export const refuseForeign =
  (origins: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    if (!READING.includes(context.req.method) && isForeign(context, origins))
      throw problem(403, 'request/foreign', 'a page of another site may not ask for this');
    await next();
  };
