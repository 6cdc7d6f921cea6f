/**
 * Disconnects clients that do not read. A client that has bytes waiting at two checks and has received nothing in
 * between is slow: one on a bad line receives something. Its buffers are freed at once; it can reconnect.
 */
import type { Socket } from 'node:net';

export type SlowClients = {
  readonly add: (stream: Socket) => void;
  readonly remove: (stream: Socket) => void;
  readonly stop: () => void;
};

/** `bytesWritten` includes what is still waiting. */
const receivedBytes = (stream: Socket): number => stream.bytesWritten - stream.writableLength;

export const createSlowClients = (checkEveryMs: number): SlowClients => {
  /** The received bytes at the last check; null for a client that had nothing to receive. */
  const streams = new Map<Socket, number | null>();

  const check = (): void => {
    for (const [stream, before] of streams) {
      const received = stream.writableLength === 0 ? null : receivedBytes(stream);
      if (received !== null && received === before) stream.destroy();
      else streams.set(stream, received);
    }
  };
  const timer = setInterval(check, checkEveryMs).unref();

  return {
    add: (stream) => void streams.set(stream, null),
    remove: (stream) => void streams.delete(stream),
    stop: () => clearInterval(timer),
  };
};
