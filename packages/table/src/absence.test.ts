import { describe, expect, test } from 'vitest';
import { Bench, cowpathOptions, trioOptions } from './tables.testing.ts';

describe('absence', () => {
  const away = { by: 'Ada', absent: [1] };

  test('others may call a computer in for somebody who is away', () => {
    const bench = new Bench(cowpathOptions()).do({ kind: 'call-computer', seat: 1 }, away);
    expect(bench.table.seats[1]).toEqual({ kind: 'computer', level: 3 });
    expect(bench.table.phase).toBe('playing');
  });

  test('or end the game, which the last one left has won', () => {
    const bench = new Bench(cowpathOptions()).do({ kind: 'end-absent', seat: 1 }, away);
    expect(bench.table.outcome).toEqual({ kind: 'win', seat: 0, by: 'absence' });
  });

  test('of three, a computer plays on for the one who is out', () => {
    const bench = new Bench(trioOptions({ opening: { kind: 'chosen', seat: 0 } }));
    bench.do({ kind: 'end-absent', seat: 1 }, away);
    expect(bench.table.phase).toBe('playing');
    expect(bench.table.standIns).toEqual([1]);
  });

  test('nobody is away unless the service says so', () => {
    const bench = new Bench(cowpathOptions());
    expect(bench.refusal({ kind: 'end-absent', seat: 1 }, { by: 'Ada' })).toBe('absence/here');
    expect(bench.refusal({ kind: 'call-computer', seat: 0 }, away)).toBe('absence/here');
  });

  test('an onlooker has no say', () => {
    const bench = new Bench(cowpathOptions());
    expect(bench.refusal({ kind: 'end-absent', seat: 1 }, { by: 'Zoe', absent: [1] })).toBe('seat/not-yours');
  });
});

describe('the house was away', () => {
  test('it gives the running seat its time back', () => {
    const bench = new Bench(cowpathOptions({ clock: { kind: 'game', ms: 10_000 } }));
    const now = bench.table.lastAt + 60_000;
    bench.do({ kind: 'resume' }, { by: 'house', now });
    expect(bench.table.spent).toEqual([0, 0]);
    expect(bench.refusal({ kind: 'tick' }, { now: now + 5000 })).toBe('clock/time-left');
  });
});
