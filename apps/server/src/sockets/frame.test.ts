import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainFrame } from './frame.ts';

/** Reads a frame by the letter of RFC 6455: final, text, not masked, its length in 7 or in 16 bits. */
const read = (frame: string): string => {
  const bytes = Buffer.from(frame, 'latin1');
  expect(bytes[0]).toBe(0b1000_0001);
  const short = bytes[1]! < 126;
  expect(short || bytes[1] === 126).toBe(true);
  const text = bytes.subarray(short ? 2 : 4).toString('utf8');
  expect(text).toHaveLength(short ? bytes[1]! : bytes.readUInt16BE(2));
  return text;
};

const plain = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
});

test('a plain text is read back as it was', () => {
  for (const length of [0, 1, 125, 126, 127, 255, 256, 65_535])
    expect(read(plainFrame('x'.repeat(length))!)).toBe('x'.repeat(length));
  fc.assert(fc.property(plain, (text) => void expect(read(plainFrame(text)!)).toBe(text)));
});

test.each(['Jörg', '5 × 7', 'a\nb', '🐄', 'x'.repeat(65_536)])('%j is left to ws', (text) => {
  expect(plainFrame(text)).toBeNull();
});
