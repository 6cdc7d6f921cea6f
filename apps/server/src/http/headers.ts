import type { Context, MiddlewareHandler } from 'hono';

const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  // The computer players run WebAssembly; no other code is compiled at run time.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** Not every browser includes sockets of the same host in 'self', so they are listed. */
export const policyFor = (host: string): string => {
  const sockets = HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return Object.entries(POLICY)
    .map(([kind, from]) => `${kind} ${from}${kind === 'connect-src' ? sockets : ''}`)
    .join('; ');
};

const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

export const headersFor = ({ req }: Pick<Context, 'req'>): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyFor(req.header('host') ?? ''),
  ...HEADERS,
});

/** On every answer, errors included. */
export const safeHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(headersFor(context))) context.header(name, value);
};

/** Whether the browser used https. Each proxy adds the protocol that it was asked with; only our own are believed. */
export const cameByHttps = ({ req }: Pick<Context, 'req'>, proxies: number): boolean => {
  const forwarded = (req.header('x-forwarded-proto') ?? '').split(',').map((each) => each.trim());
  const protocol = forwarded.at(-Math.min(Math.max(proxies, 1), forwarded.length));
  return protocol === 'https' || new URL(req.url).protocol === 'https:';
};

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** A browser that came by https once never uses http here again. Other subdomains are not ours to decide about. */
export const httpsOnly =
  (proxies: number): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (cameByHttps(context, proxies)) context.header('Strict-Transport-Security', `max-age=${ONE_YEAR_S}`);
  };
