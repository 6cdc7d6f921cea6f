/**
 * Sends messages to one client, in the order of calls. A batched message shares a write with the next one: under load
 * the server made a tenth fewer moves a second without it (docs/SCALE.md).
 */
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { asciiFrame } from './frame.ts';

export type Outbox = {
  readonly send: (text: string) => void;
  readonly sendBatched: (text: string) => void;
  /** Also needed before the socket is closed: nothing is sent after that. */
  readonly flush: () => void;
  /** Resolves when everything sent so far has left our memory; never, if the socket is closed before. */
  readonly drained: () => Promise<void>;
};

const FLUSH_AFTER_MS = 100;

/** The outboxes with unsent batches, and one timer for all of them. */
export type FlushTimer = {
  readonly add: (outbox: Outbox) => void;
  readonly remove: (outbox: Outbox) => void;
  readonly flush: () => void;
};

export const createFlushTimer = (): FlushTimer => {
  const outboxes = new Set<Outbox>();
  let timer: NodeJS.Timeout | null = null;
  const flush = (): void => {
    timer = null;
    for (const outbox of outboxes) outbox.flush();
  };
  return {
    add: (outbox) => {
      outboxes.add(outbox);
      timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref();
    },
    remove: (outbox) => void outboxes.delete(outbox),
    flush,
  };
};

export const createOutbox = (socket: WebSocket, stream: Duplex, timer: FlushTimer): Outbox => {
  let batch = '';
  const isOpen = (): boolean => socket.readyState === WebSocket.OPEN;
  const clear = (): void => {
    batch = '';
    timer.remove(outbox);
  };
  const write = (frame: string): void => {
    const bytes = batch + frame;
    if (batch !== '') clear();
    // Nothing of ours is compressed, so `ws` never holds back an earlier message.
    stream.write(bytes, 'latin1');
  };
  const outbox: Outbox = {
    send: (text) => {
      const frame = isOpen() ? asciiFrame(text) : null;
      if (frame !== null) return write(frame);
      outbox.flush();
      socket.send(text);
    },
    sendBatched: (text) => {
      const frame = isOpen() ? asciiFrame(text) : null;
      if (frame === null) return outbox.send(text);
      batch += frame;
      timer.add(outbox);
    },
    flush: () => {
      if (batch === '') return;
      if (isOpen()) write('');
      else clear();
    },
    drained: () =>
      new Promise((resolve) => {
        // Writes end in order.
        if (isOpen()) stream.write('', (error) => void (error ?? resolve()));
      }),
  };
  return outbox;
};
