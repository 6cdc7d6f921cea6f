import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, api, newPerson, startTestServer } from '../../test/test-server.ts';
import { CHANGES, type Change, bodyFor } from '../../test/routes.ts';
import type { Running } from '../serve.ts';
import { openApi } from './openapi.ts';

/** A site that this server trusts. */
const FRIEND = 'https://friend.example';

let server: Running;
beforeAll(async () => {
  server = await startTestServer({ origins: [FRIEND] });
});
afterAll(() => server.stop());

const change = (
  { method, path }: Change,
  { secret }: Person,
  headers: Record<string, string>,
): Promise<Response> => {
  const body = method === 'POST' ? { body: JSON.stringify(bodyFor(path)) } : {};
  return api(server.port, path, { method, secret, headers, ...body });
};

const codeOf = async (answer: Response): Promise<string | undefined> =>
  ((await answer.json()) as { error?: { code: string } }).error?.code;

describe('a page of another site', () => {
  const crossSite = { 'sec-fetch-site': 'cross-site' };

  test.each([
    ['by its origin', { origin: 'https://evil.example' }],
    ['also as plain text', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
    ['without an origin to name', { origin: 'null' }],
    ['by its site alone', crossSite],
  ])('changes nothing by any route, known %s', async (_, headers) => {
    const zoe = await newPerson(server.port, 'Zoe');
    expect(CHANGES.length).toBeGreaterThan(6);
    for (const each of CHANGES) {
      const answer = await change(each, zoe, headers);
      expect([answer.status, await codeOf(answer)], each.path).toEqual([403, 'request/foreign']);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    const stranger = await api(server.port, '/me', { method: 'POST', body: '{"name":"Eve"}', headers });
    expect(stranger.headers.get('set-cookie')).toBeNull();
    const me = (await (await api(server.port, '/me', { secret: zoe.secret })).json()) as { guest: object };
    expect(me.guest).toEqual({ id: zoe.id, name: 'Zoe' });
  });

  test.each([
    ['the own page', () => ({ origin: `http://127.0.0.1:${server.port}`, 'sec-fetch-site': 'same-origin' })],
    ['a site that the server trusts', () => ({ origin: FRIEND, ...crossSite })],
    ['a program', () => ({})],
  ])('is not %s', async (_, headersNow) => {
    for (const each of CHANGES) {
      const answer = await change(each, await newPerson(server.port, 'Zoe'), headersNow());
      expect(answer.status, each.path).not.toBe(403);
    }
  });

  test('may send a read, because it cannot see the answer', async () => {
    const answer = await api(server.port, '/tables', { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('a body that is not JSON is refused', async () => {
  const zoe = await newPerson(server.port, 'Zoe');
  for (const each of CHANGES.filter(({ hasBody }) => hasBody)) {
    const results = [];
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonish'])
      results.push(await codeOf(await change(each, zoe, { 'content-type': type })));
    expect(results, each.path).toEqual(Array(3).fill('request/not-json'));
    const read = await change(each, zoe, { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(read.status, each.path).not.toBe(415);
  }
});

test('the API description has both refusals', () => {
  for (const methods of Object.values(openApi.paths))
    for (const [method, about] of Object.entries(methods)) {
      // Every token may read; only a full one may read about the account.
      const isAccount = JSON.stringify(about.security).includes('"full"');
      expect('403' in about.responses).toBe(method !== 'get' || isAccount);
      expect('415' in about.responses).toBe('requestBody' in about);
    }
});
