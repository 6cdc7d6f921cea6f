import { expect, test } from 'vitest';
import { createApi, register, unwrap } from './api.ts';
import type { Fetch, HttpResponse } from './platform.ts';

type Reply = { readonly status?: number; readonly json?: unknown; readonly headers?: Record<string, string> };

const replying = ({ status = 200, json, headers = {} }: Reply): HttpResponse => ({
  ok: status < 400,
  status,
  headers: new Headers({ 'content-type': json === undefined ? 'text/html' : 'application/json', ...headers }),
  json: () => Promise.resolve(json),
  text: () => Promise.resolve(JSON.stringify(json)),
});

const serving = (reply: (path: string) => Reply | null) => {
  const asked: { readonly url: string; readonly request: Parameters<Fetch>[1] }[] = [];
  const fetch: Fetch = (url, request) => {
    asked.push({ url, request });
    const found = reply(new URL(url, 'http://x').pathname);
    return found === null ? Promise.reject(new TypeError('offline')) : Promise.resolve(replying(found));
  };
  return { fetch, asked };
};

const GUEST = { id: 'g1', name: 'Ada' };

test('a response has the fields of its schema; new ones are left out', async () => {
  const api = createApi(serving(() => ({ json: { guest: { ...GUEST, mood: 'good' } } })));
  expect(await api.me()).toEqual({ ok: true, value: { guest: GUEST } });
});

test.each([
  ['network', null],
  ['no-server', {}],
  ['no-server', { status: 502, json: { message: 'bad gateway' } }],
  ['update', { json: { guest: 'Ada' } }],
  ['name/taken', { status: 409, json: { error: { code: 'name/taken', message: 'take another one' } } }],
])('a request fails with %s', async (code, reply) => {
  const failed = await createApi(serving(() => reply)).me();
  expect(failed).toMatchObject({ ok: false, code });
  expect(() => unwrap(failed)).toThrow();
});

test('a response that is here already is used, unless it cannot be read', async () => {
  const { fetch, asked } = serving(() => ({ json: { guest: null } }));
  const early: Readonly<Record<string, unknown>> = { '/me': { guest: GUEST }, '/tables': 'nonsense' };
  const api = createApi({ fetch }, { early: (path) => early[path] });
  expect(unwrap(await api.me())).toEqual({ guest: GUEST });
  expect(await api.tables()).toMatchObject({ ok: false });
  expect(asked.map(({ url }) => url)).toEqual(['/api/tables']);
});

test('ids and codes cannot leave their place in the path', async () => {
  const { fetch, asked } = serving(() => ({}));
  const api = createApi({ fetch }, { url: 'https://example.org', token: 't' });
  await api.byCode('../me');
  expect(await api.record('a/b')).toBeNull();
  expect(asked.map(({ url, request }) => [url, request.headers['authorization']])).toEqual([
    ['https://example.org/api/codes/..%2Fme', 'Bearer t'],
    ['https://example.org/api/tables/a%2Fb/record', 'Bearer t'],
  ]);
});

test('a program registers with the cookie that it got, and gets a token', async () => {
  const { fetch, asked } = serving((path) =>
    path === '/api/me'
      ? { json: { guest: GUEST }, headers: { 'set-cookie': 'abacow=s3cret; Path=/; HttpOnly' } }
      : { json: { token: 'tok', id: 't1' } },
  );
  const token = await register({ fetch }, 'http://x', { name: 'Ada', isBot: true, label: 'mine' });
  expect(token).toEqual({ ok: true, value: 'tok' });
  expect(
    asked.map(({ request }) => [request.headers['cookie'], JSON.parse(request.body!) as unknown]),
  ).toEqual([
    [undefined, { name: 'Ada', bot: true }],
    ['abacow=s3cret', { label: 'mine', scope: 'play' }],
  ]);
});
