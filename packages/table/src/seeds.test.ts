/** Seats commit to their seeds when they sit down and reveal them after the start (scheme 2). */
import { commitment, makeHex, sha256 } from '@abacow/dice';
import { isUnreadable, makeRecord, parseRecord } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { rebuild } from './apply.ts';
import { automaticAction } from './automatic.ts';
import { checkDice } from './check.ts';
import { REVEAL_SEED_MS, openingDeadline, seedDeadline } from './clock.ts';
import { tableDice } from './dice.ts';
import type { OpenOptions } from './open.ts';
import { recordOf } from './record.ts';
import { HOUSE, OPEN } from './seats.ts';
import { awaitedSeeds, gameAt, rollOffOf } from './table.ts';
import { Bench, SECRET, computer, cowpathOptions, person, trioOptions } from './tables.testing.ts';
import { makeEvents, parseEvents } from './text.ts';

const bytesOf = (name: string): Uint8Array => sha256(new TextEncoder().encode(name));
const seedOf = (name: string): string => makeHex(bytesOf(name));
const hashOf = (name: string): string => commitment(bytesOf(name));

const sit = (seat: number, name: string) =>
  ({ kind: 'sit', seat, sitter: { kind: 'person', name }, seed: '', seedCommitment: hashOf(name) }) as const;
const reveal = (seat: number, name: string) => ({ kind: 'reveal-seed', seat, seed: seedOf(name) }) as const;

const NAMES = ['Ada', 'Ben', 'Cleo'];

/** All people have sat down, and the game has started: the seeds are awaited. */
const started = (options: OpenOptions): Bench => {
  const bench = new Bench({ ...options, scheme: 2, seeds: [] }, false);
  const { seats } = bench.table;
  for (const [seat, seating] of seats.entries())
    if (seating.kind === 'person') bench.do(sit(seat, seating.name), { by: seating.holder });
  return bench.do({ kind: 'start' });
};

const cowpath = (more: Partial<OpenOptions> = {}) => started(cowpathOptions(more));
const trio = (more: Partial<OpenOptions> = {}) => started(trioOptions(more));
const LOT = { opening: { kind: 'lot' } } as const;
const CLOCK = { clock: { kind: 'move', ms: 5000 } } as const;

describe('committing', () => {
  test('before the start the table shows only commitments', () => {
    const bench = new Bench(cowpathOptions({ scheme: 2, seeds: [] }), false).do(sit(0, 'Ada'), { by: 'Ada' });
    expect(bench.table).toMatchObject({ dice: { seeds: ['', ''], seedCommitments: [hashOf('Ada'), null] } });
    expect(JSON.stringify(bench.events)).not.toContain(seedOf('Ada'));
    expect(bench.refusal(reveal(0, 'Ada'))).toBe('seed/not-now');
  });

  test('a player who gets up takes the commitment along', () => {
    const bench = new Bench(cowpathOptions({ scheme: 2, seeds: [] }), false).do(sit(0, 'Ada'), { by: 'Ada' });
    bench.do({ kind: 'leave', seat: 0 });
    expect(bench.table.dice.seedCommitments).toEqual([null, null]);
  });

  test('a copied commitment is refused, of another seat or of the table', () => {
    const seats = [OPEN, OPEN];
    const bench = new Bench(cowpathOptions({ scheme: 2, seats, seeds: [] }), false);
    bench.do(sit(0, 'Ada'), { by: 'Ada' });
    const copied = { ...sit(1, 'Ben'), seedCommitment: hashOf('Ada') };
    expect(bench.refusal(copied, { by: 'Ben' })).toBe('seed/same');
    const ofTable = bench.table.dice.commitment!;
    expect(bench.refusal({ ...copied, seedCommitment: ofTable }, { by: 'Ben' })).toBe('seed/same');
    bench.do({ kind: 'leave', seat: 0 }, { by: 'Ada' }).do(copied, { by: 'Ben' });
    expect(bench.table.dice.seedCommitments).toEqual([null, hashOf('Ada')]);
  });

  test('an open seed is ignored, and a computer commits to nothing', () => {
    const seats = [person('Ada'), OPEN];
    const bench = new Bench(cowpathOptions({ scheme: 2, seats, seeds: [] }), false);
    bench.do({ ...sit(0, 'Ada'), seed: 'abc' }, { by: 'Ada' });
    bench.do({ ...sit(1, 'Ada'), sitter: { kind: 'computer', level: 2 } }, { by: 'Ada' });
    expect(bench.table).toMatchObject({ dice: { seeds: ['', ''], seedCommitments: [hashOf('Ada'), null] } });
  });

  test('a table of the first scheme still takes open seeds', () => {
    const bench = new Bench(cowpathOptions({ seeds: ['daisy', null] }), false);
    bench.do({ ...sit(1, 'Ben'), seed: 'clover' }, { by: 'Ben' }).do({ kind: 'start' });
    expect(bench.table).toMatchObject({ phase: 'playing', dice: { scheme: 1, seeds: ['daisy', 'clover'] } });
    expect(bench.table.dice.seedCommitments).toEqual([null, null]);
  });
});

describe('revealing', () => {
  test.each([
    ['a chosen beginner', cowpath, {}, 'playing'],
    ['a coin', cowpath, LOT, 'opening'],
    ['a roll-off', trio, {}, 'opening'],
  ] as const)('with %s, no dice are thrown before the last seed', (_, open, more, phase) => {
    const bench = open(more);
    const people = bench.table.seats.length;
    expect(awaitedSeeds(bench.table)).toEqual(bench.table.seats.map((_seating, seat) => seat));
    for (let seat = 0; seat < people; seat++) {
      expect(bench.table).toMatchObject({ phase: 'opening', rollOff: null, game: null });
      expect(bench.refusal({ kind: 'toss' })).toBe('opening/seeds-awaited');
      expect(bench.refusal({ kind: 'roll', seat: 0 })).toBe('opening/seeds-awaited');
      bench.do(reveal(seat, NAMES[seat]!));
    }
    expect(awaitedSeeds(bench.table)).toEqual([]);
    expect(bench.table.phase).toBe(phase);
    expect(bench.table.dice.seeds).toEqual(NAMES.slice(0, people).map(seedOf));
  });

  test('another seed, a second time and another player are refused', () => {
    const bench = cowpath();
    expect(bench.refusal(reveal(0, 'Eve'))).toBe('seed/wrong');
    expect(bench.refusal({ ...reveal(0, 'Ada'), seed: 'no hex' })).toBe('seed/wrong');
    expect(bench.refusal(reveal(0, 'Ada'), { by: 'Ben' })).toBe('seat/not-yours');
    bench.do(reveal(0, 'Ada'));
    expect(bench.refusal(reveal(0, 'Ada'))).toBe('seed/not-now');
  });

  test('nobody waits for computers and for players who add nothing', () => {
    const bench = new Bench(
      cowpathOptions({ scheme: 2, seats: [person('Ada'), computer(2)], seeds: [] }),
      false,
    );
    bench.do({ kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Ada' }, seed: '' }, { by: 'Ada' });
    expect(bench.do({ kind: 'start' }).table.phase).toBe('playing');
  });

  test('events as text give the same table, and a forged seed is found', () => {
    const bench = trio();
    NAMES.forEach((name, seat) => bench.do(reveal(seat, name)));
    const text = makeEvents(bench.events);
    const read = parseEvents(text);
    if (isUnreadable(read)) throw new Error(read.reason);
    expect(rebuild(read)).toEqual(bench.table);
    const forged = parseEvents(text.replace(seedOf('Ben'), seedOf('Eve')));
    if (isUnreadable(forged)) throw new Error(forged.reason);
    expect(rebuild(forged)).toMatchObject({ reason: expect.stringContaining('seed/wrong') });
    for (const broken of ['"scheme":3', '"scheme":1'])
      expect(parseEvents(text.replace('"scheme":2', broken))).toHaveProperty('reason');
  });
});

describe('a seed that does not come', () => {
  const late = (bench: Bench): { now: number } => ({ now: bench.table.lastAt + REVEAL_SEED_MS });

  test('loses the game with a clock, after a minute at least', () => {
    const bench = cowpath(CLOCK).do(reveal(0, 'Ada'));
    const at = bench.table.lastAt + REVEAL_SEED_MS;
    expect(seedDeadline(bench.table)).toBe(at);
    expect(openingDeadline(bench.table)).toBeNull();
    expect(automaticAction(bench.table, SECRET)).toEqual({ kind: 'deadline', at });
    expect(bench.refusal({ kind: 'tick' }, { by: HOUSE, now: at - 1 })).toBe('clock/time-left');
    bench.do({ kind: 'tick' }, { by: HOUSE, now: at });
    expect(bench.table.outcome).toEqual({ kind: 'win', seat: 0, by: 'absence' });
    expect(recordOf(bench.table)!.dice!.opening).toBeUndefined();
  });

  test('with a longer time per move there is as much time for the seed', () => {
    const { table } = cowpath({ clock: { kind: 'move', ms: 90_000 } });
    expect(seedDeadline(table)).toBe(table.lastAt + 90_000);
  });

  test('without a clock the table waits, and the other player may end the game', () => {
    const bench = cowpath(LOT).do(reveal(0, 'Ada'));
    expect(automaticAction(bench.table, SECRET)).toBeNull();
    expect(bench.refusal({ kind: 'tick' }, { by: HOUSE, ...late(bench) })).toBe('clock/time-left');
    const end = { kind: 'end-absent', seat: 1 } as const;
    expect(bench.refusal(end, { by: 'Ada', now: late(bench).now - 1 })).toBe('absence/here');
    bench.do(end, { by: 'Ada', ...late(bench) });
    expect(bench.table.outcome).toEqual({ kind: 'win', seat: 0, by: 'absence' });
  });

  test('gives no other dice: no computer takes the seat, and of three nobody plays on', () => {
    const bench = trio().do(reveal(0, 'Ada')).do(reveal(1, 'Ben'));
    const away = { by: 'Ada', absent: [2] };
    expect(bench.refusal({ kind: 'call-computer', seat: 2 }, away)).toBe('opening/seeds-awaited');
    bench.do({ kind: 'end-absent', seat: 2 }, away);
    expect(bench.table.outcome).toEqual({ kind: 'broken-off' });
    expect(trio().do({ kind: 'give-up', seat: 1 }).table.outcome).toEqual({ kind: 'broken-off' });
  });

  test('a player of three whose seed is known may give up, and a computer plays on', () => {
    const bench = trio().do(reveal(1, 'Ben')).do({ kind: 'give-up', seat: 1 });
    expect(bench.table).toMatchObject({ phase: 'opening', standIns: [1] });
    bench.do(reveal(0, 'Ada')).do(reveal(2, 'Cleo'));
    expect(rollOffOf(bench.table)).not.toBeNull();
  });

  test('nobody wins by withholding a seed as well', () => {
    const bench = cowpath(CLOCK);
    bench.do({ kind: 'tick' }, { by: HOUSE, ...late(bench) });
    expect(bench.table.outcome).toEqual({ kind: 'broken-off' });
    const other = cowpath().do({ kind: 'end-absent', seat: 1 }, { by: 'Ada', absent: [1] });
    expect(other.table.outcome).toEqual({ kind: 'broken-off' });
  });

  test('a player who gives up meanwhile loses nothing, unless the own seed is the one that is owed', () => {
    const give = { kind: 'give-up', seat: 1 } as const;
    expect(cowpath().do(reveal(1, 'Ben')).do(give).table.outcome).toEqual({ kind: 'broken-off' });
    expect(cowpath().do(give).table.outcome).toEqual({ kind: 'broken-off' });
    expect(cowpath().do(reveal(0, 'Ada')).do(give).table.outcome).toMatchObject({ kind: 'win', seat: 0 });
  });
});

describe('the record', () => {
  const played = (bench: Bench) => {
    const dice = () => ({ dice: tableDice(bench.table, SECRET) });
    bench.table.seats.forEach((_, seat) => bench.do(reveal(seat, NAMES[seat]!)));
    if (rollOffOf(bench.table) === null && bench.table.phase === 'opening')
      bench.do({ kind: 'toss' }, dice());
    for (let roll = 0; bench.table.phase === 'opening' && roll < 30; roll++)
      bench.do({ kind: 'tick' }, { by: HOUSE, now: bench.table.lastAt + REVEAL_SEED_MS, ...dice() });
    const seat = gameAt(bench.table).position.seat;
    const move = bench.table.choice.game === 'cowpath' ? 't12345' : 't12';
    bench.do({ kind: 'play', seat, move }, dice());
    for (const each of [0, 1]) if (bench.table.phase === 'playing') bench.do({ kind: 'give-up', seat: each });
    bench.do({ kind: 'reveal', secret: SECRET }, { by: HOUSE });
    const record = parseRecord(makeRecord(recordOf(bench.table)!));
    if (isUnreadable(record)) throw new Error(record.reason);
    expect(record).toEqual(recordOf(bench.table));
    return record;
  };

  test('of a coin toss is checked with its seeds', () => {
    const record = played(cowpath(LOT));
    expect(record.dice).toMatchObject({ scheme: 2, opening: { kind: 'coin' } });
    expect(checkDice(record)).toMatchObject({
      honest: true,
      scheme: 2,
      seeds: ['committed', 'committed'],
      opening: { kind: 'coin', honest: true, expected: record.setup.first },
    });
    const other = { ...record, setup: { ...record.setup, first: 1 - record.setup.first }, tokens: [] };
    expect(checkDice(other as typeof record)).toMatchObject({ honest: false, opening: { honest: false } });
  });

  test('of a roll-off is checked throw by throw', () => {
    const record = played(trio());
    const check = checkDice(record);
    expect(check).toMatchObject({
      honest: true,
      opening: { kind: 'roll-off', beginner: record.setup.first },
    });
    const { opening } = record.dice!;
    if (opening?.kind !== 'roll-off') throw new Error('no roll-off');
    const withRolls = (rolls: readonly string[]) =>
      checkDice({ ...record, dice: { ...record.dice!, opening: { ...opening, rolls } } });
    const changed = opening.rolls.with(0, opening.rolls[0] === '00' ? '01' : '00');
    expect(withRolls(changed)).toMatchObject({ honest: false, opening: { honest: false } });
    expect(withRolls(opening.rolls.slice(0, -1))).toMatchObject({
      honest: false,
      opening: { beginner: null },
    });
    expect(withRolls([...opening.rolls, '11'])).toMatchObject({ honest: false });
  });

  test('with another seed than the one committed to, or without it, is wrong', () => {
    const record = played(cowpath());
    const withSeeds = (seeds: readonly string[]) =>
      checkDice({ ...record, dice: { ...record.dice!, seeds } });
    expect(withSeeds([seedOf('Eve'), seedOf('Ben')])).toMatchObject({
      honest: false,
      seeds: ['differs', 'committed'],
    });
    expect(withSeeds(['', seedOf('Ben')])).toMatchObject({
      honest: false,
      seeds: ['not-revealed', 'committed'],
    });
    expect(checkDice(record)).toMatchObject({ honest: true, opening: { kind: 'chosen' } });
  });
});
