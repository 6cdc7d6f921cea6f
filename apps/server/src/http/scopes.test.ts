import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { CHANGES, bodyFor } from '../../test/routes.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Running } from '../serve.ts';
import { openApi } from './openapi.ts';

let server: Running;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await newPerson(server.port, 'Ada');
});
afterAll(() => server.stop());

const tokenOf = async (body: object): Promise<string> => {
  const made = await api(server.port, '/me/tokens', {
    method: 'POST',
    secret: ada.secret,
    body: JSON.stringify({ label: 'bot', ...body }),
  });
  return ((await made.json()) as { token: string }).token;
};
const ask = async (method: string, path: string, headers: Record<string, string>) => {
  const body = method === 'POST' ? { body: JSON.stringify(bodyFor(path)) } : {};
  const answer = await api(server.port, path.replace('{id}', 'nosuchtable'), { method, headers, ...body });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return [answer.status, error?.code];
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a token', () => {
  test('may do what its scope says, by every route', async () => {
    const [read, play] = [await tokenOf({ scope: 'read' }), await tokenOf({ scope: 'play' })];
    expect(await ask('GET', '/me', bearer(read))).toEqual([200, undefined]);
    expect(await ask('GET', '/me/games', bearer(read))).toEqual([200, undefined]);
    for (const { method, path } of CHANGES) {
      if (path === '/me/claim') continue;
      expect(await ask(method, path, bearer(read)), path).toEqual([403, 'token/scope']);
      const operations = openApi.paths[`/api${path}`] as Record<string, { security: object[] }>;
      const needsFull = !JSON.stringify(operations[method.toLowerCase()]!.security).includes('"play"');
      const [status] = await ask(method, path, bearer(play));
      expect(status === 403, path).toBe(needsFull);
    }
    expect(await ask('GET', '/me/tokens', bearer(play))).toEqual([403, 'token/scope']);
  });

  test('that may only read plays nothing over the socket, also in place of the cookie', async () => {
    const id = await openTable(server.port, ada, cowpathTable());
    const client = await Client.greet(server.port, await tokenOf({ scope: 'read' }));
    await client.watch(id);
    const sitter = { kind: 'person', name: 'Ada' } as const;
    const refused = await client.command(id, { kind: 'sit', seat: 0, sitter, seed: '' });
    expect(refused).toMatchObject({ ok: false, code: 'token/scope' });
    client.send({ kind: 'say', table: id, phrase: 'hello' });
    await client.until(() => client.messages.at(-1)?.kind === 'error');
    expect(client.messages.at(-1)).toMatchObject({ code: 'token/scope' });
    client.close();
  });

  test('without a scope allows everything, as before, and all are listed with theirs', async () => {
    const full = await tokenOf({});
    expect(await ask('GET', '/me/tokens', bearer(full))).toEqual([200, undefined]);
    const answer = await api(server.port, '/me/tokens', { headers: bearer(full) });
    const { tokens } = (await answer.json()) as { tokens: { scope: string; usedAt: number | null }[] };
    expect(tokens.at(-1)).toMatchObject({ scope: 'full' });
    expect(new Set(tokens.map(({ scope }) => scope))).toEqual(new Set(['read', 'play', 'full']));
    await tokenOf({});
    const later = await api(server.port, '/me/tokens', { secret: ada.secret });
    expect(((await later.json()) as { tokens: { usedAt: null }[] }).tokens.at(-1)!.usedAt).toBeNull();
    expect(await ask('POST', '/me/tokens', { cookie: `abacow=${ada.secret}` })).toEqual([201, undefined]);
  });

  test.each([
    ['unknown', 'x'.repeat(43)],
    ['malformed', '?'],
  ])('that is %s is refused clearly, although there is a cookie', async (_, token) => {
    const headers = { ...bearer(token), cookie: `abacow=${ada.secret}` };
    expect(await ask('GET', '/me', headers)).toEqual([401, 'token/unknown']);
    expect(await ask('POST', '/me', headers)).toEqual([401, 'token/unknown']);
    for (const path of Object.keys(openApi.paths))
      for (const method of Object.keys(openApi.paths[path]!)) {
        const asked = await ask(method.toUpperCase(), path.slice('/api'.length), headers);
        expect(asked, `${method} ${path}`).toEqual([401, 'token/unknown']);
      }
  });
});
