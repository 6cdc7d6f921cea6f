import { isUnreadable } from '@abacow/rules';
import { expect, test } from 'vitest';
import { isTableRefusal } from './refusals.ts';
import { openTable, rematchOf } from './open.ts';
import { OPEN, isBot } from './seats.ts';
import { Bench, COMMITMENT, cowpathOptions, person } from './tables.testing.ts';
import { parseEvent } from './events.ts';
import { makeEvents, parseEvents } from './text.ts';

const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Robo' }, seed: '' } as const;

test('the seat of a bot says so, in events, after reading them again and in a rematch', () => {
  const bench = new Bench(cowpathOptions({ seats: [person('Ada'), OPEN], bots: true }), false);
  bench.do(sit, { by: 'robo', isBot: true });
  expect(bench.table.seats.map(isBot)).toEqual([false, true]);
  expect(parseEvents(makeEvents(bench.events))).toEqual(bench.events);
  bench.do({ kind: 'start' });
  bench.do({ kind: 'give-up', seat: 0 });
  const next = rematchOf(bench.table, { id: 'next', commitment: COMMITMENT, seeds: [], now: 2000 });
  expect([next.bots, next.seats.map(isBot)]).toEqual([true, [true, false]]);
});

test('a person’s seat and a table without the option are written as before', () => {
  const bench = new Bench(cowpathOptions({ seats: [person('Ada'), OPEN] }), false);
  bench.do(sit, { by: 'ben' });
  expect(JSON.stringify(bench.events)).not.toContain('bot');
  expect(bench.table.bots).toBeNull();
  const opened = openTable(cowpathOptions({ bots: false }));
  expect(isTableRefusal(opened) ? null : opened[0]).toMatchObject({ bots: false });
});

test.each([
  { kind: 'kept', at: 1, seat: 0, seating: { ...person('Ada'), bot: 'yes' } },
  { ...(openTable(cowpathOptions()) as readonly object[])[0], bots: 'yes' },
])('%j is refused', (event) => {
  expect(isUnreadable(parseEvent(event))).toBe(true);
});
