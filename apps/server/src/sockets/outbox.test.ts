import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { asciiFrame } from './frame.ts';
import { type Outbox, createFlushTimer, createOutbox } from './outbox.ts';

/** Reads a frame as RFC 6455 defines it: final, text, not masked, its length in 7 or in 16 bits. */
const read = (frame: string): string => {
  const bytes = Buffer.from(frame, 'latin1');
  expect(bytes[0]).toBe(0b1000_0001);
  const short = bytes[1]! < 126;
  expect(short || bytes[1] === 126).toBe(true);
  const text = bytes.subarray(short ? 2 : 4).toString('utf8');
  expect(text).toHaveLength(short ? bytes[1]! : bytes.readUInt16BE(2));
  return text;
};

const plain = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
});

test('an ASCII text is read back unchanged', () => {
  for (const length of [0, 1, 125, 126, 127, 255, 256, 65_535])
    expect(read(asciiFrame('x'.repeat(length))!)).toBe('x'.repeat(length));
  fc.assert(fc.property(plain, (text) => void expect(read(asciiFrame(text)!)).toBe(text)));
});

test.each(['Jörg', '5 × 7', 'a\nb', '🐄', 'x'.repeat(65_536)])('%j is left to ws', (text) => {
  expect(asciiFrame(text)).toBeNull();
});

describe('an outbox', () => {
  let sockets: WebSocketServer;
  let client: WebSocket;
  let server: WebSocket;
  let outbox: Outbox;
  let received: string[];
  let writes = 0;

  beforeEach(async () => {
    sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
    await once(sockets, 'listening');
    const opened = once(sockets, 'connection') as Promise<[WebSocket, IncomingMessage]>;
    client = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
    received = [];
    client.on('message', (bytes: Buffer) => received.push(String(bytes)));
    const [socket, { socket: stream }] = await opened;
    server = socket;
    outbox = createOutbox(server, stream, createFlushTimer());
    writes = 0;
    const write = stream.write.bind(stream) as (bytes: string, how: BufferEncoding) => boolean;
    stream.write = (bytes: unknown, how: unknown) => {
      writes++;
      return write(bytes as string, how as BufferEncoding);
    };
  });
  afterEach(() => {
    client.terminate();
    sockets.close();
  });

  test('sends everything in the order of calls, by frame or by ws', async () => {
    const sent = ['a', 'b', 'Jörg', 'c', 'd', 'ö', 'e'];
    for (const text of sent)
      if (text === 'c' || text === 'ö') outbox.send(text);
      else outbox.sendBatched(text);
    await expect.poll(() => received).toEqual(sent);
  });

  test('writes a batch together with the next message', async () => {
    outbox.sendBatched('a');
    outbox.sendBatched('b');
    expect(writes).toBe(0);
    outbox.send('c');
    expect(writes).toBe(1);
    await expect.poll(() => received).toEqual(['a', 'b', 'c']);
  });

  test('writes a batch by itself when no message follows, once', async () => {
    outbox.sendBatched('a');
    outbox.sendBatched('b');
    await expect.poll(() => received).toEqual(['a', 'b']);
    outbox.flush();
    expect(writes).toBe(1);
  });

  test('is drained when nothing waits for the client any more, and never after the socket was closed', async () => {
    const waiting: number[] = [];
    const drain = (): void => void outbox.drained().then(() => waiting.push(server.bufferedAmount));
    if (client.readyState === WebSocket.CONNECTING) await once(client, 'open');
    client.pause();
    // The operating system buffers some megabytes.
    while (server.bufferedAmount === 0) {
      outbox.send('x'.repeat(60_000));
      await new Promise((resolve) => setImmediate(resolve));
    }
    drain();
    client.resume();
    await expect.poll(() => waiting).toEqual([0]);
    server.terminate();
    drain();
    await once(client, 'close');
    expect(waiting).toEqual([0]);
  });

  test('sends nothing after the socket was closed', async () => {
    outbox.sendBatched('a');
    server.close(1000);
    writes = 0;
    outbox.flush();
    expect(writes).toBe(0);
    await once(client, 'close');
    expect(received).toEqual([]);
  });
});
