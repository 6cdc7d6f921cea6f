/** A clock that only a test moves, with scripted chance. */
import type { Clock } from './clock.ts';

type Timer = { at: number; readonly call: () => void; readonly again: number | null };

export type TestClock = Clock & {
  /** Moves the time; what is due on the way is called in order. */
  pass(ms: number): void;
};

export const testClock = (start = 1_000_000, random: () => number = () => 0): TestClock => {
  let now = start;
  let timers: readonly Timer[] = [];
  const set = (ms: number, call: () => void, again: number | null): (() => void) => {
    const timer: Timer = { at: now + ms, call, again };
    timers = [...timers, timer];
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  const nextUntil = (end: number): Timer | undefined =>
    timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    random,
    after: (ms, call) => set(ms, call, null),
    every: (ms, call) => set(ms, call, ms),
    pass: (ms) => {
      const end = now + ms;
      for (let timer = nextUntil(end); timer !== undefined; timer = nextUntil(end)) {
        now = timer.at;
        if (timer.again === null) timers = timers.filter((other) => other !== timer);
        else timer.at += timer.again;
        timer.call();
      }
      now = end;
    },
  };
};
