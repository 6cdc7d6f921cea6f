/** A table with a time limit: the round in progress when the time is up is the last. */
import { gameAt } from './table.ts';
import { scriptedFaces } from '@abacow/dice';
import { isUnreadable, makeRecord, parseRecord } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { rebuild } from './apply.ts';
import { automaticAction } from './automatic.ts';
import { limitDeadline, playTimeLeft } from './clock.ts';
import { isTableRefusal } from './refusals.ts';
import { type OpenOptions, openTable, rematchOf } from './open.ts';
import { recordOf } from './record.ts';
import { HOUSE } from './seats.ts';
import { Bench, SECRET, computer, cowpathOptions, person, trioOptions } from './tables.testing.ts';
import { makeEvents, parseEvents } from './text.ts';

const MINUTE = 60_000;
const START = 1000;
const CHOICE = {
  game: 'trio',
  board: 'multiplication',
  players: 2,
  level: 'intermediate',
  target: 200,
  rounds: 99,
} as const;

const timed = (more: Partial<OpenOptions> = {}): Bench =>
  new Bench(
    trioOptions({
      choice: CHOICE,
      seats: [person('Ada'), person('Ben')],
      seeds: ['', ''],
      opening: { kind: 'chosen', seat: 0 },
      timeLimitMs: 10 * MINUTE,
      ...more,
    }),
  );

/** The seat to move throws these dice and places on the square, if there is one. */
const turn = (bench: Bench, faces: string, square: string | null, now: number): void => {
  const { seat } = gameAt(bench.table).position;
  bench.do({ kind: 'play', seat, move: 't12' }, { now, dice: scriptedFaces('0123456789', faces) });
  if (square !== null) bench.do({ kind: 'play', seat, move: square }, { now });
};

/** The seat to move wins the round with nine points. */
const winRound = (bench: Bench, now: number): void => {
  turn(bench, '12', '1x2', now);
  turn(bench, '00', null, now);
  turn(bench, '13', '1x3', now);
  turn(bench, '00', null, now);
  turn(bench, '14', '1x4', now);
};

const rebuilt = (bench: Bench) => {
  const events = parseEvents(makeEvents(bench.events));
  if (isUnreadable(events)) throw new Error(events.reason);
  return rebuild(events);
};

describe('a time limit', () => {
  test('counts from the first turn; the tick when it is reached names the last round', () => {
    const bench = timed();
    expect(playTimeLeft(bench.table, START)).toBe(10 * MINUTE);
    expect(automaticAction(bench.table, SECRET)).toEqual({ kind: 'deadline', at: START + 10 * MINUTE });
    winRound(bench, START + MINUTE);
    expect(playTimeLeft(bench.table, START + 4 * MINUTE)).toBe(6 * MINUTE);
    expect(bench.refusal({ kind: 'tick' }, { by: HOUSE, now: START + 10 * MINUTE - 1 })).toBe(
      'clock/time-left',
    );
    bench.do({ kind: 'tick' }, { by: HOUSE, now: START + 10 * MINUTE });
    expect(bench.events.at(-1)).toEqual({ kind: 'last-round', at: START + 10 * MINUTE });
    expect(bench.table).toMatchObject({
      game: { isLimitReached: true, setup: { rounds: 2 }, position: { round: 2 } },
    });
    expect(limitDeadline(bench.table)).toBeNull();
    expect(bench.refusal({ kind: 'tick' }, { by: HOUSE, now: START + 11 * MINUTE })).toBe('clock/time-left');
  });

  test('the round in progress is played to its end; then the highest score wins', () => {
    const bench = timed();
    winRound(bench, START + MINUTE);
    bench.do({ kind: 'tick' }, { by: HOUSE, now: START + 10 * MINUTE });
    turn(bench, '97', '9x7', START + 11 * MINUTE);
    turn(bench, '00', null, START + 11 * MINUTE);
    turn(bench, '98', '9x8', START + 12 * MINUTE);
    turn(bench, '00', null, START + 12 * MINUTE);
    turn(bench, '99', '9x9', START + 12 * MINUTE);
    expect(bench.table.outcome).toEqual({ kind: 'win', seat: 1, by: 'play' });
    expect(rebuilt(bench)).toEqual(bench.table);
  });

  test('a shared highest score brings one more round', () => {
    const bench = timed();
    winRound(bench, START + MINUTE);
    bench.do({ kind: 'tick' }, { by: HOUSE, now: START + 10 * MINUTE });
    winRound(bench, START + 11 * MINUTE);
    expect(bench.table).toMatchObject({ phase: 'playing', game: { position: { round: 3, scores: [9, 9] } } });
    winRound(bench, START + 12 * MINUTE);
    expect(bench.table.outcome).toEqual({ kind: 'win', seat: 0, by: 'play' });
    expect(gameAt(bench.table).setup).toMatchObject({ rounds: 2 });
  });

  test('a move after the limit finds its round to be the last, even if no tick came before', () => {
    const bench = timed();
    turn(bench, '12', '1x2', START + MINUTE);
    turn(bench, '00', null, START + MINUTE);
    turn(bench, '13', '1x3', START + MINUTE);
    turn(bench, '00', null, START + MINUTE);
    turn(bench, '14', '1x4', START + 10 * MINUTE);
    expect(bench.events.some(({ kind }) => kind === 'last-round')).toBe(false);
    expect(bench.table).toMatchObject({
      outcome: { kind: 'win', seat: 0, by: 'play' },
      game: { isLimitReached: true },
    });
    expect(rebuilt(bench)).toEqual(bench.table);
  });

  test('what was decided just before can still be taken back', () => {
    const bench = timed({ seats: [person('Ada'), person('Ben', 'Ada')] });
    turn(bench, '12', '1x2', START + MINUTE);
    bench.do({ kind: 'tick' }, { by: HOUSE, now: START + 10 * MINUTE });
    bench.do({ kind: 'take-back', seat: 0 });
    expect(gameAt(bench.table).position).toMatchObject({ placing: true, setup: { rounds: 1 } });
  });

  test('what was decided before a computer’s reply can still be undone', () => {
    const bench = timed({ seats: [person('Ada'), computer(1)] });
    turn(bench, '12', '1x2', START + MINUTE);
    turn(bench, '00', null, START + MINUTE);
    bench.do({ kind: 'tick' }, { by: HOUSE, now: START + 10 * MINUTE });
    bench.do({ kind: 'undo', seat: 0 });
    expect(gameAt(bench.table).position).toMatchObject({ placing: true, setup: { rounds: 1 } });
    expect(rebuilt(bench)).toEqual(bench.table);
  });

  test('computers take their turns before the deadline is looked at', () => {
    const bench = timed({ seats: [person('Ada'), computer(1)] });
    turn(bench, '12', '1x2', START + MINUTE);
    expect(automaticAction(bench.table, SECRET)).toMatchObject({ kind: 'computer-move' });
  });

  test('time before the first turn is not counted', () => {
    const bench = timed({ opening: { kind: 'lot' } });
    for (const [seat, faces] of ['98', '12'].entries())
      bench.do(
        { kind: 'roll', seat },
        { now: START + (seat + 1) * 5 * MINUTE, dice: scriptedFaces('0123456789', faces) },
      );
    expect(bench.table.phase).toBe('playing');
    expect(playTimeLeft(bench.table, START + 10 * MINUTE)).toBe(10 * MINUTE);
  });

  test('time while the page was closed, and pauses, are not counted', () => {
    const bench = timed({ seats: [person('Ada'), computer(1)] });
    turn(bench, '00', null, START + MINUTE);
    bench.do({ kind: 'resume' }, { by: 'Ada', now: START + 60 * MINUTE });
    expect(playTimeLeft(bench.table, START + 60 * MINUTE)).toBe(9 * MINUTE);
    bench.do({ kind: 'pause' }, { by: 'Ada', now: START + 61 * MINUTE });
    expect(automaticAction(bench.table, SECRET)).not.toMatchObject({ kind: 'deadline' });
    bench.do({ kind: 'resume' }, { by: 'Ada', now: START + 90 * MINUTE });
    expect(playTimeLeft(bench.table, START + 90 * MINUTE)).toBe(8 * MINUTE);
    expect(limitDeadline(bench.table)).toBe(START + 98 * MINUTE);
    expect(rebuilt(bench)).toEqual(bench.table);
  });

  test('the earlier of a player’s deadline and the time limit comes first', () => {
    const bench = timed({ clock: { kind: 'move', ms: 11 * MINUTE } });
    expect(automaticAction(bench.table, SECRET)).toEqual({ kind: 'deadline', at: START + 10 * MINUTE });
    const quick = timed({ clock: { kind: 'move', ms: MINUTE } });
    expect(automaticAction(quick.table, SECRET)).toEqual({ kind: 'deadline', at: START + MINUTE });
  });

  test('a rematch has the same limit', () => {
    const { table } = timed();
    expect(rematchOf(table, { id: 'b', commitment: null, seeds: [], now: 5 }).timeLimitMs).toBe(10 * MINUTE);
  });
});

describe('tables that cannot have one', () => {
  const opened = (options: OpenOptions): string => {
    const result = openTable(options);
    return isTableRefusal(result) ? result.code : 'opened';
  };

  test.each([
    ['Cowpath, which has no rounds', cowpathOptions({ timeLimitMs: 10 * MINUTE })],
    ['Trio at junior level', trioOptions({ timeLimitMs: 10 * MINUTE })],
    [
      'less than a minute',
      { ...trioOptions(), choice: { ...CHOICE, players: 3 as const }, timeLimitMs: 59_999 },
    ],
    [
      'half a millisecond',
      { ...trioOptions(), choice: { ...CHOICE, players: 3 as const }, timeLimitMs: 60_000.5 },
    ],
  ])('%s', (_, options) => {
    expect(opened(options)).toBe('table/time-limit');
  });

  test('without a limit the opening event is written as before there were limits', () => {
    const [event] = openTable(cowpathOptions()) as readonly object[];
    expect(Object.keys(event!)).toEqual([
      'kind',
      'at',
      'table',
      'host',
      'choice',
      'opening',
      'clock',
      'commitment',
    ]);
  });

  test('a damaged limit, and a last round before the time, are reported', () => {
    const bench = timed();
    const text = makeEvents(bench.events);
    expect(parseEvents(text.replace('600000', '"600000"'))).toMatchObject({ kind: 'unreadable', at: 2 });
    const early = [...bench.events, { kind: 'last-round', at: START + MINUTE } as const];
    expect(rebuild(early)).toMatchObject({ reason: expect.stringContaining('clock/time-left') });
  });
});

describe('the record', () => {
  test('says the last round in its setup, and the limit', () => {
    const bench = timed();
    winRound(bench, START + MINUTE);
    winRound(bench, START + 2 * MINUTE);
    winRound(bench, START + 11 * MINUTE);
    const record = recordOf(bench.table)!;
    expect(record).toMatchObject({
      setup: { rounds: 3 },
      timeLimitMs: 10 * MINUTE,
      result: { kind: 'win', seat: 0, by: 'play' },
    });
    expect(parseRecord(makeRecord(record))).toEqual(record);
    expect(parseRecord(makeRecord(record).replace('600000', '-1'))).toMatchObject({ kind: 'unreadable' });
  });

  test('of a table without a limit has no such field', () => {
    const bench = timed({ timeLimitMs: undefined });
    expect(makeRecord(recordOf(bench.table)!)).not.toContain('timeLimitMs');
  });
});
