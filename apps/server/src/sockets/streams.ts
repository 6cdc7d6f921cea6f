/**
 * A table as lines of JSON over plain HTTP, for clients without WebSockets. A stream is a connection like any other: it has
 * said hello and watches one table with views, so the limits of sockets hold for it. An empty line is a heartbeat. It ends
 * after the game, after an error, and when the server stops.
 */
import type { ServerResponse } from 'node:http';
import { PROTOCOL_VERSION, makeClientMessage, makeServerMessage } from '@abacow/protocol';
import { isRematchAgreed } from '@abacow/table';
import type { Visitor } from '../accounts/guests.ts';
import type { Service } from '../service.ts';
import type { LiveTable } from '../tables/live.ts';
import { type MessageLimit, type Wire, createConnection } from './connection.ts';
import type { SlowClients } from './slow-clients.ts';
import type { SocketLimits } from './socket-limits.ts';
import type { Topics } from './topics.ts';

const HEARTBEAT_MS = 15_000;

export type StreamRequest = {
  readonly response: ServerResponse;
  readonly headers: Readonly<Record<string, string>>;
  readonly guest: Visitor;
  readonly address: string;
  readonly table: string;
  /** How many events the client has. */
  readonly seen: number;
};

export type StreamsOptions = {
  readonly service: Service;
  readonly topics: Topics;
  readonly socketLimits: SocketLimits;
  readonly slowClients: SlowClients;
  readonly messageLimitOf: (address: string) => MessageLimit;
  readonly maxBufferedBytes: number;
  readonly onError: (what: string, error: unknown) => void;
};

export type Streams = {
  /** False: the address has too many sockets and streams. Nothing was written then. */
  readonly open: (request: StreamRequest) => boolean;
  readonly count: () => number;
  readonly close: () => void;
};

const ERROR = '{"kind":"error"';

export const createStreams = (options: StreamsOptions): Streams => {
  const { service, topics, socketLimits, slowClients } = options;
  const responses = new Set<ServerResponse>();

  const wireOf = (response: ServerResponse): Wire => {
    const send = (text: string): void => {
      if (response.writableEnded || response.destroyed) return;
      response.write(`${text}\n`);
      // Nobody can answer an error here, so it is the last line.
      if (text.startsWith(ERROR)) response.end();
    };
    return {
      send,
      sendBatched: send,
      close: () => void response.end(),
      terminate: () => void response.destroy(),
      end: () => {
        response.end();
        response.destroy();
      },
      bufferedBytes: () => response.writableLength,
      drained: () =>
        new Promise((resolve) => {
          // Writes end in order.
          response.socket?.write('', (error) => void (error ?? resolve()));
        }),
      fail: (error) => {
        options.onError('a stream', error);
        response.end();
      },
    };
  };

  /** The next table is the last thing that a stream says. */
  const endAfter = async (live: LiveTable, wire: Wire): Promise<void> => {
    if (isRematchAgreed(live.table)) {
      const to = await service.rematchOf(live);
      if (to !== null) wire.send(makeServerMessage({ kind: 'moved', table: live.id, to }));
    }
    wire.close(1000, 'the game is over');
  };

  const heartbeat = setInterval(() => {
    for (const response of responses) if (!response.writableEnded) response.write('\n');
  }, HEARTBEAT_MS).unref();

  return {
    open: ({ response, headers, guest, address, table, seen }) => {
      const wire = wireOf(response);
      const connection = createConnection({
        wire,
        service,
        topics,
        socketLimits,
        messageLimit: options.messageLimitOf(address),
        maxBufferedBytes: options.maxBufferedBytes,
        guest,
        onView: (live) => {
          if (live.table.phase === 'over') endAfter(live, wire).catch(wire.fail);
        },
      });
      if (!socketLimits.open(address, connection)) return false;
      const { socket } = response;
      response.writeHead(200, headers);
      response.flushHeaders();
      responses.add(response);
      topics.open(connection);
      if (socket !== null) slowClients.add(socket);
      response.on('error', () => response.destroy());
      response.on('close', () => {
        responses.delete(response);
        connection.close();
        topics.close(connection);
        socketLimits.close(address, connection);
        if (socket !== null) slowClients.remove(socket);
      });
      connection.receive(makeClientMessage({ kind: 'hello', v: PROTOCOL_VERSION }));
      connection.receive(makeClientMessage({ kind: 'watch', table, seen, view: true }));
      return true;
    },
    count: () => responses.size,
    close: () => {
      clearInterval(heartbeat);
      for (const response of responses) response.end();
    },
  };
};
