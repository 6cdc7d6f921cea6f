/** Out means out: whoever is signed out does nothing more, however it is connected and to whichever process. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Client } from '../../test/client.ts';
import { type Cluster, startCluster } from '../../test/cluster.ts';
import { LineStream } from '../../test/streams.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Running } from '../serve.ts';
import type { Store } from '../store/store.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const two = async (): Promise<readonly [Running, Running]> => {
  const [one, other] = [
    await startTestServer({ databaseUrl: cluster.url }),
    await startTestServer({ databaseUrl: cluster.url }),
  ];
  const isReady = (): boolean => [one, other].every(({ service }) => service.presence.hasPeers());
  await vi.waitUntil(isReady, { timeout: 20_000 });
  return [one, other];
};

const CASES: readonly [string, () => Promise<readonly [Running, Running]>][] = [
  ['SQLite', () => startTestServer().then((server) => [server, server])],
  ['PostgreSQL, two processes', two],
];

type Token = { readonly token: string; readonly id: string };
const bearer = ({ token }: Token) => ({ authorization: `Bearer ${token}` });

describe.each(CASES)('on %s', (_, start) => {
  /** Tokens are revoked here and used there. */
  let here: Running;
  let there: Running;
  let ada: Person;
  beforeAll(async () => {
    [here, there] = await start();
    ada = await newPerson(here.port, 'Ada');
  });
  afterAll(() => Promise.all([...new Set([here, there])].map((each) => each.stop())));

  const make = async (path: string, init: RequestInit & { secret?: string }): Promise<never> =>
    (await (await api(here.port, path, { method: 'POST', ...init })).json()) as never;
  const newToken = (init: RequestInit & { secret?: string } = { secret: ada.secret }): Promise<Token> =>
    make('/me/tokens', { ...init, body: '{"label":"bot"}' });
  const revoke = async ({ id }: Pick<Token, 'id'>): Promise<number> =>
    (await api(here.port, `/me/tokens/${id}`, { method: 'DELETE', secret: ada.secret })).status;
  const isKnown = async (token: Token): Promise<boolean> =>
    (await api(there.port, '/me', { headers: bearer(token) })).status === 200;

  /** A running game between Ada's token and Ben. */
  const gameOf = async (token: Token): Promise<{ id: string; client: Client }> => {
    const ben = await newPerson(there.port, 'Ben');
    const id = await openTable(there.port, ada, cowpathTable());
    const [client, other] = [
      await Client.greet(there.port, token.token),
      await Client.greet(there.port, ben.secret),
    ];
    for (const each of [client, other]) await each.watch(id);
    await client.sitDown(id);
    const sitter = { kind: 'person', name: 'Ben' } as const;
    expect(await other.command(id, { kind: 'sit', seat: 1, sitter, seed: '' })).toMatchObject({ ok: true });
    await client.until(() => client.tables.get(id)!.phase === 'playing');
    other.close();
    return { id, client };
  };
  const countOf = async (id: string): Promise<number> =>
    (await there.service.store.entriesFrom(id, 0)).flatMap(({ events }) => events).length;

  test('a socket that ignores the close message plays no more once the revocation is answered', async () => {
    const token = await newToken();
    const { id, client } = await gameOf(token);
    client.close();
    const seen = await countOf(id);
    const play = (number: number): string =>
      JSON.stringify({
        kind: 'command',
        table: id,
        id: `late ${number}`,
        seen,
        command: { kind: 'play', seat: 0, move: 't12345' },
      });
    const frame = (text: string): Buffer => {
      const body = Buffer.from(text);
      return Buffer.concat([
        Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 255, 0, 0, 0, 0]),
        body,
      ]);
    };
    const raw = connect(there.port, '127.0.0.1');
    raw.on('error', () => undefined);
    let received = '';
    raw.on('data', (bytes) => (received += bytes.toString('latin1')));
    const closed = new Promise((resolve) => raw.once('close', resolve));
    raw.write(
      `GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nAuthorization: Bearer ${token.token}\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await expect.poll(() => received).toContain('101');
    raw.write(
      Buffer.concat([Buffer.from([0x81, 0x80 | 22, 0, 0, 0, 0]), Buffer.from('{"kind":"hello","v":1}')]),
    );
    await expect.poll(() => received).toContain('welcome');
    expect(await revoke(token)).toBe(200);
    for (let number = 0; number < 5; number++) raw.write(frame(play(number)));
    await closed;
    expect(received).toContain('guest/changed');
    expect(await countOf(id)).toBe(seen);
  });

  test('other sockets of the guest stay open, a stream of the token ends', async () => {
    const [token, other] = [await newToken(), await newToken()];
    const { id, client } = await gameOf(other);
    const own = await Client.greet(there.port, ada.secret);
    const lines = await LineStream.open(there.port, `/tables/${id}/stream`, bearer(token));
    await lines.until(() => lines.view !== undefined);
    await revoke(token);
    await lines.ended();
    expect(lines.messages.at(-1)).toMatchObject({ kind: 'error', code: 'guest/changed' });
    expect(await client.command(id, { kind: 'play', seat: 0, move: 't12345' })).toMatchObject({ ok: true });
    own.send({ kind: 'ping', n: 1 });
    await own.until(() => own.messages.some(({ kind }) => kind === 'pong'));
    client.close();
    own.close();
  });

  test('commands that wait in the queue of their table are not executed', async () => {
    const token = await newToken();
    const { id, client } = await gameOf(token);
    const seen = await countOf(id);
    const store = there.service.store as { append: Store['append'] };
    const { append } = store;
    let free: () => void = () => undefined;
    const freed = new Promise<void>((resolve) => (free = resolve));
    let isHeld = false;
    store.append = async (entries) => {
      isHeld = true;
      await freed;
      return append(entries);
    };
    client.send({
      kind: 'command',
      table: id,
      id: 'a',
      seen,
      command: { kind: 'play', seat: 0, move: 't12345' },
    });
    client.send({
      kind: 'command',
      table: id,
      id: 'b',
      seen: seen + 1,
      command: { kind: 'offer-tie', seat: 0 },
    });
    await expect.poll(() => isHeld).toBe(true);
    await revoke(token);
    await client.gone();
    store.append = append;
    free();
    await there.service.hub.drain();
    expect(await countOf(id)).toBe(seen + 1);
  });

  test('what a revoked token made is revoked with it and was listed before', async () => {
    const thief = await newToken();
    const child = await newToken({ headers: bearer(thief) });
    const [used, unused] = [
      await make('/me/link', { headers: bearer(child) }),
      await make('/me/link', { headers: bearer(child) }),
    ] as unknown as readonly { link: string }[];
    const claim = (link: string) =>
      api(there.port, '/me/claim', { method: 'POST', body: JSON.stringify({ link }) });
    const claimed = await claim(used!.link);
    const device = { token: /abacow=([^;]+)/.exec(claimed.headers.get('set-cookie')!)![1]!, id: '' };
    const listed = (await (await api(there.port, '/me/tokens', { secret: ada.secret })).json()) as {
      tokens: { id: string; madeBy: string | null; label: string }[];
      links: { id: string; madeBy: string | null }[];
    };
    expect(listed.tokens.find(({ id }) => id === child.id)!.madeBy).toBe(thief.id);
    expect(listed.tokens.find(({ label }) => label === 'device')!.madeBy).toBe(child.id);
    expect(listed.links).toMatchObject([{ madeBy: child.id }]);
    const sockets = [
      await Client.greet(there.port, child.token),
      await Client.greet(there.port, device.token),
    ];
    expect(await revoke(thief)).toBe(200);
    for (const socket of sockets) await socket.gone();
    for (const token of [thief, child, device]) expect(await isKnown(token)).toBe(false);
    expect((await claim(unused!.link)).status).toBe(404);
    expect(await revoke(child)).toBe(404);
  });

  test('an open link is revoked by itself; and all at once, except who asks', async () => {
    const [one, kept] = [await newToken(), await newToken()];
    const { link } = (await make('/me/link', { secret: ada.secret })) as { link: string };
    const list = async (): Promise<{ tokens: Token[]; links: Token[] }> =>
      (await (await api(here.port, '/me/tokens', { secret: ada.secret })).json()) as never;
    expect(await revoke((await list()).links[0]!)).toBe(200);
    const body = JSON.stringify({ link });
    expect((await api(there.port, '/me/claim', { method: 'POST', body })).status).toBe(404);
    const all = await api(here.port, '/me/tokens', { method: 'DELETE', headers: bearer(kept) });
    expect(all.status).toBe(200);
    expect([await isKnown(one), await isKnown(kept)]).toEqual([false, true]);
    expect((await list()).tokens.map(({ id }) => id)).toEqual([kept.id]);
  });

  test('a guest who becomes a bot is signed out everywhere when that is answered', async () => {
    const eve = await newPerson(here.port, 'Eve');
    const client = await Client.greet(there.port, eve.secret);
    await api(here.port, '/me/bot', { method: 'POST', secret: eve.secret });
    await client.gone();
    expect(client.closed).toEqual({ code: 1012 });
  });
});

test('a process that missed a sign-out asks the store when it hears of the others again', async () => {
  const [one, other] = await two();
  const ada = await newPerson(one.port, 'Ada');
  const made = await api(one.port, '/me/tokens', {
    method: 'POST',
    secret: ada.secret,
    body: '{"label":"x"}',
  });
  const { token, id } = (await made.json()) as Token;
  const client = await Client.greet(other.port, token);
  const kept = await Client.greet(other.port, ada.secret);
  // The process dies before it can say that it revoked a token.
  (one.service.store as { broadcast: Store['broadcast'] }).broadcast = () => new Promise(() => undefined);
  await api(one.port, `/me/tokens/${id}`, { method: 'DELETE', secret: ada.secret });
  expect(client.closed).toBeNull();
  await cluster.restart();
  await client.gone();
  expect(client.closed).toEqual({ code: 1012 });
  expect(kept.closed).toBeNull();
  void one.stop();
  await other.stop();
});

test('a guest who is looked up before a sign-out and connects after it is signed out', async () => {
  const server = await startTestServer();
  const ada = await newPerson(server.port, 'Ada');
  const made = await api(server.port, '/me/tokens', {
    method: 'POST',
    secret: ada.secret,
    body: '{"label":"x"}',
  });
  const { token, id } = (await made.json()) as Token;
  const store = server.service.store as { guestByToken: Store['guestByToken'] };
  const { guestByToken } = store;
  let free: () => void = () => undefined;
  const freed = new Promise<void>((resolve) => (free = resolve));
  let looked = 0;
  store.guestByToken = async (hash) => {
    const found = await guestByToken(hash);
    looked += 1;
    await freed;
    return found;
  };
  const byHeader = Client.greet(server.port, 'x', { headers: { authorization: `Bearer ${token}` } });
  const byHello = await Client.open(server.port, ada.secret);
  byHello.send({ kind: 'hello', v: 1, token });
  await expect.poll(() => looked).toBe(2);
  await api(server.port, `/me/tokens/${id}`, { method: 'DELETE', secret: ada.secret });
  free();
  for (const client of [await byHeader, byHello]) {
    await client.until(() => client.messages.length > 0);
    expect(client.messages[0]).toMatchObject({ kind: 'error', code: 'hello/unknown' });
    client.close();
  }
  await server.stop();
});
