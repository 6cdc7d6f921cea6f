/** How many sockets an address and a guest may have, and how many may watch a table. */
import { keptSeats } from '@abacow/table';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Client } from '../../test/client.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Options } from '../options.ts';
import type { Running } from '../serve.ts';

let server: Running;
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

const open = async (more: Partial<Options>, ...names: string[]): Promise<Person[]> => {
  server = await startTestServer(more);
  const persons: Person[] = [];
  for (const name of names) persons.push(await newPerson(server.port, name));
  return persons;
};
const greet = (person: Person, address?: string): Promise<Client> =>
  Client.greet(
    server.port,
    person.secret,
    address === undefined ? {} : { headers: { 'x-forwarded-for': address } },
  );
const errors = (client: Client): string[] =>
  client.messages.flatMap((message) => (message.kind === 'error' ? [message.code] : []));
const isOpen = async (client: Client): Promise<boolean> => {
  const isClosed = (): boolean => client.closed !== null;
  if (isClosed()) return false;
  client.send({ kind: 'ping', n: 7 });
  await client.until(() => isClosed() || client.messages.some(({ kind }) => kind === 'pong'));
  return !isClosed();
};
const isRefused = async (client: Client): Promise<void> => {
  await client.until(() => client.closed !== null);
  expect(errors(client)).toEqual(['socket/too-many']);
  expect(client.closed?.code).toBe(1013);
};

describe('an address', () => {
  test('may have so many sockets; the next one gets an error and is closed', async () => {
    const [ada, ben] = await open({ socketsPerAddress: 3 }, 'Ada', 'Ben');
    const first = [await greet(ada!), await greet(ada!), await greet(ada!)];
    await isRefused(await greet(ben!));
    for (const client of first) expect(await isOpen(client)).toBe(true);
    first[1]!.close();
    await expect.poll(async () => errors(await greet(ben!))).toEqual([]);
  });

  test('that is full lets a guest in who has a socket there, in place of its oldest one', async () => {
    const [ada, ben] = await open({ socketsPerAddress: 3 }, 'Ada', 'Ben');
    const [a, b1, b2] = [await greet(ada!), await greet(ben!), await greet(ben!)];
    const b3 = await greet(ben!);
    await isRefused(b1);
    for (const client of [a, b2, b3]) expect(await isOpen(client)).toBe(true);
  });

  test('behind a proxy is the client’s own; IPv6 counts by its /64 network', async () => {
    const [ada, ben] = await open({ socketsPerAddress: 1, proxies: 1 }, 'Ada', 'Ben');
    await greet(ada!, '10.0.0.1');
    expect(await isOpen(await greet(ben!, '10.0.0.2'))).toBe(true);
    await isRefused(await greet(ben!, '::ffff:10.0.0.1'));
    await greet(ada!, '2001:db8:1:2::5');
    await isRefused(await greet(ben!, '2001:db8:1:2:3:4:5:6'));
    expect(await isOpen(await greet(ben!, '2001:db8:1:3::5'))).toBe(true);
  });

  test('may send so many messages over all its sockets together', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [ada] = await open({ addressMessagesPerSecond: 1 }, 'Ada');
    const clients = [await greet(ada!), await greet(ada!), await greet(ada!)];
    for (const client of clients) for (let n = 0; n < 6; n++) client.send({ kind: 'ping', n });
    const replies = ({ messages }: Client, kind: string): number =>
      messages.filter((message) => message.kind === kind).length;
    for (const client of clients)
      await client.until(() => replies(client, 'pong') + replies(client, 'error') === 6);
    // A burst of ten, three of them used up by `hello`.
    expect(clients.reduce((sum, client) => sum + replies(client, 'pong'), 0)).toBe(7);
  });

  test('opens sockets within its rate limit for requests', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [ada] = await open({ requestsPerMinute: 3 }, 'Ada');
    await greet(ada!);
    await greet(ada!);
    await expect(greet(ada!)).rejects.toThrow('429');
  });
});

describe('a guest', () => {
  test('may have so many sockets; a new one replaces the oldest', async () => {
    const [ada, ben] = await open({ socketsPerGuest: 2 }, 'Ada', 'Ben');
    const id = await openTable(server.port, ada!, cowpathTable());
    const [a1, a2, b] = [await greet(ada!), await greet(ada!), await greet(ben!)];
    await a1.watch(id);
    const a3 = await greet(ada!);
    await isRefused(a1);
    expect(server.service.presence.here(id)).toEqual([]);
    for (const client of [a2, a3, b]) expect(await isOpen(client)).toBe(true);
    a2.close();
    await a2.until(() => a2.closed !== null);
    const a4 = await greet(ada!);
    for (const client of [a3, a4]) expect(await isOpen(client)).toBe(true);
  });

  test('counts from the hello that names it, also with a token', async () => {
    const [ada, ben] = await open({ socketsPerGuest: 1 }, 'Ada', 'Ben');
    const init = { method: 'POST', body: JSON.stringify({ label: 'bot' }), secret: ada!.secret };
    const { token } = (await (await api(server.port, '/me/tokens', init)).json()) as { token: string };
    const [a, b] = [await greet(ada!), await greet(ben!)];
    b.send({ kind: 'hello', v: 1, token });
    await isRefused(a);
    expect(await isOpen(await greet(ben!))).toBe(true);
    expect(await isOpen(b)).toBe(true);
  });
});

describe('a table', () => {
  /** Ada opened it; Ben and Cleo watch it. */
  const full = async () => {
    const [ada, ben, cleo, dora] = await open({ watchersPerTable: 2 }, 'Ada', 'Ben', 'Cleo', 'Dora');
    const id = await openTable(server.port, ada!, cowpathTable());
    const [b, c] = [await greet(ben!), await greet(cleo!)];
    for (const client of [b, c]) await client.watch(id);
    return { ada: ada!, ben: ben!, dora: dora!, id, b, c };
  };
  const refusedAt = async (client: Client, id: string): Promise<void> => {
    await client.until(() => errors(client).length > 0);
    expect(client.messages.findLast(({ kind }) => kind === 'error')).toEqual({
      kind: 'error',
      code: 'watch/too-many',
      message: id,
    });
    expect(await isOpen(client)).toBe(true);
  };

  test('refuses one watcher too many, and lets it in when another one leaves', async () => {
    const { id, dora, b } = await full();
    const d = await greet(dora);
    d.send({ kind: 'watch', table: id, seen: 0 });
    await refusedAt(d, id);
    expect(d.tables.has(id)).toBe(false);
    b.send({ kind: 'unwatch', table: id });
    await expect.poll(() => server.service.presence.here(id)).toHaveLength(1);
    await d.watch(id);
  });

  test('that is full lets its players in, each with one more socket', async () => {
    const { id, ada, dora } = await full();
    const [a1, a2] = [await greet(ada), await greet(ada)];
    await a1.watch(id);
    await a2.watch(id);
    await refusedAt(a1, id);
    const d = await greet(dora);
    d.send({ kind: 'watch', table: id, seen: 0 });
    await refusedAt(d, id);
    await a2.sitDown(id);
    expect(keptSeats(a2.tables.get(id)!)).toEqual([]);
  });

  test('that is full lets a watcher’s new socket in, in place of the oldest', async () => {
    const { id, ben, b, c } = await full();
    const again = await greet(ben);
    await again.watch(id);
    await refusedAt(b, id);
    expect(errors(c)).toEqual([]);
    expect(server.service.presence.here(id)).toHaveLength(2);
  });
});
