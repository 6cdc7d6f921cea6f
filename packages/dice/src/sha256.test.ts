import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utf8 } from './bytes.ts';
import { hmacSha256, hmacSha256With, makeHex, parseHex, sha256 } from './index.ts';

// The test vectors are long digests, so they are written as hexadecimal text.
const hashed = (text: string): string => makeHex(sha256(utf8(text)));

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('the NIST example %#', (text, digest) => {
    expect(hashed(text)).toBe(digest);
  });

  test('agrees with node:crypto on every length around the block boundaries', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(makeHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  test('agrees with node:crypto and WebCrypto on any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (message) => {
        const ours = makeHex(sha256(message));
        expect(ours).toBe(createHash('sha256').update(message).digest('hex'));
        const web = await crypto.subtle.digest('SHA-256', new Uint8Array(message));
        expect(ours).toBe(makeHex(new Uint8Array(web)));
      }),
    );
  });

  test('reads only the view, not the larger buffer behind it', () => {
    const larger = utf8('xxabcxx');
    expect(makeHex(sha256(larger.subarray(2, 5)))).toBe(hashed('abc'));
  });
});

const bytes = (hex: string): Uint8Array => parseHex(hex)!;

describe('HMAC-SHA-256', () => {
  test.each([
    ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      '54657374205573696e67204c6172676572205468616e20426c6f636b2d53697a65204b6579202d2048617368204b6579204669727374',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('RFC 4231 case %#', (key, message, digest) => {
    expect(makeHex(hmacSha256(bytes(key), bytes(message)))).toBe(digest);
  });

  test('agrees with node:crypto and WebCrypto for any key and message', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 150 }),
        fc.uint8Array({ maxLength: 300 }),
        async (key, message) => {
          const ours = makeHex(hmacSha256With(key)(message));
          expect(ours).toBe(createHmac('sha256', key).update(message).digest('hex'));
          expect(ours).toBe(await webHmac(key, message));
        },
      ),
    );
  });

  test('one prepared key can be used for many messages', () => {
    const hmac = hmacSha256With(utf8('key'));
    const first = makeHex(hmac(utf8('one')));
    hmac(utf8('two'));
    expect(makeHex(hmac(utf8('one')))).toBe(first);
  });
});

async function webHmac(key: Uint8Array, message: Uint8Array): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', new Uint8Array(key), algorithm, false, ['sign']);
  return makeHex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, new Uint8Array(message))));
}

describe('hexadecimal', () => {
  test('bytes as text and back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (data) => {
        expect(parseHex(makeHex(data))).toEqual(data);
        expect(parseHex(makeHex(data).toUpperCase())).toEqual(data);
      }),
    );
  });

  test.each(['0', 'zz', '0x00', '00 ', '00\n', '+1'])('%j is not hexadecimal', (text) => {
    expect(parseHex(text)).toBeUndefined();
  });
});
