import { describe, expect, test } from 'vitest';
import { checkEvent, rebuild } from './apply.ts';
import { isRematchAgreed } from './open.ts';
import { recordOf } from './record.ts';
import { OPEN } from './seats.ts';
import { isClosed, isHost } from './table.ts';
import { Bench, SECRET, computer, cowpathOptions, person, trioOptions } from './tables.testing.ts';

const level2 = { kind: 'computer', level: 2 } as const;
const seatComputer = (seat: number) => ({ kind: 'sit', seat, sitter: level2, seed: '' }) as const;
const close = { kind: 'close' } as const;

/** Ada opened the table and sits there, Ben sat down, one seat is open. */
const waiting = (): Bench => new Bench(trioOptions({ seats: [person('Ada'), person('Ben'), OPEN] }), false);

describe('the host', () => {
  test('is only the person who opened the table, while that person sits there', () => {
    const bench = waiting();
    expect(['Ada', 'Ben', 'Zoe'].map((holder) => isHost(bench.table, holder))).toEqual([true, false, false]);
    expect(bench.refusal(seatComputer(2), { by: 'Ben' })).toBe('table/not-host');
    expect(bench.refusal(close, { by: 'Ben' })).toBe('table/not-host');
    expect(bench.refusal({ kind: 'start' }, { by: 'Ben' })).toBe('table/not-host');
  });

  test('is the first person at the table when the one who opened it has left', () => {
    const bench = waiting().do({ kind: 'leave', seat: 0 });
    bench.do({ kind: 'sit', seat: 2, sitter: { kind: 'person', name: 'Cleo' }, seed: 'c' }, { by: 'Cleo' });
    expect(['Ben', 'Cleo', 'Zoe'].map((holder) => isHost(bench.table, holder))).toEqual([true, false, false]);
    bench.do(seatComputer(0), { by: 'Ben' }).do({ kind: 'start' }, { by: 'Ben' });
    expect(bench.table.phase).toBe('opening');
  });

  test('may remove a computer', () => {
    const bench = new Bench(trioOptions({ seats: [person('Ben'), computer(1), OPEN] }), false);
    bench.do({ kind: 'leave', seat: 1 }, { by: 'Ben' });
    expect(bench.table.seats[1]).toEqual(OPEN);
  });

  test('is the first person who is not away when the one who opened it is away', () => {
    const { table } = waiting();
    expect(isHost(table, 'Ben', [0])).toBe(true);
    expect(isHost(table, 'Ben', [0, 1])).toBe(false);
    const bench = waiting();
    expect(bench.refusal({ kind: 'start' }, { by: 'Ben', absent: [0] })).toBe('start/open-seats');
    bench.do(seatComputer(2), { by: 'Ben', absent: [0] });
    bench.do({ kind: 'leave', seat: 2 }, { by: 'Ben', absent: [0] });
    bench.do(close, { by: 'Ben', absent: [0] });
  });

  test('is the one who opened it again after they come back', () => {
    const bench = waiting().do({ kind: 'leave', seat: 0 });
    expect(isHost(bench.table, 'Ada')).toBe(true);
    bench.do({ kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Ada' }, seed: 'a' }, { by: 'Ada' });
    expect(isHost(bench.table, 'Ben')).toBe(false);
  });

  test('is never a person who only has a reserved seat', () => {
    const { table } = new Bench(
      trioOptions({ seats: [person('Ben'), person('Cleo'), OPEN], seeds: [null, 'c', ''] }),
      false,
    );
    expect(['Ben', 'Cleo'].map((holder) => isHost(table, holder))).toEqual([false, true]);
  });
});

describe('a table that is closed', () => {
  test('is over without a winner; its secret is revealed and its reserved seats are open', () => {
    const bench = new Bench(cowpathOptions({ seeds: ['daisy', null] }), false).do(close, { now: 5000 });
    expect(bench.events.at(-1)).toEqual({ kind: 'closed', at: 5000 });
    expect(bench.table).toMatchObject({
      phase: 'over',
      outcome: { kind: 'broken-off' },
      seats: [person('Ada'), OPEN],
    });
    expect(isClosed(bench.table)).toBe(true);
    bench.do({ kind: 'reveal', secret: SECRET }, { by: 'house' });
    expect(recordOf(bench.table)).toMatchObject({ tokens: [], result: null });
    expect(rebuild(bench.events)).toEqual(bench.table);
  });

  test('cannot be closed twice, or after the game has begun', () => {
    const bench = waiting().do(close);
    expect(bench.try(close)).toMatchObject({ code: 'game/over', about: '' });
    expect(new Bench(trioOptions()).try(close)).toMatchObject({ code: 'start/already', about: '' });
    expect(checkEvent(new Bench(trioOptions()).table, { kind: 'closed', at: 9000 })).toMatchObject({
      reason: 'the game has begun (start/already)',
    });
  });

  test('has no rematch', () => {
    const bench = waiting().do(close);
    expect(bench.try({ kind: 'want-rematch', seat: 1 })).toMatchObject({
      code: 'start/open-seats',
      about: '1',
    });
    const empty = new Bench(cowpathOptions({ seats: [OPEN, OPEN] }), false).do(close);
    expect(isRematchAgreed(empty.table)).toBe(false);
  });

  test('differs from a game that was broken off', () => {
    for (const options of [trioOptions(), cowpathOptions(), cowpathOptions({ opening: { kind: 'lot' } })])
      expect(isClosed(new Bench(options).do({ kind: 'abandon' }, { by: 'house' }).table)).toBe(false);
    expect(isClosed(waiting().table)).toBe(false);
  });
});
