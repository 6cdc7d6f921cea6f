import { isUnreadable } from '@abacow/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTableRefusal } from './refusals.ts';
import {
  NO_NAME,
  isLabel,
  isName,
  isReservedName,
  nameFrom,
  shownName,
  shownNames,
  tellApart,
} from './names.ts';
import { openTable } from './open.ts';
import { Bench, cowpathOptions, person } from './tables.testing.ts';
import { parseEvent } from './events.ts';

const UNSEEN = [0x0, 0x9, 0xa, 0x1f, 0x7f, 0x85, 0x2028, 0x2029, 0xd83d, 0xdc04];
/** Soft hyphen, zero-width space and joiner, direction marks and overrides, isolates, byte order mark. */
const FORMAT = [0xad, 0x200b, 0x200d, 0x200e, 0x200f, 0x202e, 0x2066, 0x2069, 0xfeff];
/** Hangul fillers, the empty Braille cell, a variation selector, an accent without a letter, spaces. */
const BLANK = ['\u115f', '\u3164', '\uffa0', '\u2800', '\ufe0f', '\u0301', '\u00a0', '\u3000'];

describe('a name', () => {
  test.each(['A', 'Émilie 🐄', '7', '?', '❤️', 'עדה', 'x'.repeat(40), '🐄'.repeat(40)])('is %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  test.each(['', ' ', ' Ada', 'Ada ', 'x'.repeat(41), ...BLANK])('is not %j', (name) => {
    expect(isName(name)).toBe(false);
  });

  test.each([...UNSEEN, ...FORMAT])('has no character like %i, at any table', (code) => {
    const name = `A${String.fromCharCode(code)}da`;
    expect(isName(name)).toBe(false);
    const opened = openTable(cowpathOptions({ seats: [person(name), person('Ben')] }));
    expect(isTableRefusal(opened) && opened.code).toBe('seat/name');
    const bench = new Bench(cowpathOptions({ seats: [person('Ben'), { kind: 'open' }] }), false);
    const sitter = { kind: 'person', name } as const;
    expect(bench.refusal({ kind: 'sit', seat: 1, sitter, seed: '' }, { by: 'Ada' })).toBe('seat/name');
  });

  test.each([...UNSEEN, ...FORMAT])(
    'in an event may have character %i: a newer version of Unicode may show it',
    (code) => {
      const seating = person(`A${String.fromCharCode(code)}da`);
      expect(isUnreadable(parseEvent({ kind: 'sat', at: 1, seat: 0, seating, seed: '' }))).toBe(false);
    },
  );
});

test('typed text becomes a name or nothing, and a name stays as it is', () => {
  expect(nameFrom('\tAda\0Lovelace \n')).toBe('Ada Lovelace');
  expect(nameFrom('\0 \u2028')).toBe('');
  expect(nameFrom('🐄'.repeat(50))).toBe('🐄'.repeat(40));
  expect(nameFrom('\u202eAda\u200b \u2069')).toBe('Ada');
  expect(nameFrom('👩‍👩‍👧')).toBe('👩👩👧');
  for (const blank of BLANK) expect(nameFrom(`${blank}\u200b${blank}`)).toBe('');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const name = nameFrom(typed);
      expect(name === '' || isName(name)).toBe(true);
      expect(nameFrom(name)).toBe(name);
      if (isName(typed)) expect(name).toBe(typed);
    }),
  );
});

describe('marks on a letter', () => {
  const zalgo = `Z${'\u0335\u0336\u0337\u0338'.repeat(5)}a`;
  test('are limited: more of them would cover the lines above and below', () => {
    expect([isName(zalgo), isLabel(zalgo)]).toEqual([false, false]);
    expect(nameFrom(zalgo)).toBe('Z\u0335\u0336\u0337a');
    // A letter with an accent of its own has one mark already.
    expect(isName(`e${'\u0301'.repeat(3)}`)).toBe(true);
    expect(isName(`\u00e9${'\u0301'.repeat(3)}`)).toBe(false);
  });

  test.each([
    'Việt',
    'Vie\u0302\u0323t',
    'སྒྲུབ',
    'น้ำ',
    'क्षितिज',
    'שָׁלוֹם',
    'မြွှေ',
    '1\ufe0f\u20e3',
    'مُحَمَّد',
  ])('are enough for %s', (name) => {
    expect(isName(name)).toBe(true);
    expect(nameFrom(name)).toBe(name);
  });
});

describe('a reserved name', () => {
  test.each([
    '?',
    '??',
    '\uff1f',
    '\u2047',
    '¿?',
    '؟',
    'Ada (bot)',
    '(BOT)',
    'Ada （ｂｏｔ）',
    'Ada ( bot )',
    '[bot]',
  ])('is %j', (name) => expect(isReservedName(name)).toBe(true));
  test.each(['A(b\u043et)', 'A (b0t)', 'A (bo\u0301t)', 'A (b\u3164ot)'])(
    'is also %j, which looks like it',
    (name) => expect(isReservedName(name)).toBe(true),
  );
  test.each(['Ada', 'Ada?', 'Who? Me!', 'bot', 'Robot', '(both)', 'Ada (Bo)', '❓'])('is not %j', (name) =>
    expect(isReservedName(name)).toBe(false),
  );
});

test('a stored name is cleaned when it is shown', () => {
  expect(shownName('A\u202eda')).toBe('Ada');
  expect(shownName('\u200b\u200b')).toBe(NO_NAME);
  expect(shownName('')).toBe('');
});

test('a name written from right to left is isolated, so that the sentence around it keeps its order', () => {
  expect(shownName('עדה')).toBe('\u2068עדה\u2069');
  expect(shownNames(['עדה', 'עדה'])).toEqual(['\u2068עדה\u2069', '\u2068עדה\u2069 2']);
  expect(shownName('Ada 🐄')).toBe('Ada 🐄');
});

describe('equal names at a table', () => {
  test('are numbered in the order of the seats', () => {
    expect(tellApart(['Ada', 'Ben', 'Ada', 'Ada'])).toEqual(['Ada', 'Ben', 'Ada 2', 'Ada 3']);
    expect(tellApart(['Ada', 'Ben'])).toEqual(['Ada', 'Ben']);
  });

  test('are equal when they look or sound the same', () => {
    expect(tellApart(['Ada', 'ada', 'Ada\u3164', '\uff21da'])).toEqual([
      'Ada',
      'ada 2',
      'Ada\u3164 3',
      'Ａda 4',
    ]);
    expect(tellApart(['\u00c9va', 'E\u0301va'])).toEqual(['\u00c9va', 'E\u0301va 2']);
  });

  test('get no number that another name has already', () => {
    expect(tellApart(['Ada', 'Ada', 'Ada 2'])).toEqual(['Ada', 'Ada 3', 'Ada 2']);
    expect(tellApart(['Ada 2', 'Ada 2', 'Ada'])).toEqual(['Ada 2', 'Ada 2 2', 'Ada']);
  });

  test('are not numbered where nobody sits', () => {
    expect(tellApart(['', 'Ada', ''])).toEqual(['', 'Ada', '']);
  });

  test('are always different after numbering', () => {
    const some = fc.constantFrom('Ada', 'ada', 'Ada 2', 'Ada 3', 'Ada 2 2', 'Ben');
    fc.assert(
      fc.property(fc.array(some, { maxLength: 4 }), (names) => {
        const shown = shownNames(names).map((name) => name.toLowerCase());
        expect(new Set(shown).size).toBe(names.length);
      }),
    );
  });
});
