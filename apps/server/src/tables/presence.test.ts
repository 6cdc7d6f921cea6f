import type { Table } from '@abacow/table';
import { expect, test } from 'vitest';
import { createPresence } from './presence.ts';

const START = 1_000_000;

/** Ada is here, Ben at another process; the test moves the clock. */
const scene = () => {
  let now = START;
  const presence = createPresence(() => now);
  const person = (name: string) => ({ kind: 'person', name, holder: name }) as const;
  const table = { id: 't', seats: [person('ada'), person('ben')], openedAt: START } as unknown as Table;
  presence.enter('t', 'ada');
  presence.setPeerGuest('other', 't', 'ben', true);
  const pass = (ms: number, alive: boolean): void => {
    for (const end = now + ms; now < end; now += 5000) if (alive) presence.peerAlive('other');
  };
  return { presence, table, pass, now: () => now };
};

test('a player at another process is here for as long as that process is alive', () => {
  const { presence, table, pass, now } = scene();
  pass(30 * 60_000, true);
  expect(presence.here('t')).toEqual(['ada', 'ben']);
  const last = now() - 5000;
  pass(20_000, false);
  expect(presence.here('t')).toEqual(['ada']);
  expect(presence.absentSince(table)).toEqual({ ben: last });
  expect(presence.absentSeats(table, 60_000)).toEqual([]);
});

test('a dead process is removed once; its players are away since its last message', () => {
  const { presence, table, pass, now } = scene();
  pass(60_000, true);
  expect(presence.removeDeadPeers()).toBeNull();
  const last = now() - 5000;
  pass(20_000, false);
  expect(presence.removeDeadPeers()).toEqual(['t']);
  expect(presence.removeDeadPeers()).toBeNull();
  expect(presence.knowsPeer('other')).toBe(false);
  expect(presence.absentSince(table)).toEqual({ ben: last });
});

test('after messages were lost, players that no process reports again are away', () => {
  const { presence, table, pass, now } = scene();
  pass(60_000, true);
  expect(presence.clearPeers()).toEqual(['t']);
  expect(presence.knowsPeer('other')).toBe(true);
  expect(presence.absentSince(table)).toEqual({ ben: now() - 5000 });
  presence.setPeerGuest('other', 't', 'ben', true);
  expect(presence.here('t')).toEqual(['ada', 'ben']);
});

test('tables with a connected guest are listed, those of a dead process are not', () => {
  const { presence, pass } = scene();
  presence.enter('u', 'ada');
  presence.leave('u', 'ada');
  presence.setPeerGuest('other', 'v', 'ben', true);
  expect(presence.tables()).toEqual(['t', 'v']);
  pass(20_000, false);
  expect(presence.tables()).toEqual(['t']);
});
