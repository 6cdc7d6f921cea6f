import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHidden, hasHidden } from './hidden.ts';

test.each([
  ['\x1b[2J', '\\u001b[2J'],
  ['a\nb\tc\x7f', 'a\\u000ab\\u0009c\\u007f'],
  ['\u009b31m', '\\u009b31m'],
  ['\u202eabc\u2069', '\\u202eabc\\u2069'],
  ['\u200b\ufeff\u00ad', '\\u200b\\ufeff\\u00ad'],
  ['\ud83d', '\\ud83d'],
  ['\u{e0041}', '\\udb40\\udc41'],
  ['a\u200d', 'a\\u200d'],
  ['\u200d\u200da', '\\u200d\\u200da'],
  ['1\u200d2', '1\\u200d2'],
])('%j is escaped', (text, escaped) => {
  expect(escapeHidden(text)).toBe(escaped);
  expect(hasHidden(text)).toBe(true);
});

test.each(['', 'Ada', 'Émilie 🐄', 'עדה', '👩🏽‍🚀', '👩‍👩‍👧', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'e\u0301', 'a b\u00a0c'])(
  '%j stays as it is',
  (text) => {
    expect(escapeHidden(text)).toBe(text);
    expect(hasHidden(text)).toBe(false);
  },
);

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\x1b',
      '\n',
      '\u009b',
      '\u202e',
      '\u2066',
      '\u200d',
      '\u200c',
      '\ufe0f',
      '👩',
      'a',
      '\u{e007f}',
      '\u{1f3f4}',
    ),
    fc.string({ unit: 'binary', maxLength: 1 }),
  ),
  maxLength: 40,
});

test('what is left is free of control characters and changes of direction, and escaping again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const escaped = escapeHidden(text);
      expect(escaped).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u);
      expect(escapeHidden(escaped)).toBe(escaped);
    }),
    { numRuns: 2000 },
  );
});

test('JSON stays the same JSON', () => {
  fc.assert(
    fc.property(fc.array(anyText), (texts) => {
      expect(JSON.parse(escapeHidden(JSON.stringify(texts)))).toEqual(texts);
    }),
  );
});
