/** Serves the built app: files by their path, and the app's page for every other address that a person can open. */
import { need } from '@abacow/rules/need';
import { type Context, Hono } from 'hono';
import { FIRST, firstPages } from './first.ts';
import { safeHeaders } from './headers.ts';
import type { FindInvitation, InvitationLimits } from './invitations.ts';
import { ENCODINGS, type Encoding, type Site, type SiteFile } from './site.ts';

/** Files under /assets carry a fingerprint in their name and never change. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

const cacheFor = (path: string): string => (path.startsWith('/assets/') ? CACHE_FOREVER : REVALIDATE);

const varyFor = (path: string): string =>
  path === '/' ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding';

const encodingsIn = (accepted: string): ReadonlySet<string> =>
  new Set(
    accepted
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => need(part.split(';')[0]).trim().toLowerCase()),
  );

/** The smallest encoding that the browser accepts. */
export const chooseEncoding = (file: SiteFile, accepted: string): Encoding | null => {
  const readable = encodingsIn(accepted);
  return ENCODINGS.find((encoding) => readable.has(encoding) && file.packed[encoding] !== undefined) ?? null;
};

const headersOf = (path: string, file: SiteFile, encoding: Encoding | null): Record<string, string> => ({
  'Content-Type': file.type,
  'Cache-Control': cacheFor(path),
  ETag: file.etag,
  Vary: varyFor(path),
  ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
});

export const answerWith = (path: string, file: SiteFile, request: Request): Response => {
  if (request.headers.get('If-None-Match') === file.etag)
    return new Response(null, {
      status: 304,
      headers: { ETag: file.etag, 'Cache-Control': cacheFor(path), Vary: varyFor(path) },
    });
  const encoding = chooseEncoding(file, request.headers.get('Accept-Encoding') ?? '');
  const body = encoding === null ? file.body : need(file.packed[encoding]);
  const headers = { ...headersOf(path, file, encoding), 'Content-Length': String(body.byteLength) };
  return new Response(body, { headers });
};

/** Addresses of screens have no file extension; a missing script must not be answered with a page. */
const isScreen = (path: string): boolean => !path.startsWith('/assets/') && !/\.[a-z0-9]+$/i.test(path);

export type PagesOptions = {
  readonly findInvitation: FindInvitation;
  readonly limitsOf: (context: Context) => InvitationLimits;
};

const NO_INVITATIONS: PagesOptions = {
  findInvitation: () => Promise.resolve(null),
  limitsOf: () => ({ mayRead: () => false, mayGuess: () => false }),
};

/** Devices cache `/index.html` for every language, so nothing is added to it. */
export const pagesApp = (site: Site, { findInvitation, limitsOf } = NO_INVITATIONS): Hono => {
  const app = new Hono();
  const first = firstPages(site);

  const screenFor = async (context: Context): Promise<SiteFile | undefined> => {
    const { path } = context.req;
    if (!isScreen(path)) return undefined;
    if (first === null) return site.get('/index.html');
    const accepted = context.req.header('Accept-Language') ?? '';
    // Without an answer from the store, or over a rate limit, the page is sent without the invitation: the app asks again.
    const invitation = await findInvitation(path, limitsOf(context)).catch(() => null);
    return invitation === null ? first.page(accepted) : first.invitation(accepted, invitation);
  };

  app.use(safeHeaders);
  app.get('*', async (context) => {
    const { path, raw } = context.req;
    const file = path === FIRST ? undefined : site.get(path);
    if (file !== undefined) return answerWith(path, file, raw);
    const page = await screenFor(context);
    return page === undefined ? context.notFound() : answerWith('/', page, raw);
  });
  app.notFound((context) => context.text('Not found\n', 404));
  return app;
};
