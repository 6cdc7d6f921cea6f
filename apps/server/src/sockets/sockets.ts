/** WebSockets on the server's port, at /socket. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE } from '@abacow/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { bearerOf, secretOf } from '../accounts/cookies.ts';
import { originAllowed } from '../origins.ts';
import { createTokenBucket } from '../ratelimits.ts';
import type { Service } from '../service.ts';
import type { Guest } from '../store/store.ts';
import { createConnection } from './connection.ts';
import { createFlushTimer, createOutbox } from './outbox.ts';
import { createSubscriptions } from './subscriptions.ts';

export const SOCKET_PATH = '/socket';
const PING_EVERY_MS = 20_000;
/** A client that has not sent a valid hello by then is disconnected. */
const HELLO_TIMEOUT_MS = 30_000;
/** A character of a message may take up to four bytes. */
const MAX_BYTES = 4 * MAX_MESSAGE;

export type SocketOptions = {
  readonly messagesPerSecond: number;
  readonly origins: readonly string[];
  readonly onError: (what: string, error: unknown) => void;
};

const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const guestOf = async (service: Service, { headers }: IncomingMessage): Promise<Guest | null> =>
  (await service.guests.byToken(bearerOf(headers.authorization))) ??
  service.guests.bySecret(secretOf(headers.cookie));

export const attachSockets = (server: Server, service: Service, options: SocketOptions) => {
  const subscriptions = createSubscriptions(service);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_BYTES, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();
  const flushTimer = createFlushTimer();

  const open = (socket: WebSocket, stream: Duplex, guest: Guest | null): void => {
    const outbox = createOutbox(socket, stream, flushTimer);
    const close = (code: number, reason: string): void => {
      outbox.flush();
      socket.close(code, reason);
    };
    const wire = {
      send: outbox.send,
      sendBatched: outbox.sendBatched,
      close,
      bufferedBytes: () => socket.bufferedAmount,
      fail: (error: unknown) => {
        options.onError('a message', error);
        close(1011, 'something went wrong here');
      },
    };
    const { messagesPerSecond: rate } = options;
    const messageLimit = createTokenBucket(rate, 10 * rate, service.now);
    const connection = createConnection({ wire, service, subscriptions, messageLimit, guest });
    alive.add(socket);
    socket.on('pong', () => void alive.add(socket));
    socket.on('error', () => socket.terminate());
    subscriptions.open(connection);
    const helloTimeout = setTimeout(
      () => connection.isGreeted() || socket.close(1008, 'no hello'),
      HELLO_TIMEOUT_MS,
    );
    socket.on('close', () => {
      clearTimeout(helloTimeout);
      connection.close();
      subscriptions.close(connection);
    });
    socket.on('message', (bytes, binary) => {
      if (binary) return socket.close(1003, 'text only');
      connection.receive(String(bytes));
    });
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // The address may be malformed: it is compared, not parsed.
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return refuseUpgrade(socket, '404 Not Found');
    if (!originAllowed(request, options.origins)) return refuseUpgrade(socket, '403 Forbidden');
    guestOf(service, request).then(
      (guest) => sockets.handleUpgrade(request, socket, head, (opened) => open(opened, socket, guest)),
      (error: unknown) => {
        options.onError('a new socket', error);
        refuseUpgrade(socket, '503 Service Unavailable');
      },
    );
  });

  /** Half-open sockets do not answer a ping. */
  const ping = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) socket.terminate();
      else {
        alive.delete(socket);
        socket.ping();
      }
    }
  }, PING_EVERY_MS).unref();

  return {
    count: (): number => sockets.clients.size,
    /** Clients reconnect to another process, or to this one after its restart. */
    close: (): void => {
      clearInterval(ping);
      flushTimer.flush();
      for (const socket of sockets.clients) socket.close(1012, 'restarting');
    },
  };
};
