import { describe, expect, test } from 'vitest';
import { rebuild } from './apply.ts';
import { earlierOf, lostSeat, seatingAt } from './handover.ts';
import { recordOf } from './record.ts';
import { OPEN } from './seats.ts';
import { Bench, computer, cowpathOptions, person, trioOptions } from './tables.testing.ts';
import { tokensIn } from './steps.ts';

const of3 = (more: Parameters<typeof trioOptions>[0] = {}): Bench =>
  new Bench(trioOptions({ opening: { kind: 'chosen', seat: 0 }, ...more }));
/** Ada has thrown. Her throw is token 0, however it fell. */
const thrown = (bench: Bench): Bench => bench.do({ kind: 'play', seat: 0, move: 't12' });

describe('a seat that changes hands', () => {
  test.each([
    ['given-up', { kind: 'give-up', seat: 0 }, {}],
    ['absence-ended', { kind: 'end-absent', seat: 0 }, { by: 'Ben', absent: [0] }],
  ] as const)('remembers who had it before: %s', (cause, command, context) => {
    const bench = thrown(of3()).do(command, context);
    expect(bench.table.handovers).toEqual([{ seat: 0, before: person('Ada'), tokens: 1, cause }]);
    expect(seatingAt(bench.table, 0, 0)).toEqual(person('Ada'));
    expect(seatingAt(bench.table, 0, 1)).toEqual(computer(1));
    expect(seatingAt(bench.table, 1, 0)).toEqual(person('Ben'));
    expect(rebuild(bench.events)).toEqual(bench.table);
  });

  test('by the clock', () => {
    const bench = of3({ clock: { kind: 'move', ms: 1000 } }).do({ kind: 'tick' }, { now: 2000 });
    expect(bench.table.handovers).toEqual([{ seat: 0, before: person('Ada'), tokens: 0, cause: 'time-up' }]);
    expect(seatingAt(bench.table, 0, 0)).toEqual(computer(1));
  });

  test('twice, for a person who was away and came back', () => {
    const bench = thrown(of3());
    bench.do({ kind: 'call-computer', seat: 0 }, { by: 'Ben', absent: [0] });
    const { tokens } = bench.table.handovers[0]!;
    expect(tokens).toBe(tokensIn(bench.table));
    expect(bench.table.handovers).toMatchObject([{ cause: 'computer-called', before: person('Ada') }]);
    bench.do({ kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Ada' }, seed: '' }, { by: 'Ada' });
    expect(bench.table.handovers.map(({ cause }) => cause)).toEqual(['computer-called', 'sat']);
    expect(bench.table.handovers[1]!.before).toEqual(computer(3));
    expect(lostSeat(bench.table, 'Ada')).toBeNull();
  });

  test('before the start or at the end is not a handover', () => {
    const waiting = new Bench(cowpathOptions(), false).do({ kind: 'leave', seat: 1 });
    waiting.do({ kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Cleo' }, seed: '' }, { by: 'Cleo' });
    expect(waiting.table.handovers).toEqual([]);
    const kept = new Bench(cowpathOptions({ seeds: ['a', null] }), false);
    kept.do({ kind: 'call-computer', seat: 1 }, { by: 'Ada', absent: [1] });
    expect(kept.table.handovers).toEqual([]);
    const ended = new Bench(cowpathOptions()).do({ kind: 'give-up', seat: 1 });
    expect(ended.table.handovers).toEqual([]);
    expect(ended.table.seats).toEqual([person('Ada'), person('Ben')]);
  });
});

describe('lostSeat', () => {
  test('returns how this person lost a seat, and null for others', () => {
    const bench = thrown(of3()).do({ kind: 'give-up', seat: 0 });
    expect(lostSeat(bench.table, 'Ada')).toMatchObject({ seat: 0, cause: 'given-up' });
    expect(lostSeat(bench.table, 'Ben')).toBeNull();
    expect(lostSeat(bench.table, null)).toBeNull();
  });

  test('returns null while the person still has another seat', () => {
    const bench = of3({
      seats: [person('Ada'), person('Ada 2', 'Ada'), person('Ben'), person('Cleo')],
      seeds: ['', '', '', ''],
      choice: { game: 'trio', board: 'addition', players: 4, level: 'junior', target: 200 },
    });
    bench.do({ kind: 'give-up', seat: 1 });
    expect(lostSeat(bench.table, 'Ada')).toBeNull();
    bench.do({ kind: 'give-up', seat: 0 });
    expect(lostSeat(bench.table, 'Ada')).toMatchObject({ seat: 0 });
  });
});

describe('the record of a seat that changed hands', () => {
  test('has who played until which token', () => {
    const bench = thrown(of3());
    expect(recordOf(bench.table)).not.toHaveProperty('earlier');
    bench.do({ kind: 'give-up', seat: 0 });
    expect(recordOf(bench.table)).toMatchObject({
      earlier: [{ seat: 0, until: 1, player: { kind: 'person', name: 'Ada' } }],
    });
  });

  test('leaves out players who played nothing', () => {
    const handover = (seat: number, before: ReturnType<typeof person>, tokens: number) =>
      ({ seat, before, tokens, cause: 'sat' }) as const;
    expect(earlierOf([handover(0, person('Ada'), 0)])).toEqual([]);
    expect(
      earlierOf([
        handover(0, person('Ada'), 3),
        handover(1, person('Ben'), 3),
        handover(0, computer(3), 3),
        handover(0, computer(2), 5),
        handover(0, OPEN, 7),
      ]),
    ).toEqual([
      { seat: 0, until: 3, player: { kind: 'person', name: 'Ada' } },
      { seat: 1, until: 3, player: { kind: 'person', name: 'Ben' } },
      { seat: 0, until: 5, player: { kind: 'computer', level: 2 } },
    ]);
  });
});
