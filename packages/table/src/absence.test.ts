import { scriptedFaces } from '@abacow/dice';
import { makeRecord, parseRecord } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { rebuild } from './apply.ts';
import { checkDice } from './check.ts';
import { deadlineOf } from './clock.ts';
import type { OpenOptions } from './open.ts';
import { recordOf } from './record.ts';
import { Bench, SECRET, cowpathOptions, person, trioOptions } from './tables.testing.ts';
import { seatToAct, gameAt } from './table.ts';

describe('absence', () => {
  const away = { by: 'Ada', absent: [1] };

  test('others may call a computer in for somebody who is away', () => {
    const bench = new Bench(cowpathOptions()).do({ kind: 'call-computer', seat: 1 }, away);
    expect(bench.table.seats[1]).toEqual({ kind: 'computer', level: 3 });
    expect(bench.table.phase).toBe('playing');
  });

  test('only the player who comes back may take the seat again', () => {
    const bench = new Bench(cowpathOptions()).do({ kind: 'call-computer', seat: 1 }, away);
    const sit = (name: string) =>
      ({ kind: 'sit', seat: 1, sitter: { kind: 'person', name }, seed: 'late' }) as const;
    expect(bench.refusal(sit('Zoe'), { by: 'Zoe' })).toBe('seat/taken');
    expect(bench.refusal(sit('Ada'), { by: 'Ada' })).toBe('seat/taken');
    const { seeds } = bench.table.dice;
    bench.do(sit('Ben'), { by: 'Ben' });
    expect(bench.table.seats[1]).toEqual({ kind: 'person', name: 'Ben', holder: 'Ben' });
    expect(bench.table.dice.seeds).toEqual(seeds);
    expect(bench.table.calledFor).toEqual([null, null]);
  });

  test('others may end the game, and the last player left wins', () => {
    const bench = new Bench(cowpathOptions()).do({ kind: 'end-absent', seat: 1 }, away);
    expect(bench.table.outcome).toEqual({ kind: 'win', seat: 0, by: 'absence' });
  });

  test('of three players, a computer plays on for the one who is out', () => {
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

  test('a spectator cannot act on an absence', () => {
    const bench = new Bench(cowpathOptions());
    expect(bench.refusal({ kind: 'end-absent', seat: 1 }, { by: 'Zoe', absent: [1] })).toBe('seat/not-yours');
  });
});

describe('absence in the opening', () => {
  const away = { by: 'Ada', absent: [1] };
  const two: Partial<OpenOptions> = {
    choice: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
    seats: [person('Ada'), person('Ben')],
    seeds: ['a', 'b'],
    clock: { kind: 'move', ms: 1000 },
  };
  const coin = (): Bench => new Bench(cowpathOptions({ opening: { kind: 'lot' } }));
  const rollOff = (): Bench => new Bench(trioOptions(two)).do({ kind: 'roll', seat: 0 });

  test('a computer called in rolls for the seat, and the game begins', () => {
    const bench = rollOff().do({ kind: 'call-computer', seat: 1 }, away);
    expect(bench.table.seats[1]).toEqual({ kind: 'computer', level: 3 });
    expect(seatToAct(bench.table)).toBe(1);
    bench.do({ kind: 'roll', seat: 1 }, { by: 'house', dice: scriptedFaces('0123456789', '99') });
    expect(bench.table.phase).toBe('playing');
  });

  test('a computer can be called in before the coin toss, too', () => {
    const bench = coin().do({ kind: 'call-computer', seat: 1 }, away).do({ kind: 'toss' });
    expect(bench.table.phase).toBe('playing');
  });

  test.each([
    ['coin', coin],
    ['roll-off', rollOff],
  ])('the game may end before the %s is decided', (_, arrange) => {
    for (const [command, by, winner] of [
      [{ kind: 'end-absent', seat: 1 }, 'absence', 0],
      [{ kind: 'give-up', seat: 0 }, 'giving-up', 1],
    ] as const) {
      const { table, events } = arrange().do(command, away);
      expect(table).toMatchObject({ phase: 'over', outcome: { kind: 'win', seat: winner, by } });
      expect([seatToAct(table), deadlineOf(table), table.game]).toEqual([null, null, null]);
      expect(rebuild(events)).toEqual(table);
    }
  });

  test('a game that ends in the opening has a revealed secret and a record without tokens', () => {
    const bench = rollOff().do({ kind: 'end-absent', seat: 1 }, away);
    expect(recordOf(rollOff().table)).toBeNull();
    bench.do({ kind: 'reveal', secret: SECRET }, { by: 'house' });
    const record = recordOf(bench.table)!;
    expect(record).toMatchObject({
      setup: { game: 'trio', first: 0 },
      tokens: [],
      players: [
        { kind: 'person', name: 'Ada' },
        { kind: 'person', name: 'Ben' },
      ],
      result: { kind: 'win', seat: 0, by: 'absence' },
    });
    expect(parseRecord(makeRecord(record))).toEqual(record);
    expect(checkDice(record)).toMatchObject({ kind: 'checked', honest: true, throws: [] });
  });

  test('of three players, a computer rolls for the one who is out', () => {
    const bench = new Bench(trioOptions()).do({ kind: 'give-up', seat: 0 });
    expect(bench.table).toMatchObject({ phase: 'opening', standIns: [0] });
    expect(bench.table.seats[0]).toEqual({ kind: 'computer', level: 1 });
    bench.do({ kind: 'roll', seat: 0 }, { by: 'house' });
    expect(seatToAct(bench.table)).toBe(1);
  });

  test('nobody can be absent or give up before the start', () => {
    const bench = new Bench(cowpathOptions(), false);
    expect(bench.refusal({ kind: 'end-absent', seat: 1 }, away)).toBe('turn/not-playing');
    expect(bench.refusal({ kind: 'call-computer', seat: 1 }, away)).toBe('turn/not-playing');
    expect(bench.refusal({ kind: 'give-up', seat: 1 })).toBe('turn/not-playing');
  });
});

describe('a game that everybody left', () => {
  const abandon = { kind: 'abandon' } as const;

  test.each([
    ['in the opening', trioOptions()],
    ['in play', cowpathOptions()],
  ])('can only be broken off by HOUSE, %s; then its secret is revealed', (_, options) => {
    const bench = new Bench(options);
    expect(bench.refusal(abandon, { by: 'Ada' })).toBe('seat/not-yours');
    bench.do(abandon, { by: 'house' });
    expect(bench.table).toMatchObject({ phase: 'over', outcome: { kind: 'broken-off' } });
    expect(bench.refusal(abandon, { by: 'house' })).toBe('game/over');
    bench.do({ kind: 'reveal', secret: SECRET }, { by: 'house' });
    expect(recordOf(bench.table)).toMatchObject({ tokens: [], result: null, dice: { secret: SECRET } });
    expect(rebuild(bench.events)).toEqual(bench.table);
  });

  test('must have begun', () => {
    const bench = new Bench(cowpathOptions(), false);
    expect(bench.refusal(abandon, { by: 'house' })).toBe('turn/not-playing');
    const rebuilt = rebuild([...bench.events, { kind: 'abandoned', at: 2000 }]);
    expect(rebuilt).toMatchObject({
      reason: 'event 4 (abandoned): no game is being played (turn/not-playing)',
    });
  });

  test('is lost on time if a clock was running', () => {
    const bench = new Bench(cowpathOptions({ clock: { kind: 'move', ms: 1000 } }));
    bench.do(abandon, { by: 'house', now: 9000 });
    expect(bench.table.outcome).toEqual({ kind: 'win', seat: 1, by: 'clock' });
  });
});

describe('after the program that runs the table was stopped', () => {
  test('HOUSE gives the running seat its time back', () => {
    const bench = new Bench(cowpathOptions({ clock: { kind: 'game', ms: 10_000 } }));
    const now = bench.table.lastAt + 60_000;
    bench.do({ kind: 'resume' }, { by: 'house', now });
    expect(gameAt(bench.table).time.spent).toEqual([0, 0]);
    expect(bench.refusal({ kind: 'tick' }, { now: now + 5000 })).toBe('clock/time-left');
  });
});
