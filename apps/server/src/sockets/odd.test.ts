import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type NewTable, PROTOCOL_VERSION } from '@abacow/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Client } from '../../test/client.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
  metricsOf,
} from '../../test/test-server.ts';
import { lengthenTable, openStored } from '../../test/service.ts';
import type { Options } from '../options.ts';
import type { Running } from '../serve.ts';
import type { Lobby } from '../tables/lobby.ts';

let server: Running;
let ada: Person;
const open = async (more: Partial<Options> = {}): Promise<void> => {
  server = await startTestServer({ metricsPort: 0, ...more });
  ada = await newPerson(server.port, 'Ada');
};
afterEach(() => server.stop());

const BOTH_MINE = cowpathTable({ seats: [{ kind: 'me' }, { kind: 'me' }] });
const THROW = { kind: 'play', seat: 0, move: 't12345' } as const;

/** Replaces one of the store's functions until it is restored. */
const disturb = (name: 'append' | 'table' | 'openTable', by: () => Promise<unknown>): (() => void) => {
  const store = server.service.store as unknown as Record<typeof name, (...args: unknown[]) => unknown>;
  const before = store[name];
  store[name] = async (...args) => {
    await by();
    return before(...args);
  };
  return () => void (store[name] = before);
};

/** Work that waits until the test releases it; `begun` resolves when it waits. */
const gate = () => {
  let begin: () => void = () => undefined;
  let open: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  const wait = (): Promise<void> => {
    begin();
    return opened;
  };
  return { begun, wait, open };
};

describe('an upgrade request', () => {
  test.each(['//', '/%', 'http://[', '/socket/../x', '*'])('at %s is refused', async (path) => {
    await open();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1');
      socket.once('data', (bytes) => resolve(String(bytes)));
      socket.once('close', () => resolve(''));
      socket.once('error', reject);
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
    });
    expect(answer).toMatch(/^HTTP\/1.1 40[04]/);
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  });
});

/** The first client to watch it waits for the store. */
const openUnseen = (): Promise<string> => openStored(server.service.store, { guest: ada.id });

const openSockets = async (): Promise<number> => {
  const text = await metricsOf(server);
  return Number(/^abacow_sockets (\d+)$/m.exec(text)?.[1]);
};

describe('presence', () => {
  test('does not include a guest who left before the table was loaded', async () => {
    await open();
    const id = await openUnseen();
    const { begun, wait, open: letGo } = gate();
    disturb('table', wait);
    const client = await Client.greet(server.port, ada.secret);
    client.send({ kind: 'watch', table: id, seen: 0 });
    await begun;
    client.tear();
    await expect.poll(openSockets).toBe(0);
    letGo();
    // A second client that watches the same table is answered after the one that left.
    const later = await Client.greet(server.port, ada.secret);
    await later.watch(id);
    later.tear();
    await expect.poll(() => server.service.presence.here(id)).toEqual([]);
  });

  test('does not include a guest who left after a wrong hello', async () => {
    await open();
    const id = await openTable(server.port, ada, cowpathTable());
    const client = await Client.greet(server.port, ada.secret);
    await client.watch(id);
    client.send({ kind: 'hello', v: PROTOCOL_VERSION, token: 'nonsense' });
    await client.until(() => client.messages.some(({ kind }) => kind === 'error'));
    expect(server.service.presence.here(id)).toEqual([ada.id]);
    client.tear();
    await expect.poll(() => server.service.presence.here(id)).toEqual([]);
  });

  test('follows the guest of the socket’s last hello', async () => {
    await open();
    const id = await openTable(server.port, ada, cowpathTable());
    const bob = await newPerson(server.port, 'Bob');
    const { token } = (await (
      await api(server.port, '/me/tokens', {
        method: 'POST',
        body: JSON.stringify({ label: 'bot' }),
        secret: bob.secret,
      })
    ).json()) as { token: string };
    const client = await Client.greet(server.port, ada.secret);
    await client.watch(id);
    client.send({ kind: 'hello', v: PROTOCOL_VERSION, token });
    await expect.poll(() => server.service.presence.here(id)).toEqual([]);
    client.send({ kind: 'watch', table: id, seen: client.seen(id) });
    await expect.poll(() => server.service.presence.here(id)).toEqual([bob.id]);
  });

  test('does not include a deleted guest, not even on an idle socket', async () => {
    await open();
    const zoe = await newPerson(server.port, 'Zoe');
    const id = await openTable(server.port, ada, cowpathTable());
    const client = await Client.greet(server.port, zoe.secret);
    await api(server.port, '/me', { method: 'DELETE', secret: zoe.secret });
    client.send({ kind: 'watch', table: id, seen: 0 });
    const codes = (): string[] =>
      client.messages.flatMap((message) => (message.kind === 'error' ? [message.code] : []));
    await client.until(() => codes().length === 2);
    expect(codes()).toEqual(['hello/unknown', 'hello/unknown']);
    expect(client.tables.has(id)).toBe(false);
  });
});

describe('computers', () => {
  test('are not delayed by a client that watches again and again', async () => {
    await open({ computerPauseMs: 400 });
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'computer', level: 1 }];
    const id = await openTable(
      server.port,
      ada,
      cowpathTable({ public: true, opening: { kind: 'chosen', seat: 1 }, seats }),
    );
    const eve = await newPerson(server.port, 'Eve');
    const [a, e] = [await Client.greet(server.port, ada.secret), await Client.greet(server.port, eve.secret)];
    await a.watch(id);
    await a.sitDown(id);
    const seen = a.seen(id);
    const again = setInterval(() => e.send({ kind: 'watch', table: id, seen: 0 }), 50);
    await a.until(() => a.seen(id) > seen);
    clearInterval(again);
  });

  test('play each other only while a guest watches', async () => {
    await open();
    const computer = { kind: 'computer', level: 1 } as const;
    const id = await openTable(server.port, ada, cowpathTable({ seats: [computer, computer] }));
    const events = async (): Promise<number> => (await server.service.store.entriesFrom(id, 0)).length;
    const before = await events();
    await pause(1500);
    expect(await events()).toBe(before);
    const client = await Client.greet(server.port, ada.secret);
    await client.watch(id);
    await client.until(() => client.tables.get(id)!.phase === 'over', 30_000);
  });
});

describe('a client over the rate limit', () => {
  test('is refused at once, also while an earlier message waits', async () => {
    await open({ messagesPerSecond: 1 });
    const id = await openUnseen();
    const { wait, open: letGo } = gate();
    disturb('table', wait);
    const client = await Client.greet(server.port, ada.secret);
    client.send({ kind: 'watch', table: id, seen: 0 });
    for (let n = 0; n < 30; n++) client.send({ kind: 'ping', n });
    await client.until(() => client.messages.some(({ kind }) => kind === 'error'));
    expect(client.tables.has(id)).toBe(false);
    letGo();
  });
});

test('clients that ask for the lobby again and again share one reading of it, and get later changes', async () => {
  await open();
  let reads = 0;
  const lobby = server.service.lobby as { tables: Lobby['tables'] };
  const { tables } = lobby;
  lobby.tables = () => {
    reads += 1;
    return tables();
  };
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const clients = [await Client.greet(server.port, ada.secret), await Client.greet(server.port, ada.secret)];
  for (const client of clients)
    for (let n = 0; n < 100; n++) client.send({ kind: 'lobby', on: n % 2 === 0 || n === 99 });
  const lists = (client: Client): number => client.messages.filter(({ kind }) => kind === 'lobby').length;
  for (const client of clients) await client.until(() => lists(client) === 51);
  expect(reads).toBe(1);
  vi.advanceTimersByTime(500);
  for (const client of clients) await client.until(() => lists(client) === 52);
  vi.useRealTimers();
});

test('a table that waits does not grow without end', async () => {
  await open();
  const id = await openTable(server.port, ada, cowpathTable());
  const client = await Client.greet(server.port, ada.secret);
  await client.watch(id);
  await lengthenTable(server.service, id, 220);
  await client.until(() => client.seen(id) === 220);
  const sitter = { kind: 'computer', level: 1 } as const;
  expect(await client.command(id, { kind: 'sit', seat: 1, sitter, seed: '' })).toMatchObject({
    ok: false,
    code: 'table/too-long',
  });
});

test('a table continues when a player is deleted during a move', async () => {
  await open();
  const ben = await newPerson(server.port, 'Ben');
  const id = await openTable(server.port, ada, cowpathTable());
  const [a, b] = [await Client.greet(server.port, ada.secret), await Client.greet(server.port, ben.secret)];
  await a.watch(id);
  await a.sitDown(id);
  await b.watch(id);
  await b.command(id, { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: '' });
  await a.until(() => a.tables.get(id)!.phase === 'playing');
  const { begun, wait, open: letGo } = gate();
  const mend = disturb('append', wait);
  const first = a.command(id, THROW);
  await begun;
  const deleted = api(server.port, '/me', { method: 'DELETE', secret: ben.secret });
  letGo();
  await deleted;
  expect((await first).ok).toBe(true);
  mend();
  expect(await a.command(id, { kind: 'offer-tie', seat: 0 })).toMatchObject({ ok: true });
});

test('open commands are answered before the service stops', async () => {
  await open();
  const id = await openTable(server.port, ada, BOTH_MINE);
  const client = await Client.greet(server.port, ada.secret);
  await client.watch(id);
  await client.sitDown(id);
  const { begun, wait, open: letGo } = gate();
  disturb('append', wait);
  const answer = client.command(id, THROW);
  await begun;
  const stopped = server.stop();
  letGo();
  await stopped;
  await client.until(() => client.closed !== null);
  expect((await answer).ok).toBe(true);
  await open();
});

test('a rematch that could not be opened is opened when a player returns', async () => {
  await open();
  const id = await openTable(server.port, ada, BOTH_MINE);
  const client = await Client.greet(server.port, ada.secret);
  await client.watch(id);
  await client.sitDown(id);
  await client.command(id, { kind: 'give-up', seat: 0 });
  let failed = 0;
  const mend = disturb('openTable', () => Promise.reject(new Error(`away ${++failed}`)));
  await client.command(id, { kind: 'want-rematch', seat: 0 });
  await client.command(id, { kind: 'want-rematch', seat: 1 });
  await expect.poll(() => failed).toBeGreaterThan(0);
  client.tear();
  mend();
  const again = await Client.greet(server.port, ada.secret);
  await again.watch(id);
  await again.until(() => again.messages.some(({ kind }) => kind === 'moved'));
  const { to } = again.messages.find((message) => message.kind === 'moved')!;
  await again.watch(to);
  expect(again.tables.get(to)!.seats).toHaveLength(2);
});
