import { BLOCK_BYTES, compress, finish, firstState, sha256, type HashState } from './sha256.ts';

const INNER = 0x36;
const OUTER = 0x5c;

function keyedState(key: Uint8Array, mask: number): HashState {
  const block = new Uint8Array(BLOCK_BYTES).fill(mask);
  key.forEach((byte, index) => (block[index] = byte ^ mask));
  const state = firstState();
  compress(state, new DataView(block.buffer), 0);
  return state;
}

/** HMAC-SHA-256 (RFC 2104) for many messages under one key: the key's two blocks are hashed once. */
export function hmacSha256With(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const fitting = key.length > BLOCK_BYTES ? sha256(key) : key;
  const inner = keyedState(fitting, INNER);
  const outer = keyedState(fitting, OUTER);
  return (message) => finish(outer, finish(inner, message, BLOCK_BYTES), BLOCK_BYTES);
}

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => hmacSha256With(key)(message);
