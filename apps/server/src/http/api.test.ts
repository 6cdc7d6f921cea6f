import { keptSeats } from '@abacow/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Client } from '../../test/client.ts';
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

const post = (path: string, body: unknown, secret?: string): Promise<Response> =>
  api(server.port, path, {
    method: 'POST',
    body: JSON.stringify(body),
    ...(secret === undefined ? {} : { secret }),
  });
const get = (path: string, secret?: string): Promise<Response> =>
  api(server.port, path, secret === undefined ? {} : { secret });
const errorOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { error: { code: string } }).error.code;

describe('guests', () => {
  test('a guest is a name and a cookie that no script reads and no other site sends', async () => {
    const answer = await post('/me', { name: '  Grace ' });
    expect(answer.status).toBe(201);
    const cookie = answer.headers.get('set-cookie')!;
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    const { guest } = (await answer.json()) as { guest: { id: string; name: string } };
    expect(guest.name).toBe('Grace');
    expect(cookie).not.toContain(guest.id);
  });

  test('behind https the cookie is sent over https only', async () => {
    const answer = await api(server.port, '/me', {
      method: 'POST',
      body: JSON.stringify({ name: 'Grace' }),
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(answer.headers.get('set-cookie')).toContain('Secure');
  });

  test('the cookie identifies a guest; a wrong one does not', async () => {
    expect(await (await get('/me', ada.secret)).json()).toMatchObject({ guest: { id: ada.id, name: 'Ada' } });
    expect(await (await get('/me', 'x'.repeat(43))).json()).toEqual({ guest: null });
    expect(await (await get('/me')).json()).toEqual({ guest: null });
  });

  test('a link signs in another device as the same guest, once', async () => {
    const { link } = (await (await post('/me/link', {}, ada.secret)).json()) as { link: string };
    const claimed = await post('/me/claim', { link });
    expect(await claimed.json()).toMatchObject({ guest: { id: ada.id } });
    const secret = /abacow=([^;]+)/.exec(claimed.headers.get('set-cookie')!)![1]!;
    expect(await (await get('/me', secret)).json()).toMatchObject({ guest: { id: ada.id } });
    expect(await (await get('/me', ada.secret)).json()).toMatchObject({ guest: { id: ada.id } });
    expect(await errorOf(await post('/me/claim', { link }))).toBe('link/gone');
  });

  test('a program uses a token instead of the cookie', async () => {
    const { token } = (await (await post('/me/tokens', { label: 'bot' }, ada.secret)).json()) as {
      token: string;
    };
    const answer = await api(server.port, '/me', { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.json()).toMatchObject({ guest: { id: ada.id } });
  });

  test('deleting a guest removes the name, at tables too, and signs out open sockets', async () => {
    const [zoe, tim] = [await newPerson(server.port, 'Zoe Zimt'), await newPerson(server.port, 'Tim')];
    const id = await openTable(server.port, zoe, cowpathTable());
    const [hers, his] = [
      await Client.greet(server.port, zoe.secret),
      await Client.greet(server.port, tim.secret),
    ];
    await hers.watch(id);
    await hers.sitDown(id);
    await his.watch(id);
    const sitter = { kind: 'person', name: 'Tim' } as const;
    await his.command(id, { kind: 'sit', seat: 1, sitter, seed: '' });
    await api(server.port, '/me', { method: 'DELETE', secret: zoe.secret });
    await hers.until(() => hers.messages.some((message) => message.kind === 'error'));
    const late = await Client.greet(server.port, tim.secret);
    await late.watch(id);
    const results = [
      ...late.received,
      await (await get(`/tables/${id}`)).text(),
      await (await get(`/tables/${id}/record`)).text(),
    ];
    expect(results.join('')).toContain('"name":"Tim"');
    expect(results.join('')).not.toContain('Zimt');
    // The game itself is unchanged.
    expect((await his.command(id, { kind: 'offer-tie', seat: 1 })).ok).toBe(true);
    for (const client of [hers, his, late]) client.close();
  });

  test('tokens and other devices are listed and revoked, each by their own guest only', async () => {
    const [zoe, eve] = [await newPerson(server.port, 'Zoe'), await newPerson(server.port, 'Eve')];
    const { token } = (await (await post('/me/tokens', { label: 'bot' }, zoe.secret)).json()) as {
      token: string;
    };
    const { link } = (await (await post('/me/link', {}, zoe.secret)).json()) as { link: string };
    const claimed = await post('/me/claim', { link });
    const device = /abacow=([^;]+)/.exec(claimed.headers.get('set-cookie')!)![1]!;
    const listed = async (secret: string) =>
      (await (await get('/me/tokens', secret)).json()) as { tokens: readonly { id: string }[] };
    const list = await listed(device);
    expect(list.tokens).toMatchObject([
      { label: 'bot', current: false },
      { label: 'device', current: true },
    ]);
    expect(JSON.stringify(list)).not.toContain(token);
    expect((await listed(eve.secret)).tokens).toEqual([]);
    const [bot, ownDevice] = list.tokens.map(({ id }) => id) as [string, string];
    const revoke = (id: string, secret: string) =>
      api(server.port, `/me/tokens/${id}`, { method: 'DELETE', secret });
    expect(await errorOf(await revoke(bot, eve.secret))).toBe('token/none');
    expect((await revoke(bot, zoe.secret)).status).toBe(200);
    const answer = await api(server.port, '/me', { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, await errorOf(answer)]).toEqual([401, 'token/unknown']);
    expect((await revoke(ownDevice, zoe.secret)).status).toBe(200);
    expect(await (await get('/me', device)).json()).toEqual({ guest: null });
    expect(await (await get('/me', zoe.secret)).json()).toMatchObject({ guest: { id: zoe.id } });
    expect((await revoke(ownDevice, zoe.secret)).status).toBe(404);
  });

  test('deleting a guest deletes cookie, tokens and history', async () => {
    const zoe = await newPerson(server.port, 'Zoe');
    const { token } = (await (await post('/me/tokens', { label: 'bot' }, zoe.secret)).json()) as {
      token: string;
    };
    await openTable(server.port, zoe, cowpathTable());
    expect(
      ((await (await get('/me/games', zoe.secret)).json()) as { tables: unknown[] }).tables,
    ).toHaveLength(1);
    const gone = await api(server.port, '/me', { method: 'DELETE', secret: zoe.secret });
    expect(gone.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await (await get('/me', zoe.secret)).json()).toEqual({ guest: null });
    expect((await get('/me/games', zoe.secret)).status).toBe(401);
    const answer = await api(server.port, '/me', { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, await errorOf(answer)]).toEqual([401, 'token/unknown']);
  });
});

describe('every route that changes something needs a guest', () => {
  test.each([
    ['POST', '/me/link'],
    ['POST', '/me/tokens'],
    ['GET', '/me/tokens'],
    ['DELETE', '/me/tokens/x'],
    ['GET', '/me/games'],
    ['DELETE', '/me'],
    ['POST', '/tables'],
    ['POST', '/play-now'],
  ])('%s %s', async (method, path) => {
    const body = method === 'POST' ? { body: '{}' } : {};
    const answer = await api(server.port, path, { method, ...body });
    expect(answer.status).toBe(401);
    expect(await errorOf(answer)).toBe('guest/unknown');
  });
});

describe('tables', () => {
  test('are found by id and by code, without their secret', async () => {
    const id = await openTable(server.port, ada, cowpathTable());
    const table = (await (await get(`/tables/${id}`)).json()) as { code: string };
    expect(Object.keys(table)).not.toContain('secret');
    expect(await (await get(`/codes/${table.code.toLowerCase()}`)).json()).toMatchObject({ id });
    expect(await errorOf(await get('/codes/NOSUCH'))).toBe('table/none');
    expect(await errorOf(await get('/tables/nosuchtable'))).toBe('table/none');
  });

  test('only public ones with a connected guest are in the lobby', async () => {
    const shown = await openTable(server.port, ada, cowpathTable({ public: true }));
    const hidden = await openTable(server.port, ada, cowpathTable());
    const listed = async (): Promise<readonly string[]> => {
      const { tables } = (await (await get('/tables')).json()) as { tables: { id: string }[] };
      return tables.map(({ id }) => id);
    };
    expect(await listed()).not.toContain(shown);
    const client = await Client.greet(server.port, ada.secret);
    for (const id of [shown, hidden]) await client.watch(id);
    expect(await listed()).toContain(shown);
    expect(await listed()).not.toContain(hidden);
    client.close();
  });

  test('play now finds a waiting player, else opens a table', async () => {
    const [one, two] = [await newPerson(server.port, 'One'), await newPerson(server.port, 'Two')];
    const first = await post('/play-now', { game: 'trio' }, one.secret);
    expect(first.status).toBe(201);
    const { id } = (await first.json()) as { id: string };
    const waiting = await Client.greet(server.port, one.secret);
    await waiting.watch(id);
    const second = await post('/play-now', { game: 'trio' }, two.secret);
    expect(second.status).toBe(200);
    expect(await second.json()).toMatchObject({ id, seat: 1 });
    const coming = await Client.greet(server.port, two.secret);
    await coming.watch(id);
    expect(coming.tables.get(id)).toMatchObject({
      dice: { commitment: expect.any(String) as string, seeds: ['', ''] },
      kept: [0],
    });
    await waiting.sitDown(id);
    await coming.until(() => keptSeats(coming.tables.get(id)!).length === 0);
    const sitter = { kind: 'person', name: 'Two' } as const;
    expect((await coming.command(id, { kind: 'sit', seat: 1, sitter, seed: 'cd' })).ok).toBe(true);
    coming.close();
    await waiting.until(() => waiting.tables.get(id)!.phase === 'opening');
    waiting.close();
  });

  test.each([
    ['no JSON', '{'],
    ['no seats', JSON.stringify({ choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' } })],
    [
      'too many seats',
      JSON.stringify(cowpathTable({ seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] })),
    ],
    ['a bad sheet', JSON.stringify(cowpathTable({ choice: { game: 'cowpath', sheet: 'xxxx' } }))],
    [
      'an unknown level',
      JSON.stringify({ ...cowpathTable(), seats: [{ kind: 'me' }, { kind: 'computer', level: 9 }] }),
    ],
    ['a beginner who is not there', JSON.stringify(cowpathTable({ opening: { kind: 'chosen', seat: 3 } }))],
  ])('%s is a clear refusal', async (_, body) => {
    const answer = await api(server.port, '/tables', { method: 'POST', body, secret: ada.secret });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: { message: string } }).error.message).not.toBe('');
  });

  test('a body that is too long is not read', async () => {
    const answer = await api(server.port, '/me', {
      method: 'POST',
      body: JSON.stringify({ name: 'x'.repeat(10_000) }),
    });
    expect(answer.status).toBe(413);
  });
});

describe('the service', () => {
  test('answers health checks', async () => {
    const health = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    expect(await health.json()).toEqual({ ok: true });
  });

  test('serves the description of its routes', async () => {
    const described = (await (await get('/openapi.json')).json()) as typeof openApi;
    expect(described).toEqual(JSON.parse(JSON.stringify(openApi)));
  });

  test('new guests and tables are limited by address', async () => {
    const small = await startTestServer({ opensPerMinute: 3 });
    const tries = [];
    for (let index = 0; index < 5; index++)
      tries.push(await api(small.port, '/me', { method: 'POST', body: '{"name":"A"}' }));
    expect(tries.map(({ status }) => status)).toEqual([201, 201, 201, 429, 429]);
    await small.stop();
  });

  test('requests are limited by address; the answer says when to try again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const small = await startTestServer({ requestsPerMinute: 30, proxies: 1 });
    const ask = (address: string): Promise<Response> =>
      api(small.port, '/tables', { headers: { 'x-forwarded-for': address } });
    const tries: Response[] = [];
    for (let n = 0; n < 31; n++) tries.push(await ask(`2001:db8:1:2::${n}`));
    expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect(tries.at(-1)!.headers.get('retry-after')).toBe('2');
    expect(await errorOf(tries.at(-1)!)).toBe('request/too-many');
    expect((await ask('2001:db8:1:3::1')).status).toBe(200);
    vi.advanceTimersByTime(2000);
    expect((await ask('2001:db8:1:2::1')).status).toBe(200);
    vi.useRealTimers();
    await small.stop();
  });

  test('trying codes is limited', async () => {
    const small = await startTestServer();
    const tries = await Promise.all(Array.from({ length: 300 }, () => api(small.port, '/codes/NOSUCH')));
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(120);
    expect(statuses).toContain(429);
    await small.stop();
  });

  test('behind a proxy each address has its own limits, and a made-up address does not count', async () => {
    const askAs = async (port: number, forwarded: string): Promise<number> =>
      (
        await api(port, '/me', {
          method: 'POST',
          body: '{"name":"A"}',
          headers: { 'x-forwarded-for': forwarded },
        })
      ).status;
    const behind = await startTestServer({ opensPerMinute: 1, proxies: 1 });
    const alone = await startTestServer({ opensPerMinute: 1 });
    const asked = ['spoofed, 10.0.0.1', 'other, 10.0.0.1', '10.0.0.2'];
    const statuses = async (port: number): Promise<readonly number[]> => {
      const results = [];
      for (const forwarded of asked) results.push(await askAs(port, forwarded));
      return results;
    };
    expect(await statuses(behind.port)).toEqual([201, 429, 201]);
    expect(await statuses(alone.port)).toEqual([201, 429, 429]);
    await behind.stop();
    await alone.stop();
  });

  test('sends its content security policy with every answer', async () => {
    const answer = await get('/me');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
