import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowClients } from './slow-clients.ts';

const CHECK_MS = 1000;
const CHUNK = 'x'.repeat(64 * 1024);

let server: Server;
let stream: Socket;
let client: Socket;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const opened = once(server, 'connection') as Promise<[Socket]>;
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.pause();
  [stream] = await opened;
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of [client, stream]) socket.destroy();
  server.close();
});

/** Fills the buffers of the operating system, until bytes wait here. */
const fill = async (): Promise<void> => {
  const isFull = (): boolean => stream.writableLength > 4 * CHUNK.length;
  while (!isFull()) {
    stream.write(CHUNK);
    await nextTick();
  }
};

test('a client that reads nothing between two checks is disconnected, and its buffer is freed', async () => {
  const slow = createSlowClients(CHECK_MS);
  slow.add(stream);
  await fill();
  vi.advanceTimersByTime(CHECK_MS);
  expect(stream.destroyed).toBe(false);
  vi.advanceTimersByTime(CHECK_MS);
  expect(stream.destroyed).toBe(true);
  await once(stream, 'close');
  expect(stream.writableLength).toBe(0);
  slow.stop();
});

test('a client that reads something is not, although bytes are still waiting', async () => {
  const slow = createSlowClients(CHECK_MS);
  slow.add(stream);
  for (let n = 0; n < 5; n++) {
    await fill();
    vi.advanceTimersByTime(CHECK_MS);
    const waiting = stream.writableLength;
    client.resume();
    while (stream.writableLength >= waiting) await nextTick();
    client.pause();
  }
  expect(stream.destroyed).toBe(false);
  slow.stop();
});

test('an idle client and one that is no longer looked after stay', async () => {
  const slow = createSlowClients(CHECK_MS);
  slow.add(stream);
  vi.advanceTimersByTime(5 * CHECK_MS);
  await fill();
  slow.remove(stream);
  vi.advanceTimersByTime(5 * CHECK_MS);
  expect(stream.destroyed).toBe(false);
  slow.stop();
});
