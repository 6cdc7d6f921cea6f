/** What a clock counts, in edge cases that are rare in a game. */
import { gameAt } from './table.ts';
import { describe, expect, test } from 'vitest';
import { NO_CLOCK, bookTime, deadlineOf, isTimeUp, runningSeat, timeLeft } from './clock.ts';
import type { OpenOptions } from './open.ts';
import { Bench, computer, cowpathOptions, person } from './tables.testing.ts';

const opened = (clock: OpenOptions['clock'], more: Partial<OpenOptions> = {}) =>
  new Bench(cowpathOptions({ clock, ...more }));
const MOVE = { kind: 'move', ms: 1000 } as const;
const GAME = { kind: 'game', ms: 1000 } as const;

describe('timekeeping', () => {
  test('without a clock the table does not change, however late it is', () => {
    const { table } = opened(NO_CLOCK);
    expect(bookTime(table, 9000)).toBe(table);
    expect([runningSeat(table), deadlineOf(table), timeLeft(table, 0, 9000)]).toEqual([null, null, null]);
    expect(isTimeUp(table, 9000)).toBe(false);
  });

  test('time is up at the deadline, not a millisecond before', () => {
    for (const clock of [MOVE, GAME]) {
      const { table } = opened(clock);
      expect(deadlineOf(table)).toBe(2000);
      expect([isTimeUp(table, 1999), isTimeUp(table, 2000)]).toEqual([false, true]);
    }
  });

  test('counting time moves no deadline, with a clock per game or per move', () => {
    const booked = (clock: OpenOptions['clock']) => bookTime(opened(clock).table, 1300);
    expect(booked(GAME)).toMatchObject({ game: { time: { spent: [300, 0], since: 1300 } } });
    expect([deadlineOf(booked(GAME)), timeLeft(booked(GAME), 0, 1400)]).toEqual([2000, 600]);
    expect([deadlineOf(booked(MOVE)), timeLeft(booked(MOVE), 0, 1400)]).toEqual([2000, 600]);
  });

  test('the time left is never above the full time or below 0, whatever the reader’s clock says', () => {
    const { table } = opened(MOVE);
    expect(timeLeft(table, 0, 400)).toBe(1000);
    expect(timeLeft(table, 0, 9000)).toBe(0);
    expect(gameAt(bookTime(table, 400)).time.spent).toEqual([0, 0]);
  });

  test('time runs only for a person who has to decide, not before the start, while paused or after the end', () => {
    expect(runningSeat(opened(MOVE).table)).toBe(0);
    expect(runningSeat(new Bench(cowpathOptions({ clock: MOVE }), false).table)).toBeNull();
    expect(runningSeat(opened(MOVE, { seats: [computer(1), person('Ada')] }).table)).toBeNull();
    expect(runningSeat(opened(MOVE).do({ kind: 'pause' }, { by: 'house' }).table)).toBeNull();
    expect(runningSeat(opened(MOVE).do({ kind: 'give-up', seat: 0 }).table)).toBeNull();
  });

  test('while nobody’s time runs, none is counted, and `since` moves on', () => {
    const { table } = opened(GAME, { seats: [computer(1), person('Ada')] });
    expect(bookTime(table, 5000)).toMatchObject({ game: { time: { spent: [0, 0], since: 5000 } } });
  });
});
