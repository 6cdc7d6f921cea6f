/**
 * SHA-256 (FIPS 180-4) in plain TypeScript, synchronous. A page that is not a secure context has no
 * `crypto.subtle`, but must still be able to check dice.
 */
export const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

/** The first 32 bits of the fractional parts of the roots of the first primes, as the standard defines them. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

const PRIMES = firstPrimes(64);
const ROUND_WORDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const FIRST_STATE = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The eight working words between blocks. HMAC starts from a state that already includes the key. */
export type HashState = Int32Array;
export const firstState = (): HashState => FIRST_STATE.slice();

const schedule = new Int32Array(64);

function fillSchedule(view: DataView, at: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = view.getInt32(at + 4 * t);
  for (let t = 16; t < 64; t++) {
    const near = schedule[t - 2] as number;
    const far = schedule[t - 15] as number;
    const mixedNear = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    const mixedFar = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    schedule[t] = (mixedNear + (schedule[t - 7] as number) + mixedFar + (schedule[t - 16] as number)) | 0;
  }
}

/** Adds one block of 64 bytes to the state. */
export function compress(state: HashState, view: DataView, at: number): void {
  fillSchedule(view, at);
  // Words are read and written one by one: destructuring would run an iterator over the state for every block.
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let t = 0; t < 64; t++) {
    const turnedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const turnedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + turnedE + choice + (ROUND_WORDS[t] as number) + (schedule[t] as number)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + turnedA + majority) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}

/** The message, a one bit, zeros, and the total length in bits, padded to full blocks. */
export function padded(message: Uint8Array, bytesBefore: number): Uint8Array {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const hashed = bytesBefore + message.length;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(hashed / 2 ** 29));
  view.setUint32(bytes.length - 4, (hashed << 3) >>> 0);
  return bytes;
}

/** Hashes the rest of a message. `state` already includes its first `bytesBefore` bytes, which are full blocks. */
export function finish(state: HashState, message: Uint8Array, bytesBefore: number): Uint8Array {
  const bytes = padded(message, bytesBefore);
  const view = new DataView(bytes.buffer);
  const words = state.slice();
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) compress(words, view, at);
  const digest = new Uint8Array(32);
  const digestView = new DataView(digest.buffer);
  words.forEach((word, index) => digestView.setInt32(4 * index, word));
  return digest;
}

export const sha256 = (message: Uint8Array): Uint8Array => finish(FIRST_STATE, message, 0);
