/** Impossible events are reported, and what every possible event changes at the table. */
import { gameAt, rematchSeats, rollOffOf } from './table.ts';
import { scriptedDice, scriptedFaces } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { apply, checkEvent, rebuild } from './apply.ts';
import type { SeatEvent, TableEvent } from './events.ts';
import type { OpenOptions } from './open.ts';
import { type TableRefusalCode, explainTableRefusal } from './refusals.ts';
import type { Person } from './seats.ts';
import type { Table } from './table.ts';
import {
  Bench,
  COMMITMENT,
  SECRET,
  computer,
  cowpathOptions,
  person,
  trioOptions,
} from './tables.testing.ts';

const OPEN = { kind: 'open' } as const;
const LOT = { kind: 'lot' } as const;
const FIRST = { kind: 'chosen', seat: 0 } as const;
const MOVE = { kind: 'move', ms: 1000 } as const;
const AT = 1000;

const seating = (more: Partial<OpenOptions> = {}) => new Bench(cowpathOptions(more), false);
const playing = (more: Partial<OpenOptions> = {}) => new Bench(cowpathOptions(more));
const coin = () => playing({ opening: LOT });
const rollOff = () => new Bench(trioOptions());
const three = (more: Partial<OpenOptions> = {}) => new Bench(trioOptions({ opening: FIRST, ...more }));
const over = (more: Partial<OpenOptions> = {}) => playing(more).do({ kind: 'give-up', seat: 0 });
const kept = () => seating({ seeds: ['daisy', null] });
const oneOpen = () => seating({ seats: [person('Ada'), OPEN] });
const thrown = () =>
  playing().do({ kind: 'play', seat: 0, move: 't12345' }, { dice: scriptedFaces('12345c', '1c35c') });
const passed = () => thrown().do({ kind: 'play', seat: 0, move: '-' });
const offered = () => playing().do({ kind: 'offer-tie', seat: 0 });

const zoe: Person = { kind: 'person', name: 'Zoe', holder: 'Zoe' };
const ben: Person = { kind: 'person', name: 'Ben', holder: 'Ben' };
const seat = (kind: SeatEvent['kind'], of: number): TableEvent => ({ kind, at: AT, seat: of });
const plain = (kind: 'started' | 'paused' | 'resumed' | 'abandoned'): TableEvent => ({ kind, at: AT });
const keep = (of: number): TableEvent => ({ kind: 'kept', at: AT, seat: of, seating: zoe });
const sat = (of: number, who = zoe): TableEvent => ({
  kind: 'sat',
  at: AT,
  seat: of,
  seating: who,
  seed: 'late',
});
const tossed: TableEvent = { kind: 'tossed', at: AT, seat: 0 };
const rolled = (of: number): TableEvent => ({ kind: 'rolled', at: AT, seat: of, faces: '12' });
const played = (of: number, token: string): TableEvent => ({ kind: 'played', at: AT, seat: of, token });
const revealed = (secret: string): TableEvent => ({ kind: 'revealed', at: AT, secret });

type Row = readonly [what: string, code: TableRefusalCode, bench: () => Bench, event: TableEvent];

const impossible = (rows: readonly Row[]): void => {
  test.each(rows)('%s: %s', (_, code, bench, event) => {
    const reason = explainTableRefusal({ kind: 'refusal', code, about: '' });
    expect(checkEvent(bench().table, event)).toEqual({ kind: 'unreadable', at: 1, reason });
  });
};

describe('impossible: sitting down or leaving', () => {
  impossible([
    ['a taken seat is reserved', 'seat/taken', oneOpen, keep(0)],
    ['a seat is reserved after the start', 'seat/taken', () => playing(), keep(0)],
    ['at a seat that was taken', 'seat/taken', oneOpen, sat(0)],
    ['at a seat reserved for another', 'seat/taken', kept, sat(1)],
    ['after the end', 'game/over', () => over(), sat(1)],
    [
      'after the end, where a computer had been called',
      'game/over',
      () =>
        playing()
          .do({ kind: 'call-computer', seat: 1 }, { by: 'Ada', absent: [1] })
          .do({ kind: 'give-up', seat: 0 }),
      sat(1, ben),
    ],
    ['from an open seat', 'seat/open', oneOpen, seat('left', 1)],
    ['during a game, from a seat', 'start/already', () => playing(), seat('left', 1)],
    ['after the end, from a seat', 'game/over', () => over(), seat('left', 1)],
  ]);
});

describe('impossible: beginning a game', () => {
  impossible([
    ['twice', 'start/already', coin, plain('started')],
    ['with a seat open', 'start/open-seats', oneOpen, plain('started')],
    ['with a seat reserved', 'start/open-seats', kept, plain('started')],
    ['by a coin after that is decided', 'opening/not-now', () => playing(), tossed],
    ['by a coin in Trio', 'opening/no-coin', rollOff, tossed],
    ['by a roll after that is decided', 'opening/not-now', () => three(), rolled(0)],
    ['by a roll in Cowpath', 'opening/no-roll-off', coin, rolled(0)],
    ['by a roll of another seat', 'turn/not-yours', rollOff, rolled(1)],
    [
      'by a roll after the end',
      'opening/not-now',
      () => rollOff().do({ kind: 'abandon' }, { by: 'house' }),
      rolled(0),
    ],
  ]);
});

describe('impossible: a decision', () => {
  impossible([
    ['before the start', 'turn/not-playing', () => seating(), played(0, 't12345=1c35c')],
    ['in another seat’s turn', 'turn/not-yours', () => playing(), played(1, 't12345=1c35c')],
    ['after the end', 'game/over', () => over(), played(0, 't12345=1c35c')],
    [
      'while the clock was stopped',
      'turn/paused',
      () => playing({ clock: MOVE }).do({ kind: 'pause' }, { by: 'house' }),
      played(0, 't12345=1c35c'),
    ],
    ['and taken back', 'take-back/nothing', thrown, seat('taken-back', 0)],
    ['and taken back by another', 'take-back/not-yours', passed, seat('taken-back', 1)],
  ]);

  test('against the rules, with their reason', () => {
    expect(checkEvent(playing().table, played(0, 't1=c'))).toMatchObject({
      kind: 'unreadable',
      reason: expect.stringContaining('throw/all-first'),
    });
  });
});

describe('impossible: dropping out', () => {
  impossible([
    ['before the start', 'turn/not-playing', () => seating(), seat('given-up', 0)],
    ['twice', 'seat/not-yours', () => three().do({ kind: 'give-up', seat: 1 }), seat('given-up', 1)],
    ['after the end', 'game/over', () => over(), seat('absence-ended', 1)],
    ['all together before the start', 'turn/not-playing', () => seating(), plain('abandoned')],
    ['for a computer before the start', 'turn/not-playing', () => seating(), seat('computer-called', 1)],
    ['for a computer after the end', 'game/over', () => over(), seat('computer-called', 1)],
    [
      'for a computer where one sits',
      'absence/here',
      () => playing({ seats: [person('Ada'), computer(2)] }),
      seat('computer-called', 1),
    ],
  ]);

  test('by the clock while time is left or while another seat’s time runs', () => {
    const { table } = playing({ clock: MOVE });
    const LATER = 'no time is up (clock/time-left)';
    const timeUp = (of: number, at: number): TableEvent => ({ kind: 'time-up', at, seat: of });
    expect(checkEvent(table, timeUp(0, 1999))).toMatchObject({ reason: LATER });
    expect(checkEvent(table, timeUp(1, 2000))).toMatchObject({ reason: LATER });
    expect(checkEvent(table, timeUp(0, 2000))).toMatchObject({ phase: 'over' });
  });
});

describe('impossible: a tie', () => {
  const agreed = () => three().do({ kind: 'offer-tie', seat: 0 }).do({ kind: 'agree-tie', seat: 1 });
  impossible([
    ['offered before the start', 'turn/not-playing', () => seating(), seat('tie-offered', 0)],
    ['offered while one is offered already', 'tie/standing', offered, seat('tie-offered', 1)],
    ['agreed without an offer', 'tie/none', () => playing(), seat('tie-agreed', 1)],
    ['agreed by the seat that offered', 'tie/own', offered, seat('tie-agreed', 0)],
    ['agreed twice by the same seat', 'tie/none', agreed, seat('tie-agreed', 1)],
    ['declined without an offer', 'tie/none', () => playing(), seat('tie-declined', 1)],
    ['declined by the seat that offered', 'tie/own', offered, seat('tie-declined', 0)],
  ]);
});

describe('impossible: stopping or starting a clock', () => {
  const timed = () => playing({ clock: MOVE });
  impossible([
    ['before the start', 'turn/not-playing', () => seating({ clock: MOVE }), plain('paused')],
    ['where there is none', 'clock/none', () => playing(), plain('resumed')],
    ['twice', 'pause/not-now', () => timed().do({ kind: 'pause' }, { by: 'house' }), plain('paused')],
  ]);
});

describe('impossible: a rematch or a secret', () => {
  const wanted = () => over().do({ kind: 'want-rematch', seat: 1 });
  const revealedOnce = () => over().do({ kind: 'reveal', secret: SECRET }, { by: 'house' });
  impossible([
    ['a rematch wanted before the end', 'rematch/not-over', () => playing(), seat('rematch-wanted', 0)],
    ['a rematch wanted twice by the same seat', 'rematch/already', wanted, seat('rematch-wanted', 1)],
    ['a secret before the end', 'reveal/not-over', () => playing(), revealed(SECRET)],
    ['the secret twice', 'reveal/already', revealedOnce, revealed(SECRET)],
    ['a secret without a commitment', 'reveal/wrong', () => over({ commitment: null }), revealed(SECRET)],
    ['a secret that cannot be read', 'reveal/wrong', () => over(), revealed('secret')],
    ['another secret', 'reveal/wrong', () => over(), revealed('ab'.repeat(32))],
  ]);
});

describe('a list of events', () => {
  test('begins with `opened`, which comes only once', () => {
    const [opened, ...others] = seating().events;
    expect(checkEvent(null, others[0]!)).toMatchObject({ reason: 'the first event must open the table' });
    expect(checkEvent(seating().table, opened!)).toMatchObject({ reason: 'the table was open already' });
  });

  test('has only seats of the table, and times never decrease', () => {
    const { table } = playing();
    expect(checkEvent(table, seat('given-up', 2))).toMatchObject({
      reason: 'there is no such seat (seat/unknown)',
    });
    expect(checkEvent(table, { kind: 'given-up', at: 999, seat: 1 })).toMatchObject({
      reason: 'events must be in the order of time',
    });
  });

  test('is rebuilt, or the error has the place of the first wrong event', () => {
    expect(rebuild(seating().events)).toEqual(seating().table);
    expect(rebuild([...seating().events, seat('given-up', 1)])).toEqual({
      kind: 'unreadable',
      at: 4,
      reason: 'event 4 (given-up): no game is being played (turn/not-playing)',
    });
    expect(rebuild([])).toEqual({ kind: 'unreadable', at: 0, reason: 'there are no events' });
  });

  test('apply throws for an impossible event', () => {
    expect(() => apply(playing().table, tossed)).toThrow(
      'tossed: it is already decided who begins (opening/not-now)',
    );
  });
});

describe('what an event changes', () => {
  const after = (bench: Bench, event: TableEvent): Table => apply(bench.table, event);

  test('sitting down before the start takes a seat and adds a seed, leaving removes both', () => {
    const seated = after(oneOpen(), sat(1));
    expect(seated).toMatchObject({
      seats: [person('Ada'), zoe],
      kept: [],
      dice: { seeds: ['daisy', 'late'] },
    });
    const left = apply(seated, seat('left', 1));
    expect(left).toMatchObject({ seats: [person('Ada'), OPEN], dice: { seeds: ['daisy', ''] } });
  });

  test('sitting down, leaving and calling a computer at a reserved seat', () => {
    const bench = seating({ seeds: [null, null] });
    expect(bench.table).toMatchObject({ kept: [0, 1], seats: [person('Ada'), person('Ben')] });
    expect(after(bench, sat(1, ben))).toMatchObject({ kept: [0], dice: { seeds: ['', 'late'] } });
    expect(after(bench, seat('left', 1))).toMatchObject({ kept: [0], seats: [person('Ada'), OPEN] });
    expect(after(bench, seat('computer-called', 1))).toMatchObject({
      kept: [0],
      seats: [person('Ada'), computer(3)],
      calledFor: [null, 'Ben'],
    });
  });

  test('a coin and a roll decide who begins', () => {
    expect(coin().do({ kind: 'toss' }, { dice: scriptedDice([0]) }).table).toMatchObject({
      phase: 'playing',
      game: { position: { seat: 0 }, rollOff: null },
    });
    expect(rollOffOf(rollOff().table)).toMatchObject({ contenders: [0, 1, 2], rolls: [] });
    expect(after(rollOff(), rolled(0))).toMatchObject({
      phase: 'opening',
      rollOff: { rolls: [{ seat: 0, faces: '12' }] },
    });
  });

  test('a throw is counted, and nothing can be taken back', () => {
    expect(thrown().table).toMatchObject({ game: { throws: 1, before: null } });
  });

  test('a decision without dice counts no throw and can be taken back once', () => {
    const bench = passed();
    expect(bench.table).toMatchObject({ game: { throws: 1, before: { position: { seat: 0, attempt: 1 } } } });
    const back = after(bench, seat('taken-back', 0));
    expect(back).toMatchObject({ game: { before: null, position: { seat: 0, attempt: 1 } } });
  });

  test('the last decision sets the result and clears the offer and what can be taken back', () => {
    const text = 't12=12 1x2 t12=00 t12=00 t12=13 1x3 t12=00 t12=00 t12=14';
    const tokens = text.split(' ');
    const before = tokens.reduce(
      (table, token) => apply(table, played(gameAt(table).position.seat, token)),
      three().table,
    );
    const asked = apply(before, seat('tie-offered', 0));
    expect(apply(asked, played(0, '1x4'))).toMatchObject({
      phase: 'over',
      outcome: { kind: 'win', seat: 0, by: 'play' },
      game: { tie: null, before: null },
    });
  });

  test('one of three players dropping out clears the offer and what can be taken back', () => {
    const asked = apply(passed().table, seat('tie-offered', 1));
    expect(asked).toMatchObject({
      game: { tie: { seat: 1, agreed: [] } },
      asides: [{ offeredAt: -1 }, { offeredAt: 2 }],
    });
    const bench = three().do({ kind: 'offer-tie', seat: 0 });
    expect(after(bench, seat('given-up', 1))).toMatchObject({
      phase: 'playing',
      game: { tie: null, before: null },
    });
    expect(after(bench, seat('computer-called', 1))).toMatchObject({ phase: 'playing', game: { tie: null } });
  });

  test('one of three players drops out, and a person and a computer play on', () => {
    const bench = three({ seats: [person('Ada'), person('Ben'), computer(2)] });
    expect(after(bench, seat('given-up', 1))).toMatchObject({ phase: 'playing', standIns: [1] });
  });

  test('the last person drops out: the seats stay, and nobody wins', () => {
    const seats = [person('Ada'), computer(2), computer(3)];
    const { table } = three({ seats });
    expect(apply(table, seat('given-up', 0))).toEqual({
      ...table,
      phase: 'over',
      standIns: [0],
      outcome: { kind: 'broken-off' },
      rematch: [],
    });
  });

  test('a computer sits down with only its level', () => {
    const bench = oneOpen().do({ kind: 'sit', seat: 1, sitter: { kind: 'computer', level: 4 }, seed: '' });
    expect(bench.table.seats[1]).toEqual({ kind: 'computer', level: 4 });
  });

  test('a tie among three players: the first agreement is counted, the second ends the game', () => {
    const bench = three().do({ kind: 'offer-tie', seat: 0 }).do({ kind: 'agree-tie', seat: 2 });
    expect(bench.table).toMatchObject({ phase: 'playing', game: { tie: { seat: 0, agreed: [2] } } });
    bench.do({ kind: 'agree-tie', seat: 1 });
    expect(bench.table).toMatchObject({
      phase: 'over',
      outcome: { kind: 'tie', by: 'agreement' },
      game: { tie: null },
    });
  });

  test('all seats that want a rematch are listed', () => {
    const bench = over().do({ kind: 'want-rematch', seat: 1 }).do({ kind: 'want-rematch', seat: 0 });
    expect(rematchSeats(bench.table)).toEqual([1, 0]);
  });

  test('`revealed` sets the secret', () => {
    expect(over().table).toMatchObject({ dice: { commitment: COMMITMENT, secret: null } });
    expect(after(over(), revealed(SECRET)).dice.secret).toBe(SECRET);
  });

  test('every event sets `lastAt`', () => {
    expect(apply(playing().table, { kind: 'tie-offered', at: 5000, seat: 0 }).lastAt).toBe(5000);
    expect(apply(playing().table, { ...played(0, 't12345=1c35c'), at: 5000 }).lastAt).toBe(5000);
  });
});
