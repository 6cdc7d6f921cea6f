import { gameAt } from '@abacow/table';
import { expect, test } from 'vitest';
import type { ComputerPlayer } from '../computer/computer.ts';
import { findGame, newGame } from './games.ts';
import { LocalTable } from './local-table.svelte.ts';
import { quietServices } from '../services/services.ts';

const MINUTE = 60_000;

/** A table of two people who play for ten minutes; the test moves the clock. */
const timed = async () => {
  let now = 1_000_000;
  let tick: () => void = () => undefined;
  const services = quietServices({} as ComputerPlayer, {
    now: () => now,
    every: (_, call) => {
      tick = call;
      return () => (tick = () => undefined);
    },
  });
  const id = await newGame(services, {
    choice: { game: 'trio', board: 'addition', players: 2, level: 'expert', target: 200, rounds: 99 },
    opening: { kind: 'chosen', seat: 0 },
    clock: { kind: 'none' },
    timeLimitMs: 10 * MINUTE,
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Ben' },
    ],
  });
  const open = async (): Promise<LocalTable> => {
    const found = await findGame(services, id);
    if (found.kind !== 'game') throw new Error(found.kind);
    return new LocalTable(services, found);
  };
  const pass = (ms: number): void => {
    now += ms;
    tick();
  };
  return { open, pass };
};

test('when the time is up the round in progress is the last, and that is announced once', async () => {
  const { open, pass } = await timed();
  const table = await open();
  expect(table.playTimeLeft()).toBe(10 * MINUTE);
  pass(9 * MINUTE);
  expect(table.playTimeLeft()).toBe(MINUTE);
  pass(MINUTE);
  expect(table.last?.event.kind).toBe('last-round');
  expect(table.announcements).toEqual([{ kind: 'last-round' }]);
  expect(table.state).toMatchObject({ game: { isLimitReached: true, setup: { rounds: 1 } } });
  const { eventCount } = table;
  pass(MINUTE);
  expect(table.eventCount).toBe(eventCount);
});

test('time while the page is closed is not counted', async () => {
  const { open, pass } = await timed();
  const table = await open();
  pass(4 * MINUTE);
  table.play('t12');
  await table.whenSaved();
  table.leave();
  pass(100 * MINUTE);
  const again = await open();
  expect(again.playTimeLeft()).toBe(6 * MINUTE);
  pass(6 * MINUTE - 1);
  expect(gameAt(again.state).isLimitReached).toBe(false);
  pass(1);
  expect(gameAt(again.state).isLimitReached).toBe(true);
});
