import type { Table } from '@abacow/table';
import { expect, test } from 'vitest';
import { createPresence } from './presence.ts';

const START = 1_000_000;

/** Ada here, Ben at another process; the clock in our hands. */
const scene = () => {
  let now = START;
  const presence = createPresence(() => now);
  const person = (name: string) => ({ kind: 'person', name, holder: name }) as const;
  const table = { id: 't', seats: [person('ada'), person('ben')], openedAt: START } as unknown as Table;
  presence.enter('t', 'ada');
  presence.heard('other', 't', 'ben', true);
  const pass = (ms: number, alive: boolean): void => {
    for (const end = now + ms; now < end; now += 5000) if (alive) presence.alive('other');
  };
  return { presence, table, pass, now: () => now };
};

test('who plays at another process is here for as long as that one lives', () => {
  const { presence, table, pass, now } = scene();
  pass(30 * 60_000, true);
  expect(presence.here('t')).toEqual(['ada', 'ben']);
  const last = now() - 5000;
  pass(20_000, false);
  expect(presence.here('t')).toEqual(['ada']);
  expect(presence.absentSince(table)).toEqual({ ben: last });
  expect(presence.absentSeats(table, 60_000)).toEqual([]);
});

test('a dead process is buried once, its players are away since it was last heard of', () => {
  const { presence, table, pass, now } = scene();
  pass(60_000, true);
  expect(presence.buryDead()).toBeNull();
  const last = now() - 5000;
  pass(20_000, false);
  expect(presence.buryDead()).toEqual(['t']);
  expect(presence.buryDead()).toBeNull();
  expect(presence.knows('other')).toBe(false);
  expect(presence.absentSince(table)).toEqual({ ben: last });
});

test('what others told can be doubted: who does not come up again is away from now on', () => {
  const { presence, table, pass, now } = scene();
  pass(60_000, true);
  expect(presence.forgetOthers()).toEqual(['t']);
  expect(presence.knows('other')).toBe(true);
  expect(presence.absentSince(table)).toEqual({ ben: now() - 5000 });
  presence.heard('other', 't', 'ben', true);
  expect(presence.here('t')).toEqual(['ada', 'ben']);
});
