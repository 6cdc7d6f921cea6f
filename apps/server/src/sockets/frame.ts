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

/** Nothing of ours is compressed, so `ws` keeps no message back and the order on the stream is the order of calls. */
export const sendText = (socket: WebSocket, stream: Duplex, text: string): void => {
  const frame = socket.readyState === WebSocket.OPEN ? plainFrame(text) : null;
  if (frame === null) socket.send(text);
  else stream.write(frame, 'latin1');
};
