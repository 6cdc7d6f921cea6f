/** A stream of lines must pass a proxy line by line, and end at the server when the client leaves. */
import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StartProxy } from './proxies.ts';
import { send } from './visit.ts';

const TIMEOUT_MS = 10_000;

const within = async <T>(what: string, result: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} does not come`)), TIMEOUT_MS);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
};

/** Sends nothing by itself. */
const startSilent = async (): Promise<{ server: Server; port: number; answer: Promise<ServerResponse> }> => {
  let asked: (answer: ServerResponse) => void;
  const answer = new Promise<ServerResponse>((resolve) => (asked = resolve));
  const server = createServer((_, response) => asked(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, answer };
};

/** Each line is sent only when the one before has arrived: a proxy that collects lines never gets the second. */
export const streamLines = async (start: StartProxy): Promise<string> => {
  const { server, port, answer } = await startSilent();
  const proxy = await start(port);
  try {
    const asked = send(proxy, '/api/tables/T/stream', { headers: { accept: 'application/x-ndjson' } });
    const upstream = await within('the request', answer);
    upstream.writeHead(200, { 'content-type': 'application/x-ndjson' });
    upstream.write('{"line":1}\n');
    const stream = await within('the head of the answer', asked);
    const lines = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (const line of [1, 2, 3]) {
      const { value } = (await within(`line ${line}`, lines.next())) as { value?: Buffer };
      if (String(value) !== `{"line":${line}}\n`) throw new Error(`line ${line} is ${String(value)}`);
      upstream.write(`{"line":${line + 1}}\n`);
    }
    const closed = once(upstream, 'close');
    stream.destroy();
    await within('the end at the server', closed);
    return 'line by line; ends with the client';
  } finally {
    await proxy.stop();
    server.closeAllConnections();
    server.close();
  }
};
