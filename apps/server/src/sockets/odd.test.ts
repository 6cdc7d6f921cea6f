import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type NewTable, PROTOCOL_VERSION } from '@abacow/protocol';
import type { TableEvent } from '@abacow/table';
import { afterEach, describe, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { type Person, api, cowpathTable, newPerson, openTable, startHouse } from '../../test/house.ts';
import { openStored } from '../../test/service.ts';
import type { Options } from '../options.ts';
import type { Running } from '../serve.ts';
import type { Store } from '../store/store.ts';
import { MAX_EVENTS } from '../tables/hub.ts';

let house: Running;
let ada: Person;
const open = async (more: Partial<Options> = {}): Promise<void> => {
  house = await startHouse(more);
  ada = await newPerson(house.port, 'Ada');
};
afterEach(() => house.stop());

const BOTH_MINE = cowpathTable({ seats: [{ kind: 'me' }, { kind: 'me' }] });
const THROW = { kind: 'play', seat: 0, move: 't12345' } as const;

/** One of the store's answers takes this long, or fails, until it is put back. */
const disturb = <Name extends 'append' | 'table' | 'openTable'>(
  name: Name,
  by: () => Promise<unknown>,
): (() => void) => {
  const store = house.service.store as { -readonly [N in Name]: Store[N] };
  const before = store[name];
  const disturbed = async (...args: unknown[]): Promise<unknown> => {
    await by();
    return (before as (...args: unknown[]) => unknown)(...args);
  };
  store[name] = disturbed as Store[Name];
  return () => void (store[name] = before);
};

/** Work that waits until the test lets it go on; `begun` is resolved when somebody waits. */
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

describe('whoever knocks', () => {
  test.each(['//', '/%', 'http://[', '/socket/../x', '*'])('at %s is sent away', async (path) => {
    await open();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(house.port, '127.0.0.1');
      socket.once('data', (bytes) => resolve(String(bytes)));
      socket.once('close', () => resolve(''));
      socket.once('error', reject);
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
    });
    expect(answer).toMatch(/^HTTP\/1.1 40[04]/);
    expect((await fetch(`http://127.0.0.1:${house.port}/healthz`)).status).toBe(200);
  });
});

/** Whoever looks at it first waits for the store. */
const openUnseen = (): Promise<string> => openStored(house.service.store, { guest: ada.id });

const openSockets = async (): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${house.port}/metrics`)).text();
  return Number(/^abacow_sockets (\d+)$/m.exec(text)?.[1]);
};

describe('who is here', () => {
  test('is not who went before the table was found', async () => {
    await open();
    const id = await openUnseen();
    const { begun, wait, open: letGo } = gate();
    disturb('table', wait);
    const client = await Client.greet(house.port, ada.secret);
    client.send({ kind: 'watch', table: id, seen: 0 });
    await begun;
    client.tear();
    await expect.poll(openSockets).toBe(0);
    letGo();
    // Somebody else who asks for the same table is answered after the one who went.
    const later = await Client.greet(house.port, ada.secret);
    await later.watch(id);
    later.tear();
    await expect.poll(() => house.service.presence.here(id)).toEqual([]);
  });

  test('is not who said a wrong hello and went', async () => {
    await open();
    const id = await openTable(house.port, ada, cowpathTable());
    const client = await Client.greet(house.port, ada.secret);
    await client.watch(id);
    client.send({ kind: 'hello', v: PROTOCOL_VERSION, token: 'nonsense' });
    await client.until(() => client.messages.some(({ kind }) => kind === 'error'));
    expect(house.service.presence.here(id)).toEqual([ada.id]);
    client.tear();
    await expect.poll(() => house.service.presence.here(id)).toEqual([]);
  });

  test('is who the socket says it is now', async () => {
    await open();
    const id = await openTable(house.port, ada, cowpathTable());
    const bob = await newPerson(house.port, 'Bob');
    const { token } = (await (
      await api(house.port, '/me/tokens', {
        method: 'POST',
        body: JSON.stringify({ label: 'bot' }),
        secret: bob.secret,
      })
    ).json()) as { token: string };
    const client = await Client.greet(house.port, ada.secret);
    await client.watch(id);
    client.send({ kind: 'hello', v: PROTOCOL_VERSION, token });
    await expect.poll(() => house.service.presence.here(id)).toEqual([]);
    client.send({ kind: 'watch', table: id, seen: client.seen(id) });
    await expect.poll(() => house.service.presence.here(id)).toEqual([bob.id]);
  });

  test('is nobody who is deleted, not even on a socket that only stands open', async () => {
    await open();
    const zoe = await newPerson(house.port, 'Zoe');
    const id = await openTable(house.port, ada, cowpathTable());
    const client = await Client.greet(house.port, zoe.secret);
    await api(house.port, '/me', { method: 'DELETE', secret: zoe.secret });
    client.send({ kind: 'watch', table: id, seen: 0 });
    const codes = (): string[] =>
      client.messages.flatMap((message) => (message.kind === 'error' ? [message.code] : []));
    await client.until(() => codes().length === 2);
    expect(codes()).toEqual(['hello/unknown', 'hello/unknown']);
    expect(client.tables.has(id)).toBe(false);
  });
});

describe('computers', () => {
  test('are not held up by somebody who looks again and again', async () => {
    await open({ computerPauseMs: 400 });
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'computer', level: 1 }];
    const id = await openTable(
      house.port,
      ada,
      cowpathTable({ public: true, opening: { kind: 'chosen', seat: 1 }, seats }),
    );
    const eve = await newPerson(house.port, 'Eve');
    const [a, e] = [await Client.greet(house.port, ada.secret), await Client.greet(house.port, eve.secret)];
    await a.watch(id);
    await a.sitDown(id);
    const seen = a.seen(id);
    const again = setInterval(() => e.send({ kind: 'watch', table: id, seen: 0 }), 50);
    await a.until(() => a.seen(id) > seen);
    clearInterval(again);
  });

  test('play among themselves for whoever looks on, and for nobody else', async () => {
    await open();
    const computer = { kind: 'computer', level: 1 } as const;
    const id = await openTable(house.port, ada, cowpathTable({ seats: [computer, computer] }));
    const events = async (): Promise<number> => (await house.service.store.entriesFrom(id, 0)).length;
    const before = await events();
    await pause(1500);
    expect(await events()).toBe(before);
    const client = await Client.greet(house.port, ada.secret);
    await client.watch(id);
    await client.until(() => client.tables.get(id)!.phase === 'over', 30_000);
  });
});

describe('who is too quick', () => {
  test('is told so at once, also while an earlier message waits', async () => {
    await open({ messagesPerSecond: 1 });
    const id = await openUnseen();
    const { wait, open: letGo } = gate();
    disturb('table', wait);
    const client = await Client.greet(house.port, ada.secret);
    client.send({ kind: 'watch', table: id, seen: 0 });
    for (let n = 0; n < 30; n++) client.send({ kind: 'ping', n });
    await client.until(() => client.messages.some(({ kind }) => kind === 'error'));
    expect(client.tables.has(id)).toBe(false);
    letGo();
  });
});

test('a table has room for any game, and not for sitting down for ever', async () => {
  await open();
  const id = await openTable(house.port, ada, cowpathTable());
  const client = await Client.greet(house.port, ada.secret);
  await client.watch(id);
  const sat = client.seen(id);
  const at = Date.now();
  const events = Array.from({ length: MAX_EVENTS - sat }, (_, n) =>
    n % 2 === 0
      ? { kind: 'sat', at, seat: 1, seating: { kind: 'computer', level: 1 }, seed: '' }
      : { kind: 'left', at, seat: 1 },
  ) as TableEvent[];
  await house.service.store.append([{ table: id, number: sat, command: 'x y', events }]);
  await house.service.hub.catchUp(id, Infinity);
  await client.until(() => client.seen(id) === MAX_EVENTS);
  const sitter = { kind: 'computer', level: 1 } as const;
  expect(await client.command(id, { kind: 'sit', seat: 1, sitter, seed: '' })).toMatchObject({
    ok: false,
    code: 'message/too-many',
  });
});

test('a table goes on when somebody who sat there is deleted in the middle of a move', async () => {
  await open();
  const ben = await newPerson(house.port, 'Ben');
  const id = await openTable(house.port, ada, cowpathTable());
  const [a, b] = [await Client.greet(house.port, ada.secret), await Client.greet(house.port, ben.secret)];
  await a.watch(id);
  await a.sitDown(id);
  await b.watch(id);
  await b.command(id, { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: '' });
  await a.until(() => a.tables.get(id)!.phase === 'playing');
  const { begun, wait, open: letGo } = gate();
  const mend = disturb('append', wait);
  const first = a.command(id, THROW);
  await begun;
  const deleted = api(house.port, '/me', { method: 'DELETE', secret: ben.secret });
  letGo();
  await deleted;
  expect((await first).ok).toBe(true);
  mend();
  expect(await a.command(id, { kind: 'offer-tie', seat: 0 })).toMatchObject({ ok: true });
});

test('what was asked is answered before the service stops', async () => {
  await open();
  const id = await openTable(house.port, ada, BOTH_MINE);
  const client = await Client.greet(house.port, ada.secret);
  await client.watch(id);
  await client.sitDown(id);
  const { begun, wait, open: letGo } = gate();
  disturb('append', wait);
  const answer = client.command(id, THROW);
  await begun;
  const stopped = house.stop();
  letGo();
  await stopped;
  await client.until(() => client.closed !== null);
  expect((await answer).ok).toBe(true);
  await open();
});

test('a rematch that could not be opened in its time is there when somebody comes back', async () => {
  await open();
  const id = await openTable(house.port, ada, BOTH_MINE);
  const client = await Client.greet(house.port, ada.secret);
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
  const again = await Client.greet(house.port, ada.secret);
  await again.watch(id);
  await again.until(() => again.messages.some(({ kind }) => kind === 'moved'));
  const { to } = again.messages.find((message) => message.kind === 'moved')!;
  await again.watch(to);
  expect(again.tables.get(to)!.seats).toHaveLength(2);
});
