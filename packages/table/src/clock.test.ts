import { gameAt } from './table.ts';
import { tokensOf } from './steps.ts';
import { describe, expect, test } from 'vitest';
import { deadlineOf, timeLeft } from './clock.ts';
import { Bench, computer, cowpathOptions, person, trioOptions } from './tables.testing.ts';

const timed = (kind: 'move' | 'game', ms = 10_000) => new Bench(cowpathOptions({ clock: { kind, ms } }));
const playAt = (bench: Bench, seat: number, move: string, now: number) =>
  bench.do({ kind: 'play', seat, move }, { now });

describe('clocks', () => {
  test('without a clock no time runs', () => {
    const bench = new Bench(cowpathOptions());
    expect(timeLeft(bench.table, 0, 9e12)).toBeNull();
    expect(deadlineOf(bench.table)).toBeNull();
    expect(bench.refusal({ kind: 'tick' }, { now: 9e12 })).toBe('clock/time-left');
    expect(bench.refusal({ kind: 'pause' })).toBe('clock/none');
  });

  test('a clock per move: every decision has the full time', () => {
    const bench = timed('move');
    playAt(bench, 0, 't12345', 10_999);
    expect(timeLeft(bench.table, 0, 10_999)).toBe(10_000);
    playAt(bench, 0, '-', 20_000);
    expect(timeLeft(bench.table, 0, 29_000)).toBe(10_000);
    expect(timeLeft(bench.table, 1, 29_000)).toBe(1000);
    expect(deadlineOf(bench.table)).toBe(30_000);
  });

  test('a clock per game: decisions use up the time', () => {
    const bench = timed('game');
    playAt(bench, 0, 't12345', 5000);
    playAt(bench, 0, '-', 7000);
    playAt(bench, 1, 't12345', 10_000);
    playAt(bench, 1, '-', 12_000);
    expect(timeLeft(bench.table, 0, 12_000)).toBe(4000);
    expect(timeLeft(bench.table, 1, 99_000)).toBe(5000);
    expect(bench.refusal({ kind: 'tick' }, { now: 15_999 })).toBe('clock/time-left');
    bench.do({ kind: 'tick' }, { now: 16_000, by: 'Ben' });
    expect(bench.table.outcome).toEqual({ kind: 'win', seat: 1, by: 'clock' });
  });

  test('a decision after the deadline becomes `time-up`', () => {
    const bench = timed('move');
    playAt(bench, 0, 't12345', 11_000);
    expect(tokensOf(bench.table)).toHaveLength(0);
    expect(bench.table.outcome).toEqual({ kind: 'win', seat: 1, by: 'clock' });
  });

  test('a system clock that is set back does not give time back', () => {
    const bench = timed('game');
    playAt(bench, 0, 't12345', 5000);
    playAt(bench, 0, '-', 1);
    expect(bench.table.lastAt).toBe(5000);
    expect(gameAt(bench.table).time.spent).toEqual([4000, 0]);
  });

  test('taking back gives no time back', () => {
    const seats = [person('Ada'), person('Ben', 'Ada')];
    const bench = new Bench(cowpathOptions({ clock: { kind: 'game', ms: 10_000 }, seats }));
    playAt(bench, 0, 't12345', 2000);
    playAt(bench, 0, '-', 4000);
    bench.do({ kind: 'take-back', seat: 0 }, { now: 5000 });
    expect(gameAt(bench.table).time.spent).toEqual([3000, 1000]);
  });

  test('a computer’s time does not run', () => {
    const options = cowpathOptions({
      clock: { kind: 'move', ms: 1000 },
      seats: [computer(1), person('Ada')],
    });
    const bench = new Bench(options);
    expect(deadlineOf(bench.table)).toBeNull();
    bench.do({ kind: 'play', seat: 0, move: 't12345' }, { now: 99_000 });
    expect(bench.table.phase).toBe('playing');
  });

  test('a holder of all seats may stop the clock, and no time passes until it resumes', () => {
    const alone = new Bench(
      cowpathOptions({ clock: { kind: 'game', ms: 10_000 }, seats: [person('Ada'), person('Ben', 'Ada')] }),
    );
    alone.do({ kind: 'pause' }, { now: 3000 });
    expect(alone.refusal({ kind: 'pause' })).toBe('pause/not-now');
    expect(alone.refusal({ kind: 'play', seat: 0, move: 't12345' }, { now: 50_000 })).toBe('turn/paused');
    alone.do({ kind: 'resume' }, { now: 60_000 });
    expect(timeLeft(alone.table, 0, 61_000)).toBe(7000);
    expect(timed('game').refusal({ kind: 'pause' })).toBe('pause/not-alone');
  });

  test('after the page was closed, time since the last event is not counted', () => {
    const alone = new Bench(
      cowpathOptions({ clock: { kind: 'game', ms: 10_000 }, seats: [person('Ada'), person('Ben', 'Ada')] }),
    );
    alone.do({ kind: 'resume' }, { now: 900_000 });
    expect(timeLeft(alone.table, 0, 900_000)).toBe(10_000);
  });

  test('of three players, one runs out of time and a computer plays on', () => {
    const bench = new Bench(
      trioOptions({ opening: { kind: 'chosen', seat: 1 }, clock: { kind: 'move', ms: 1000 } }),
    );
    bench.do({ kind: 'tick' }, { now: 2000 });
    expect(bench.table.standIns).toEqual([1]);
    expect(bench.table.seats[1]).toEqual({ kind: 'computer', level: 1 });
    expect(bench.table.phase).toBe('playing');
  });
});
