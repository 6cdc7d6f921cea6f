/**
 * Text frames written straight to the stream. `ws` writes head and text apart, two buffers a message; most of our
 * messages are short and plain, and then one string says both.
 */
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** A whole text message, not masked, as a server sends it (RFC 6455, 5.2). */
const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 0x10000;
/** Anything that takes another number of bytes than characters, or needs care. */
const NOT_PLAIN = /[^ -~]/;

const headOf = (length: number): string =>
  length < SHORT
    ? String.fromCharCode(FINAL_TEXT, length)
    : String.fromCharCode(FINAL_TEXT, SHORT, length >> 8, length & 0xff);

/** The frame as a string of bytes, or null where `ws` has to make it. */
export const plainFrame = (text: string): string | null =>
  text.length < LONG && !NOT_PLAIN.test(text) ? headOf(text.length) + text : null;

/** News that may wait do so for this long at most. */
const PATIENCE_MS = 100;

/** Sockets with something to say that waits, and the one clock for all of them. */
export type Waiting = {
  readonly keep: (outbox: Outbox) => void;
  readonly drop: (outbox: Outbox) => void;
  readonly flush: () => void;
};

export const createWaiting = (): Waiting => {
  const outboxes = new Set<Outbox>();
  let clock: NodeJS.Timeout | null = null;
  const flush = (): void => {
    clock = null;
    for (const outbox of outboxes) outbox.flush();
  };
  return {
    keep: (outbox) => {
      outboxes.add(outbox);
      clock ??= setTimeout(flush, PATIENCE_MS).unref();
    },
    drop: (outbox) => void outboxes.delete(outbox),
    flush,
  };
};

/**
 * What one socket is told, in the order of calls: nothing of ours is compressed, so `ws` keeps no message back. What
 * may wait goes out in one write with whatever comes next: writing is most of what a move costs.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #waiting: Waiting;
  #held = '';

  constructor(socket: WebSocket, stream: Duplex, waiting: Waiting) {
    this.#socket = socket;
    this.#stream = stream;
    this.#waiting = waiting;
  }

  send(text: string): void {
    const frame = this.#frameOf(text);
    if (frame !== null) return this.#write(frame);
    this.flush();
    this.#socket.send(text);
  }

  sendSoon(text: string): void {
    const frame = this.#frameOf(text);
    if (frame === null) return this.send(text);
    this.#held += frame;
    this.#waiting.keep(this);
  }

  /** Also before the socket is closed: after that nothing is said any more. */
  flush(): void {
    if (this.#held === '') return;
    if (this.#socket.readyState === WebSocket.OPEN) this.#write('');
    else this.#forget();
  }

  #frameOf(text: string): string | null {
    return this.#socket.readyState === WebSocket.OPEN ? plainFrame(text) : null;
  }

  #write(frame: string): void {
    const bytes = this.#held + frame;
    if (this.#held !== '') this.#forget();
    this.#stream.write(bytes, 'latin1');
  }

  #forget(): void {
    this.#held = '';
    this.#waiting.drop(this);
  }
}
