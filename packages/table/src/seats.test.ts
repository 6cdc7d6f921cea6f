import { isUnreadable } from '@abacow/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTableRefusal } from './decide.ts';
import { openTable } from './open.ts';
import { isName, nameFrom } from './seats.ts';
import { Bench, cowpathOptions, person } from './tables.testing.ts';
import { parseEvent } from './text.ts';

const UNSEEN = [0x0, 0x9, 0xa, 0x1f, 0x7f, 0x85, 0x2028, 0x2029, 0xd83d, 0xdc04];

describe('a name', () => {
  test.each(['A', 'Émilie 🐄', '👩‍👩‍👧', 'علی‌رضا', 'x'.repeat(40), '🐄'.repeat(40)])('is %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  test.each(['', ' ', ' Ada', 'Ada ', 'x'.repeat(41)])('is not %j', (name) => {
    expect(isName(name)).toBe(false);
  });

  test.each(UNSEEN)('has nothing in it like character %i, at any table', (unseen) => {
    const name = `A${String.fromCharCode(unseen)}da`;
    expect(isName(name)).toBe(false);
    const opened = openTable(cowpathOptions({ seats: [person(name), person('Ben')] }));
    expect(isTableRefusal(opened) && opened.code).toBe('seat/name');
    const bench = new Bench(cowpathOptions({ seats: [person('Ben'), { kind: 'open' }] }), false);
    const sitter = { kind: 'person', name } as const;
    expect(bench.refusal({ kind: 'sit', seat: 1, sitter, seed: '' }, { by: 'Ada' })).toBe('seat/name');
  });

  test.each(UNSEEN)('of an old game may have character %i in it: the game is still read', (unseen) => {
    const seating = person(`A${String.fromCharCode(unseen)}da`);
    expect(isUnreadable(parseEvent({ kind: 'sat', at: 1, seat: 0, seating, seed: '' }))).toBe(false);
  });
});

test('whatever is typed becomes a name or nothing, and a name stays as it is', () => {
  expect(nameFrom('\tAda\0Lovelace \n')).toBe('Ada Lovelace');
  expect(nameFrom('\0 \u2028')).toBe('');
  expect(nameFrom('🐄'.repeat(50))).toBe('🐄'.repeat(40));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const name = nameFrom(typed);
      expect(name === '' || isName(name)).toBe(true);
      expect(nameFrom(name)).toBe(name);
      if (isName(typed)) expect(name).toBe(typed);
    }),
  );
});
