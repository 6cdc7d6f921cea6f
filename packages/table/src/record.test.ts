import { isUnreadable, makeRecord, parseRecord } from '@abacow/rules';
import { expect, test } from 'vitest';
import { rebuild } from './apply.ts';
import { rematchOf } from './open.ts';
import { recordOf } from './record.ts';
import { hasName } from './seats.ts';
import { Bench, computer, cowpathOptions, person } from './tables.testing.ts';
import { makeEvents, parseEvents } from './text.ts';

test('a guest with a computer’s name, or with the text for no name, is a person with that name', () => {
  const { table } = new Bench(cowpathOptions({ seats: [person('Player 1'), person('computer 5')] }));
  const record = recordOf(table)!;
  expect(record.players).toEqual([
    { kind: 'person', name: 'Player 1' },
    { kind: 'person', name: 'computer 5' },
  ]);
  expect(parseRecord(makeRecord(record))).toEqual(record);
});

test('a person without a name has none in the record, also after events were written and read back', () => {
  const nameless = { kind: 'person', name: 'Player 1', holder: 'Ada', named: false } as const;
  const { table, events } = new Bench(cowpathOptions({ seats: [nameless, computer(4)] }));
  expect(recordOf(table)?.players).toEqual([
    { kind: 'person', name: null },
    { kind: 'computer', level: 4 },
  ]);
  const read = parseEvents(makeEvents(events));
  if (isUnreadable(read)) throw new Error(read.reason);
  expect(rebuild(read)).toEqual(table);
  expect(hasName(nameless)).toBe(false);
});

test('a player of the device survives writing, reading and a rematch, and is not in the record', () => {
  const ada = { kind: 'person', name: 'Ada', holder: 'Ada', player: 'p1' } as const;
  const { table, events } = new Bench(cowpathOptions({ seats: [ada, computer(4)] }));
  const read = parseEvents(makeEvents(events));
  if (isUnreadable(read)) throw new Error(read.reason);
  expect(rebuild(read)).toEqual(table);
  expect(table.seats[0]).toEqual(ada);
  expect(makeRecord(recordOf(table)!)).not.toContain('p1');
  const again = { id: 'again', commitment: null, seeds: ['', ''], now: 1 };
  expect(rematchOf(table, again).seats[1]).toMatchObject({ player: 'p1' });
  const wrong = parseEvents(makeEvents(events).replace('"player":"p1"', '"player":1'));
  expect(isUnreadable(wrong) && wrong.reason).toBe('line 3: "player" must be a text');
});

test('`named` must be a boolean', () => {
  const text = makeEvents(new Bench(cowpathOptions()).events);
  const read = parseEvents(text.replace('"name":"Ada"', '"name":"Ada","named":"no"'));
  expect(isUnreadable(read) && read.reason).toBe('line 3: "named" must be true or false');
});
