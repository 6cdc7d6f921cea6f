import { setImmediate as nextTick } from 'node:timers/promises';
import type { EventsMessage } from '@abacow/protocol';
import type { TableEvent } from '@abacow/table';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Client } from '../../test/client.ts';
import { lengthenTable } from '../../test/service.ts';
import { cowpathTable, metricsOf, newPerson, openTable, startTestServer } from '../../test/test-server.ts';
import type { Options } from '../options.ts';
import type { Running } from '../serve.ts';
import { MAX_CHUNK } from '../tables/chunks.ts';
import type { LiveTable } from '../tables/live.ts';
import { createCatchUp } from './catch-up.ts';

const MESSAGE_LIMIT = 64 * 1024;

describe('a client that is behind', () => {
  const played = (token: string): TableEvent => ({ kind: 'played', at: 1, seat: 0, token });
  const big = (): TableEvent => played('x'.repeat(MAX_CHUNK));
  const tableOf = (id: string, count: number): LiveTable =>
    ({ id, events: Array.from({ length: count }, big) }) as unknown as LiveTable;

  /** The test says when the client has received everything. */
  const scene = (...tables: LiveTable[]) => {
    const sent: (readonly [string, number, number])[] = [];
    let waiting: (() => void)[] = [];
    const catchUp = createCatchUp({
      onCaughtUp: () => undefined,
      table: (id) => Promise.resolve(tables.find((table) => table.id === id) ?? null),
      send: (text) => {
        const { table, from, events } = JSON.parse(text) as EventsMessage;
        sent.push([table, from, events.length]);
      },
      ready: () => new Promise((resolve) => waiting.push(resolve)),
      onError: (error) => {
        throw error;
      },
    });
    const receive = async (): Promise<void> => {
      const resolve = waiting;
      waiting = [];
      resolve.forEach((call) => call());
      await nextTick();
    };
    return { catchUp, sent, receive };
  };

  test('gets the next chunk when it has received the one before, and new events last', async () => {
    const table = tableOf('t', 3);
    const { catchUp, sent, receive } = scene(table);
    catchUp.start(table, 0);
    await nextTick();
    expect([sent, catchUp.isBehind('t')]).toEqual([[['t', 0, 1]], true]);
    await receive();
    table.events.push(played('new'));
    expect(sent).toHaveLength(2);
    await receive();
    expect(catchUp.isBehind('t')).toBe(true);
    await receive();
    expect(sent).toEqual([
      ['t', 0, 1],
      ['t', 1, 1],
      ['t', 2, 1],
      ['t', 3, 1],
    ]);
    expect(catchUp.isBehind('t')).toBe(false);
    await receive();
    expect(sent).toHaveLength(4);
  });

  test('gets the chunks of several tables in turn, and none of a table that it left', async () => {
    const [a, b] = [tableOf('a', 3), tableOf('b', 3)];
    const { catchUp, sent, receive } = scene(a, b);
    catchUp.start(a, 0);
    catchUp.start(b, 1);
    await receive();
    await receive();
    catchUp.stop('a');
    await receive();
    await receive();
    expect(sent).toEqual([
      ['a', 0, 1],
      ['b', 1, 1],
      ['a', 1, 1],
      ['b', 2, 1],
    ]);
  });

  test('can ask again from another number meanwhile', async () => {
    const table = tableOf('t', 4);
    const { catchUp, sent, receive } = scene(table);
    catchUp.start(table, 0);
    catchUp.start(table, 2);
    await receive();
    await receive();
    expect(sent).toEqual([
      ['t', 0, 1],
      ['t', 2, 1],
      ['t', 3, 1],
    ]);
  });

  test('with few events gets them at once', () => {
    const table = { id: 't', events: [played('a'), played('b')] } as unknown as LiveTable;
    const { catchUp, sent } = scene(table);
    catchUp.start(table, 0);
    expect([sent, catchUp.isBehind('t')]).toEqual([[['t', 0, 2]], false]);
    catchUp.start(table, 2);
    expect(sent.at(-1)).toEqual(['t', 2, 0]);
  });
});

describe('a table with many events', () => {
  const EVENTS = 10_000;
  let server: Running;
  afterEach(async () => {
    vi.useRealTimers();
    await server.stop();
  });

  const longTable = async (more: Partial<Options> = {}) => {
    server = await startTestServer({ metricsPort: 0, ...more });
    const ada = await newPerson(server.port, 'Ada');
    const id = await openTable(server.port, ada, cowpathTable());
    await lengthenTable(server.service, id, EVENTS);
    return { id, ada, client: await Client.greet(server.port, ada.secret) };
  };
  const openSockets = async (): Promise<number> => {
    const text = await metricsOf(server);
    return Number(/^abacow_sockets (\d+)$/m.exec(text)?.[1]);
  };

  test('is sent in messages of limited size, complete', async () => {
    const { id, client } = await longTable();
    client.send({ kind: 'watch', table: id, seen: 0 });
    await client.until(() => client.seen(id) === EVENTS);
    const sizes = client.received.map((text) => text.length);
    expect(Math.max(...sizes)).toBeLessThan(MESSAGE_LIMIT);
  });

  test('a refused command brings only the first events that the client missed', async () => {
    const { id, client } = await longTable();
    const answer = await client.command(id, { kind: 'close' }, 'c', 0);
    expect(answer).toMatchObject({ ok: false, code: 'command/stale', about: `${EVENTS}`, from: 0 });
    expect(answer.events.length).toBeGreaterThan(0);
    expect(client.received.at(-1)!.length).toBeLessThan(MESSAGE_LIMIT);
  });

  test('is sent within the rate limit of the client, and new events after it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { id, client } = await longTable({ messagesPerSecond: 2 });
    client.send({ kind: 'watch', table: id, seen: 0 });
    client.send({ kind: 'ping', n: 1 });
    await client.until(() => client.messages.some(({ kind }) => kind === 'pong'));
    // The burst of 20 allows three chunks.
    await client.until(() => client.messages.filter(({ kind }) => kind === 'events').length === 3);
    client.send({ kind: 'ping', n: 2 });
    await client.until(() => client.messages.at(-1)!.kind === 'error');
    expect(client.messages.at(-1)).toMatchObject({ code: 'message/too-many' });
    const behind = client.seen(id);
    expect(behind).toBeLessThan(EVENTS);
    // What happens meanwhile comes last: the client would find a gap.
    await lengthenTable(server.service, id, EVENTS + 2);
    while (client.seen(id) < EVENTS + 2) {
      vi.advanceTimersByTime(1000);
      await nextTick();
    }
    const starts = client.messages.flatMap((message) => (message.kind === 'events' ? [message.from] : []));
    expect(starts[3]).toBe(behind);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  test('a client that asks for it again and again and does not read is disconnected at once', async () => {
    const { id, client } = await longTable({ messagesPerSecond: 100_000, maxBufferedBytes: 256 * 1024 });
    client.pause();
    // The operating system buffers some megabytes.
    for (let n = 0; n < 1000; n++) client.send({ kind: 'watch', table: id, seen: 0 });
    await expect.poll(openSockets, { timeout: 3000 }).toBe(0);
  });
});

test('before the start nobody sits down at a table with too many events; it can be left and closed', async () => {
  const server = await startTestServer({ eventsBeforeStart: 20 });
  const [ada, ben] = [await newPerson(server.port, 'Ada'), await newPerson(server.port, 'Ben')];
  const id = await openTable(server.port, ada, cowpathTable());
  const [a, b] = [await Client.greet(server.port, ada.secret), await Client.greet(server.port, ben.secret)];
  await a.watch(id);
  await b.watch(id);
  await lengthenTable(server.service, id, 18);
  const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: '' } as const;
  const ways: string[] = [];
  const tryTo = async (client: Client, command: Parameters<Client['command']>[1]): Promise<void> => {
    const { length } = (await server.service.hub.table(id))!.events;
    await client.until(() => client.seen(id) === length);
    const answer = await client.command(id, command);
    ways.push(`${command.kind} ${answer.ok ? 'ok' : answer.code}`);
  };
  await tryTo(b, sit);
  await tryTo(b, { kind: 'leave', seat: 1 });
  await tryTo(b, sit);
  await tryTo(a, { kind: 'sit', seat: 1, sitter: { kind: 'computer', level: 1 }, seed: '' });
  await tryTo(a, { kind: 'close' });
  expect(ways).toEqual(['sit ok', 'leave ok', 'sit table/too-long', 'sit table/too-long', 'close ok']);
  await server.stop();
});
