import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineReader } from './lines.ts';

const linesOf = (chunks: readonly (string | Uint8Array)[], longest?: number) => {
  const reader = lineReader(longest);
  const lines = chunks.flatMap((chunk) =>
    reader.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk),
  );
  return [...lines, ...reader.end()].map((line) => (line.kind === 'text' ? line.text : line.kind));
};

describe('lineReader', () => {
  test('ends lines at line feeds only', () => {
    expect(linesOf(['a\u2028b\u2029c\rd\u0085e\n\nf\n'])).toEqual(['a\u2028b\u2029c\rd\u0085e', '', 'f']);
  });

  test('counts a last line without a line feed, unless it is empty', () => {
    expect(linesOf(['a\nb'])).toEqual(['a', 'b']);
    expect(linesOf(['a\n'])).toEqual(['a']);
    expect(linesOf([])).toEqual([]);
    expect(linesOf(['\n'])).toEqual(['']);
  });

  test('reports bytes that are not UTF-8', () => {
    expect(linesOf([Uint8Array.of(0xff, 10, 0x61, 10, 0xe2, 0x82)])).toEqual(['not-utf8', 'a', 'not-utf8']);
  });

  test('drops a line that is too long and continues with the next', () => {
    expect(linesOf(['12345', '6789\nab\n1234', '5\n123456'], 5)).toEqual([
      'too-long',
      'ab',
      '12345',
      'too-long',
    ]);
  });

  test('does not depend on how the bytes are split into chunks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(40)), (text, cuts) => {
        const bytes = Buffer.from(`${text}\n`);
        const places = [0, ...cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b), bytes.length];
        const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
        expect(linesOf(chunks)).toEqual(linesOf([bytes]));
      }),
    );
  });
});
