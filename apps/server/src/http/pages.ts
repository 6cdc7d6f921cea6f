/** Serves the built app: files by their path, every other address of a person with the app itself. */
import { Hono } from 'hono';
import { safeHeaders } from './headers.ts';
import { ENCODINGS, type Encoding, type Site, type SiteFile } from './site.ts';

/** Files under /assets carry a fingerprint in their name and never change. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

const cacheFor = (path: string): string => (path.startsWith('/assets/') ? FOREVER : ASK_FIRST);

const encodingsIn = (accepted: string): ReadonlySet<string> =>
  new Set(
    accepted
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]!.trim().toLowerCase()),
  );

/** The smallest twin that the browser reads. */
export const chooseEncoding = (file: SiteFile, accepted: string): Encoding | null => {
  const readable = encodingsIn(accepted);
  return ENCODINGS.find((encoding) => readable.has(encoding) && file.packed[encoding] !== undefined) ?? null;
};

const headersOf = (path: string, file: SiteFile, encoding: Encoding | null): Record<string, string> => ({
  'Content-Type': file.type,
  'Cache-Control': cacheFor(path),
  ETag: file.etag,
  Vary: 'Accept-Encoding',
  ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
});

const answerWith = (path: string, file: SiteFile, request: Request): Response => {
  if (request.headers.get('If-None-Match') === file.etag)
    return new Response(null, {
      status: 304,
      headers: { ETag: file.etag, 'Cache-Control': cacheFor(path), Vary: 'Accept-Encoding' },
    });
  const encoding = chooseEncoding(file, request.headers.get('Accept-Encoding') ?? '');
  const body = encoding === null ? file.body : file.packed[encoding]!;
  const headers = { ...headersOf(path, file, encoding), 'Content-Length': String(body.byteLength) };
  return new Response(body, { headers });
};

/** A person's address has no file ending; a missing script must not be answered with a page. */
const isScreen = (path: string): boolean => !path.startsWith('/assets/') && !/\.[a-z0-9]+$/i.test(path);

export const pagesApp = (site: Site): Hono => {
  const app = new Hono();
  app.use(safeHeaders);
  app.get('*', (context) => {
    const path = context.req.path === '/' ? '/index.html' : context.req.path;
    const file = site.get(path);
    if (file !== undefined) return answerWith(path, file, context.req.raw);
    const page = isScreen(path) ? site.get('/index.html') : undefined;
    return page === undefined ? context.notFound() : answerWith('/index.html', page, context.req.raw);
  });
  app.notFound((context) => context.text('Not found\n', 404));
  return app;
};
