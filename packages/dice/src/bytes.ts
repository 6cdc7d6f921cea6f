/** Bytes as lower-case hexadecimal text. */
export const makeHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** For 0-9, a-f and A-F: letters have bit 6 set, and the low bits of A are 1. */
const digitOf = (code: number): number => (code & 15) + 9 * (code >> 6);

/** Hexadecimal text, either case, as bytes. */
export function parseHex(text: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) return undefined;
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < text.length; at += 2)
    bytes[at / 2] = 16 * digitOf(text.charCodeAt(at)) + digitOf(text.charCodeAt(at + 1));
  return bytes;
}

const encoder = new TextEncoder();
export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** An unsigned 32-bit number as four bytes, big-endian. */
export function uint32(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) {
    throw new RangeError(`${value} is not an unsigned 32-bit number`);
  }
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
