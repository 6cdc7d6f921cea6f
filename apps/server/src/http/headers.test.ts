import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { httpsOnly, policyFor } from './headers.ts';

test.each(['localhost:3000', 'abacow.example', '[::1]:3000', '10.0.0.7'])(
  'sockets of the same host are allowed: %s',
  (host) => {
    expect(policyFor(host)).toContain(`connect-src 'self' ws://${host} wss://${host};`);
  },
);

test.each(['', 'a b', 'evil; script-src *', 'x\\ny', "'unsafe-inline'", '*'])(
  'a host that is none adds nothing: %j',
  (host) => {
    expect(policyFor(host)).toContain("connect-src 'self';");
    expect(policyFor(host)).toBe(policyFor(''));
  },
);

test.each([
  { proxies: 0, forwarded: undefined, url: 'http://a.example/', sent: false },
  { proxies: 0, forwarded: undefined, url: 'https://a.example/', sent: true },
  { proxies: 0, forwarded: 'https', url: 'http://a.example/', sent: true },
  { proxies: 1, forwarded: 'https', url: 'http://a.example/', sent: true },
  { proxies: 1, forwarded: 'http', url: 'http://a.example/', sent: false },
  { proxies: 1, forwarded: 'https, http', url: 'http://a.example/', sent: false },
  { proxies: 2, forwarded: 'https, http', url: 'http://a.example/', sent: true },
  { proxies: 2, forwarded: 'http, https, http', url: 'http://a.example/', sent: true },
  { proxies: 2, forwarded: 'https', url: 'http://a.example/', sent: true },
])('only a request by https asks for https from now on: %j', async ({ proxies, forwarded, url, sent }) => {
  const app = new Hono().use(httpsOnly(proxies)).get('/', (context) => context.text(''));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded };
  const header = (await app.request(url, { headers })).headers.get('strict-transport-security');
  expect(header).toBe(sent ? 'max-age=31536000' : null);
});
