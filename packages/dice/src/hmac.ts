import { joinBytes } from './bytes.ts';
import { BLOCK_BYTES, compress, finish, firstState, padded, sha256, type HashState } from './sha256.ts';

const INNER = 0x36;
const OUTER = 0x5c;
const DIGEST_BYTES = 32;

function keyedState(key: Uint8Array, mask: number): HashState {
  const block = new Uint8Array(BLOCK_BYTES).fill(mask);
  key.forEach((byte, index) => (block[index] = byte ^ mask));
  const state = firstState();
  compress(state, new DataView(block.buffer), 0);
  return state;
}

const fitting = (key: Uint8Array): Uint8Array => (key.length > BLOCK_BYTES ? sha256(key) : key);

/** HMAC-SHA-256 (RFC 2104) for many messages under one key: the key's two blocks are hashed once. */
export function hmacSha256With(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const inner = keyedState(fitting(key), INNER);
  const outer = keyedState(fitting(key), OUTER);
  return (message) => finish(outer, finish(inner, message, BLOCK_BYTES), BLOCK_BYTES);
}

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => hmacSha256With(key)(message);

export interface TailedHmac {
  /** The message's last bytes. Write them before you call `firstWord`. */
  readonly tail: DataView;
  /** The digest's first 32 bits, unsigned. */
  firstWord(): number;
}

/**
 * For many messages that differ only in their last bytes. The full blocks before those bytes are hashed once, and a
 * message allocates nothing.
 */
export function hmacWithTail(key: Uint8Array, head: Uint8Array, tailBytes: number): TailedHmac {
  const inner = keyedState(fitting(key), INNER);
  const outer = keyedState(fitting(key), OUTER);
  const message = padded(joinBytes([head, new Uint8Array(tailBytes)]), BLOCK_BYTES);
  const view = new DataView(message.buffer);
  const changing = head.length - (head.length % BLOCK_BYTES);
  for (let at = 0; at < changing; at += BLOCK_BYTES) compress(inner, view, at);
  const digest = new DataView(padded(new Uint8Array(DIGEST_BYTES), BLOCK_BYTES).buffer);
  const state = firstState();
  return {
    tail: new DataView(message.buffer, head.length, tailBytes),
    firstWord: () => {
      state.set(inner);
      for (let at = changing; at < message.length; at += BLOCK_BYTES) compress(state, view, at);
      for (let word = 0; word < state.length; word++) digest.setInt32(4 * word, state[word] as number);
      state.set(outer);
      compress(state, digest, 0);
      return (state[0] as number) >>> 0;
    },
  };
}
