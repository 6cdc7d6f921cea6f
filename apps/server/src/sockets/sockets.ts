/** WebSockets on the server's port, at /socket. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE } from '@abacow/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { bearerOf, secretOf } from '../accounts/cookies.ts';
import type { Visitor } from '../accounts/guests.ts';
import { addressOf } from '../addresses.ts';
import { originAllowed } from '../origins.ts';
import type { Options } from '../options.ts';
import { type RateLimit, createTokenBucket } from '../rate-limits.ts';
import type { Service } from '../service.ts';
import { SOCKET_PATH } from '../socket-path.ts';
import { type MessageLimit, type Wire, createConnection } from './connection.ts';
import { createFlushTimer, createOutbox } from './outbox.ts';
import { createSlowClients } from './slow-clients.ts';
import { createSocketLimits } from './socket-limits.ts';
import { createStreams } from './streams.ts';
import { createTopics } from './topics.ts';

const PING_EVERY_MS = 20_000;
/** A client that has not sent a valid hello by then is disconnected. */
const HELLO_TIMEOUT_MS = 30_000;
/** A character of a message may take up to four bytes. */
const MAX_BYTES = 4 * MAX_MESSAGE;
/** How long a client has to answer a close message. */
const CLOSE_TIMEOUT_MS = 5000;

export type SocketOptions = Pick<
  Options,
  | 'origins'
  | 'proxies'
  | 'messagesPerSecond'
  | 'socketsPerAddress'
  | 'socketsPerGuest'
  | 'watchersPerTable'
  | 'maxBufferedBytes'
  | 'slowClientMs'
> & {
  /** By address: opening a socket is a request. */
  readonly requests: RateLimit;
  /** By address: messages of all its sockets. */
  readonly addressMessages: RateLimit;
  readonly onError: (what: string, error: unknown) => void;
};

const refuseUpgrade = (socket: Duplex, status: string, header = ''): void => {
  socket.end(`HTTP/1.1 ${status}\r\n${header}Connection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** A token that is not known is not replaced by a cookie: the client says so with a wrong hello. */
const guestOf = ({ guests }: Service, { headers }: IncomingMessage): Promise<Visitor | null> =>
  headers.authorization === undefined
    ? guests.bySecret(secretOf(headers.cookie))
    : guests.byToken(bearerOf(headers.authorization));

export const attachSockets = (server: Server, service: Service, options: SocketOptions) => {
  const topics = createTopics(service, options, (error) => options.onError('signed-out sockets', error));
  const socketLimits = createSocketLimits(options);
  const slowClients = createSlowClients(options.slowClientMs);
  const settings = {
    noServer: true,
    maxPayload: MAX_BYTES,
    perMessageDeflate: false,
    closeTimeout: CLOSE_TIMEOUT_MS,
  };
  const sockets = new WebSocketServer(settings);
  const alive = new WeakSet<WebSocket>();
  const flushTimer = createFlushTimer();

  const messageLimitOf = (address: string): MessageLimit => {
    const { messagesPerSecond: rate, addressMessages } = options;
    const own = createTokenBucket(rate, 10 * rate, service.now);
    return {
      take: () => {
        const at = service.now();
        return own.take(at) && addressMessages.take(address, at);
      },
      charge: (tokens) => {
        if (tokens === 0) return;
        own.charge(tokens);
        addressMessages.charge(address, tokens);
      },
      retryAfter: () => Math.max(own.retryAfter(), addressMessages.retryAfter(address)),
    };
  };

  const streams = createStreams({
    service,
    topics,
    socketLimits,
    slowClients,
    messageLimitOf,
    maxBufferedBytes: options.maxBufferedBytes,
    onError: options.onError,
  });

  const wireOf = (socket: WebSocket, stream: Socket): Wire => {
    const outbox = createOutbox(socket, stream, flushTimer);
    const close = (code: number, reason: string): void => {
      outbox.flush();
      socket.close(code, reason);
    };
    return {
      send: outbox.send,
      sendBatched: outbox.sendBatched,
      close,
      terminate: () => socket.terminate(),
      end: (code, reason) => {
        close(code, reason);
        // The system sends what it has accepted. A client that does not read is not waited for.
        socket.terminate();
      },
      bufferedBytes: () => socket.bufferedAmount,
      drained: outbox.drained,
      fail: (error: unknown) => {
        options.onError('a message', error);
        close(1011, 'something went wrong here');
      },
    };
  };

  const open = (socket: WebSocket, stream: Socket, guest: Visitor | null, address: string): void => {
    const connection = createConnection({
      wire: wireOf(socket, stream),
      service,
      topics,
      socketLimits,
      messageLimit: messageLimitOf(address),
      maxBufferedBytes: options.maxBufferedBytes,
      guest,
    });
    alive.add(socket);
    socket.on('pong', () => void alive.add(socket));
    socket.on('error', () => socket.terminate());
    // The client reads why: a browser shows nothing of a refused upgrade.
    if (!socketLimits.open(address, connection)) return connection.dismiss();
    topics.open(connection);
    slowClients.add(stream);
    const helloTimeout = setTimeout(
      () => connection.isGreeted() || socket.close(1008, 'no hello'),
      HELLO_TIMEOUT_MS,
    );
    socket.on('close', () => {
      clearTimeout(helloTimeout);
      connection.close();
      topics.close(connection);
      socketLimits.close(address, connection);
      slowClients.remove(stream);
    });
    socket.on('message', (bytes, binary) => {
      if (binary) return socket.close(1003, 'text only');
      // `ws` gives one buffer, because `binaryType` is `nodebuffer`.
      connection.receive((bytes as Buffer).toString());
    });
  };

  const addressIn = ({ headers, socket }: IncomingMessage): string =>
    addressOf(String(headers['x-forwarded-for'] ?? ''), socket.remoteAddress, options.proxies);

  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // The address may be malformed: it is compared, not parsed.
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return refuseUpgrade(socket, '404 Not Found');
    if (!originAllowed(request, options.origins)) return refuseUpgrade(socket, '403 Forbidden');
    const address = addressIn(request);
    if (!options.requests.take(address)) {
      const wait = `Retry-After: ${options.requests.retryAfter(address)}\r\n`;
      return refuseUpgrade(socket, '429 Too Many Requests', wait);
    }
    guestOf(service, request).then(
      (guest) =>
        sockets.handleUpgrade(request, socket, head, (opened) => open(opened, socket, guest, address)),
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
    count: (): number => sockets.clients.size + streams.count(),
    openStream: streams.open,
    /** Clients reconnect to another process, or to this one after its restart. */
    close: (): void => {
      clearInterval(ping);
      streams.close();
      slowClients.stop();
      flushTimer.flush();
      for (const socket of sockets.clients) socket.close(1012, 'restarting');
    },
  };
};
