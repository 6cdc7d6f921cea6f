/** A proxy between clients and a server that records every byte that the server sends. */
import { type AddressInfo, connect, createServer } from 'node:net';

export type Tap = {
  readonly port: number;
  /** Everything that the server has sent so far. */
  readonly received: () => Buffer;
  readonly stop: () => Promise<void>;
};

export const startTap = (port: number): Promise<Tap> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const server = createServer((client) => {
      const upstream = connect(port, '127.0.0.1');
      upstream.on('data', (bytes: Buffer) => chunks.push(bytes));
      upstream.pipe(client);
      client.pipe(upstream);
      for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
    });
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        received: () => Buffer.concat(chunks),
        stop: () => new Promise((stopped) => server.close(() => stopped())),
      }),
    );
  });
