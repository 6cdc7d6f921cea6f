/** How many requests of an address may be half sent at once: each takes memory and a connection until its time is up. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limitKey } from '../addresses.ts';
import { ApiProblem, problem } from './problems.ts';
import type { Scene } from './route.ts';

export type HalfSent = {
  /** False: this address has too many. Otherwise `end` must follow. */
  readonly begin: (address: string) => boolean;
  readonly end: (address: string) => void;
};

export const createHalfSent = (max: number): HalfSent => {
  const counts = new Map<string, number>();
  return {
    begin: (address) => {
      const count = counts.get(address) ?? 0;
      if (count >= max) return false;
      counts.set(address, count + 1);
      return true;
    },
    end: (address) => {
      const count = counts.get(address) ?? 0;
      if (count <= 1) counts.delete(address);
      else counts.set(address, count - 1);
    },
  };
};

/**
 * A new connection is half a request until its first headers are complete. Only without a proxy in front: the address of
 * a client behind it is in the headers.
 */
export const limitConnections = (server: Server, halfSent: HalfSent): void => {
  const open = new WeakMap<Socket, () => void>();
  server.on('connection', (socket: Socket) => {
    const address = limitKey(socket.remoteAddress ?? '');
    if (!halfSent.begin(address)) return void socket.destroy();
    let isOver = false;
    const end = (): void => {
      if (!isOver) halfSent.end(address);
      isOver = true;
    };
    open.set(socket, end);
    socket.once('close', end);
  });
  for (const event of ['request', 'upgrade'] as const)
    server.prependListener(event, ({ socket }: { socket: Socket }) => open.get(socket)?.());
};

const MAX_BODY_BYTES = 8 * 1024;
const WITHOUT_BODY: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const RETRY_SECONDS = 10;

const tooManyHalfSent = (): ApiProblem =>
  new ApiProblem(429, 'request/half-sent', 'too many of your requests are half sent: finish them first', {
    'Retry-After': String(RETRY_SECONDS),
    Connection: 'close',
  });

export type BodyOptions = Pick<Scene, 'addressOf'> & {
  readonly halfSent: HalfSent;
  /** A client went away before its body was complete, or took too long. */
  readonly onAborted: (error: unknown) => void;
};

/** Reads the body before anything is decided: who sends it is looked up when it is complete. */
export const receiveBody = ({ addressOf, halfSent, onAborted }: BodyOptions): MiddlewareHandler => {
  const limitLength = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => Promise.reject(problem(413, 'request/long', 'the body is too long')),
  });
  return async (context, next) => {
    if (WITHOUT_BODY.includes(context.req.method)) return next();
    const address = addressOf(context);
    if (!halfSent.begin(address)) throw tooManyHalfSent();
    try {
      await limitLength(context, async () => void (await context.req.text()));
    } catch (error) {
      if (error instanceof ApiProblem) throw error;
      onAborted(error);
      throw problem(400, 'request/aborted', 'the body is not complete');
    } finally {
      halfSent.end(address);
    }
    await next();
  };
};
