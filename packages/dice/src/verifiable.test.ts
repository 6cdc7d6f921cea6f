import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  auditDice,
  checkReveal,
  commitment,
  makeHex,
  makeMessage,
  makeThrow,
  verifiableDice,
} from './index.ts';

const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
const setup = { secret, table: 'meadow-7', seeds: ['daisy', 'Glöckchen'] };
// The formatter pads table cells; the padding is removed before the example is read.
const page = readFileSync(new URL('../VERIFY.md', import.meta.url), 'utf8').replace(/(?<=\S) +/g, ' ');

const anySetup = fc.record({
  secret: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  table: fc.string({ unit: 'grapheme' }),
  seeds: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }),
});

/** The computation that VERIFY.md describes, with node:crypto and Buffers only. */
function recompute(given: typeof setup, n: number, die: number, sides: number): number {
  const u32 = (value: number) => {
    const buffer = Buffer.alloc(4);
    buffer.writeUInt32BE(value);
    return buffer;
  };
  const field = (text: string) => Buffer.concat([u32(Buffer.byteLength(text)), Buffer.from(text)]);
  for (let attempt = 1; ; attempt++) {
    const hmac = createHmac('sha256', given.secret);
    hmac.update(field('abacow dice 1')).update(field(given.table)).update(u32(given.seeds.length));
    for (const seed of given.seeds) hmac.update(field(seed));
    const word = hmac.update(u32(n)).update(u32(die)).update(u32(attempt)).digest().readUInt32BE();
    if (word < 2 ** 32 - (2 ** 32 % sides)) return word % sides;
  }
}

describe('the worked example of VERIFY.md', () => {
  test('the commitment', () => {
    expect(page).toContain(`| secret | \`${makeHex(secret)}\` |`);
    expect(page).toContain(`| commitment | \`${commitment(secret)}\` |`);
    expect(page).toContain(`| table | \`${setup.table}\` |`);
    expect(page).toContain(`| seeds | \`${setup.seeds[0]}\`, \`${setup.seeds[1]}\` |`);
  });

  test('the message', () => {
    const written = /(?:^ {4}[0-9a-f ]+$\n)+/m.exec(page)![0].replace(/\s/g, '');
    expect(makeHex(makeMessage(setup, 1, 1, 1))).toBe(written);
  });

  test('every line of the table', () => {
    const lines = [
      ...page.matchAll(/^\| (\d+) \| (\d+) \| (\d+) \| `([0-9a-f]{64})` \| (\d+) \| (\d+) \|$/gm),
    ];
    expect(lines).toHaveLength(9);
    const dice = verifiableDice(setup);
    for (const [, n, die, sides, digest, word, face] of lines) {
      const message = makeMessage(setup, Number(n), Number(die), 1);
      expect(createHmac('sha256', secret).update(message).digest('hex')).toBe(digest);
      expect(Number.parseInt(digest!.slice(0, 8), 16)).toBe(Number(word));
      expect(dice.throwAt(Number(n), Number(die), Number(sides)).at(-1)).toBe(Number(face));
    }
  });

  test('the throws as tokens', () => {
    const dice = verifiableDice(setup);
    expect(page).toContain(`\`t12345=${makeThrow(dice.throwDice(5, 6), '12345c')}\``);
    const again = makeThrow(dice.throwDice(2, 6), '12345c');
    expect(page).toMatch(new RegExp(`show \`${again[0]}\` and \`${again[1]}\``));
  });
});

describe('throws', () => {
  test('are the same as in an independent computation', () => {
    fc.assert(
      fc.property(
        anySetup,
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(2, 6, 10),
        (given, n, sides) => {
          const expected = [1, 2, 3, 4, 5].map((die) => recompute(given, n, die, sides));
          expect(verifiableDice(given).throwAt(n, 5, sides)).toEqual(expected);
        },
      ),
    );
  });

  test('are right for seeds of any length', () => {
    for (let length = 0; length < 140; length++) {
      const given = { ...setup, seeds: ['f'.repeat(length), ''] };
      const expected = [1, 2, 3].map((die) => recompute(given, 7, die, 6));
      expect(verifiableDice(given).throwAt(7, 3, 6)).toEqual(expected);
    }
  });

  test('draw again beyond the last full multiple of the sides', () => {
    const sides = 3_000_000_000;
    const dice = verifiableDice(setup);
    const first = (n: number) =>
      createHmac('sha256', secret)
        .update(makeMessage(setup, n, 1, 1))
        .digest()
        .readUInt32BE();
    const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(numbers.some((n) => first(n) >= sides)).toBe(true);
    for (const n of numbers) expect(dice.throwAt(n, 1, sides)).toEqual([recompute(setup, n, 1, sides)]);
  });

  test('count up, and a game can be continued where it stopped', () => {
    const dice = verifiableDice(setup);
    expect(dice.thrown).toBe(0);
    const all = [dice.throwDice(5, 6), dice.throwDice(2, 6), dice.throwDice(5, 6)];
    expect(dice.thrown).toBe(3);
    expect(all[1]).toEqual(dice.throwAt(2, 2, 6));
    expect(verifiableDice(setup, 2).throwDice(5, 6)).toEqual(all[2]);
  });

  test('change with the secret, the table, any seed and the order of seeds', () => {
    const twenty = (given: typeof setup) => verifiableDice(given).throwAt(1, 20, 6).join('');
    const others = [
      { ...setup, secret: secret.map((byte) => byte ^ 1) },
      { ...setup, table: 'meadow-8' },
      { ...setup, seeds: ['daisy', 'Glockchen'] },
      { ...setup, seeds: ['Glöckchen', 'daisy'] },
      { ...setup, seeds: ['daisy', 'Glöckchen', ''] },
      { ...setup, seeds: ['daisyGlöckchen', ''] },
    ];
    expect(new Set([setup, ...others].map(twenty)).size).toBe(others.length + 1);
  });

  test('two different games never hash the same message', () => {
    const hex = (table: string, seeds: string[]) => makeHex(makeMessage({ table, seeds }, 1, 1, 1));
    fc.assert(
      fc.property(anySetup, anySetup, (a, b) => {
        const same = JSON.stringify([a.table, a.seeds]) === JSON.stringify([b.table, b.seeds]);
        expect(hex(a.table, a.seeds) === hex(b.table, b.seeds)).toBe(same);
      }),
    );
  });

  test('throw number 0 and secrets of another length are refused', () => {
    expect(() => verifiableDice(setup).throwAt(0, 5, 6)).toThrow(RangeError);
    expect(() => verifiableDice({ ...setup, secret: secret.subarray(1) })).toThrow(RangeError);
    expect(() => commitment(secret.subarray(1))).toThrow(RangeError);
  });
});

describe('commit and reveal', () => {
  test('the commitment is the SHA-256 of the secret', () => {
    expect(commitment(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
  });

  test('only the committed secret passes', () => {
    const committed = commitment(secret);
    expect(checkReveal(committed, secret)).toBe(true);
    expect(checkReveal(committed.toUpperCase(), secret)).toBe(true);
    for (let byte = 0; byte < 32; byte++) {
      const other = secret.map((value, index) => (index === byte ? value ^ 0x80 : value));
      expect(checkReveal(committed, other)).toBe(false);
    }
    expect(checkReveal(committed.slice(2), secret)).toBe(false);
    expect(checkReveal('', secret)).toBe(false);
    expect(checkReveal('not hexadecimal', secret)).toBe(false);
  });
});

describe('an audit', () => {
  const dice = verifiableDice(setup);
  const honest = [5, 2, 5, 3].map((count) => ({ faces: dice.throwDice(count, 6), sides: 6 }));

  test('finds nothing in an honest record', () => {
    expect(auditDice(commitment(secret), setup, honest)).toBeUndefined();
  });

  test('names the throw that differs and what it should have been', () => {
    const forged = honest.map((recorded, index) =>
      index === 2 ? { ...recorded, faces: recorded.faces.map((face) => (face + 1) % 6) } : recorded,
    );
    expect(auditDice(commitment(secret), setup, forged)).toEqual({
      code: 'dice/throw-differs',
      throwNumber: 3,
      expected: honest[2]!.faces,
    });
  });

  test('refuses another secret before it checks throws', () => {
    const other = commitment(secret.map((byte) => byte ^ 1));
    expect(auditDice(other, setup, honest)).toEqual({ code: 'dice/not-the-committed-secret' });
  });
});
