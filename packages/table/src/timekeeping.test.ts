/** What a clock counts, at the borders that a game seldom comes to. */
import { describe, expect, test } from 'vitest';
import { CLOCKS, NO_CLOCK, bookTime, deadlineOf, isTimeUp, runningSeat, timeLeft } from './clock.ts';
import type { OpenOptions } from './open.ts';
import { Bench, computer, cowpathOptions, person } from './tables.testing.ts';

const opened = (clock: OpenOptions['clock'], more: Partial<OpenOptions> = {}) =>
  new Bench(cowpathOptions({ clock, ...more }));
const MOVE = { kind: 'move', ms: 1000 } as const;
const GAME = { kind: 'game', ms: 1000 } as const;

describe('timekeeping', () => {
  test('stored tables name three kinds of clock', () => {
    expect(CLOCKS).toEqual(['none', 'move', 'game']);
    expect(NO_CLOCK).toEqual({ kind: 'none' });
  });

  test('without a clock the table stays as it is, however late it gets', () => {
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

  test('what is spent of a game brings the deadline nearer, of a move it does not', () => {
    const booked = (clock: OpenOptions['clock']) => bookTime(opened(clock).table, 1300);
    expect(booked(GAME)).toMatchObject({ spent: [300, 0], since: 1300 });
    expect([deadlineOf(booked(GAME)), timeLeft(booked(GAME), 0, 1400)]).toEqual([2000, 600]);
    expect([deadlineOf(booked(MOVE)), timeLeft(booked(MOVE), 0, 1400)]).toEqual([2300, 900]);
  });

  test('a reader whose clock is slow sees no more than the whole time, a late one no less than none', () => {
    const { table } = opened(MOVE);
    expect(timeLeft(table, 0, 400)).toBe(1000);
    expect(timeLeft(table, 0, 9000)).toBe(0);
    expect(bookTime(table, 400).spent).toEqual([0, 0]);
  });

  test('runs for a person who decides: before the start, for a computer, stopped or after the end for nobody', () => {
    expect(runningSeat(opened(MOVE).table)).toBe(0);
    expect(runningSeat(new Bench(cowpathOptions({ clock: MOVE }), false).table)).toBeNull();
    expect(runningSeat(opened(MOVE, { seats: [computer(1), person('Ada')] }).table)).toBeNull();
    expect(runningSeat(opened(MOVE).do({ kind: 'pause' }, { by: 'house' }).table)).toBeNull();
    expect(runningSeat(opened(MOVE).do({ kind: 'give-up', seat: 0 }).table)).toBeNull();
  });

  test('nobody’s time is booked while none runs, and the next stretch begins later', () => {
    const { table } = opened(GAME, { seats: [computer(1), person('Ada')] });
    expect(bookTime(table, 5000)).toMatchObject({ spent: [0, 0], since: 5000 });
  });
});
