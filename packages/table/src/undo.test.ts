import { scriptedFaces } from '@abacow/dice';
import { isUnreadable, legalNotation, makeRecord, parseRecord } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { apply, rebuild } from './apply.ts';
import { checkDice } from './check.ts';
import { timeLeft } from './clock.ts';
import { makeTableDice } from './dice.ts';
import { recordOf } from './record.ts';
import { HOUSE } from './seats.ts';
import { Bench, SECRET, computer, cowpathOptions, person, trioOptions } from './tables.testing.ts';
import { mayTakeBack } from './decide/limits.ts';
import { gameAt, mayUndo } from './table.ts';
import { makeEvents, parseEvents } from './text.ts';
import { lastEffects, tokensOf } from './steps.ts';

const AGAINST = { seats: [person('Ada'), computer(3)] };
const UNDO = { kind: 'undo', seat: 0 } as const;

const against = (more: Parameters<typeof cowpathOptions>[0] = {}) =>
  new Bench(cowpathOptions({ ...AGAINST, ...more }));

const play = (bench: Bench, move: string, fall?: string, faces = '12345c'): Bench => {
  const seat = gameAt(bench.table).position.seat;
  return bench.do(
    { kind: 'play', seat, move },
    fall === undefined ? {} : { dice: scriptedFaces(faces, fall) },
  );
};
const tens = (bench: Bench, move: string, fall?: string): Bench => play(bench, move, fall, '0123456789');

/** Ada marks c1, the computer replies with d2. */
const replied = (bench = against()): Bench => {
  play(bench, 't12345', '1c35c');
  play(bench, 'c1');
  play(bench, 't12345', 'cc123');
  return play(bench, 'd2');
};

describe('undo', () => {
  test('before new dice fall, a decision is taken back as always', () => {
    const bench = against();
    play(bench, 't12345', '1c35c');
    play(bench, 'c1');
    bench.do(UNDO);
    expect(bench.events.at(-1)).toEqual({ kind: 'taken-back', at: 1000, seat: 0 });
    expect(recordOf(bench.table)).not.toHaveProperty('takenBack');
  });

  test('with dice that several tables share, only until new dice fall', () => {
    const bench = against({ diceName: 'day 1' });
    play(bench, 't12345', '1c35c');
    play(bench, 'c1');
    expect(mayTakeBack(bench.table)).toBe(0);
    play(bench, 't12345', 'cc123');
    play(bench, 'd2');
    expect(mayUndo(bench.table)).toBeNull();
    expect(mayUndo(replied().table)).toBe(0);
  });

  test('against computers, the last decision can be undone after their reply', () => {
    const { position: decided } = gameAt(play(against(), 't12345', '1c35c').table);
    const bench = replied();
    expect([mayTakeBack(bench.table), mayUndo(bench.table)]).toEqual([1, 0]);
    bench.do(UNDO);
    expect(bench.events.at(-1)).toEqual({ kind: 'undone', at: 1000, seat: 0, tokens: 1 });
    expect(gameAt(bench.table).position).toEqual(decided);
    expect(tokensOf(bench.table)).toEqual(['t12345=1c35c']);
    expect(gameAt(bench.table).takenBack).toEqual([
      { seat: 0, from: 1, tokens: ['c1', 't12345=cc123', 'd2'] },
    ]);
    expect(mayUndo(bench.table)).toBeNull();
    expect(bench.refusal(UNDO)).toBe('take-back/nothing');
  });

  test('it can also be undone in the middle of the reply', () => {
    const bench = against();
    play(bench, 't12345', '1c35c');
    play(bench, 'c1');
    play(bench, 't12345', 'cc123');
    bench.do(UNDO);
    expect(tokensOf(bench.table)).toEqual(['t12345=1c35c']);
  });

  test('not after the person has thrown again, and never a throw', () => {
    const bench = replied();
    play(bench, 't12345', '12345');
    expect(bench.refusal(UNDO)).toBe('take-back/nothing');
    play(bench, 't12345', '12345');
    // The third throw allows no mark: the turn is lost, and the computer plays.
    play(bench, 't12345', '12345');
    play(bench, 't12345', 'cc123');
    expect(mayUndo(bench.table)).toBeNull();
  });

  test('only the person may undo, and only their own decision', () => {
    const bench = replied();
    expect(bench.refusal(UNDO, { by: 'Mallory' })).toBe('seat/not-yours');
    expect(bench.refusal({ kind: 'undo', seat: 1 }, { by: 'Ada' })).toBe('seat/not-yours');
    expect(bench.refusal({ kind: 'undo', seat: 7 }, { by: 'Ada' })).toBe('seat/unknown');
  });

  test('with another person at the table, only until new dice fall', () => {
    const bench = new Bench(cowpathOptions({ seats: [person('Ada'), person('Ben', 'Ada')] }));
    play(bench, 't12345', '1c35c');
    play(bench, 'c1');
    bench.do(UNDO);
    play(bench, 'c1');
    play(bench, 't12345', 'cc123');
    expect(bench.refusal(UNDO)).toBe('take-back/nothing');
  });

  test('a computer’s throw ends it where another person is waiting', () => {
    const seats = [person('Ada'), computer(2), person('Ben')];
    const bench = new Bench(trioOptions({ opening: { kind: 'chosen', seat: 0 }, seats }));
    tens(bench, 't12', '57');
    tens(bench, '5x7');
    tens(bench, 't12', '68');
    expect(bench.refusal(UNDO)).toBe('take-back/nothing');
  });

  test('not at an online table, whatever its commands or events say', () => {
    const bench = replied(against({ scheme: 2 }));
    expect(bench.refusal(UNDO)).toBe('take-back/not-yours');
    expect(() => apply(bench.table, { kind: 'undone', at: 1000, seat: 0, tokens: 1 })).toThrow(
      'undone: nothing can be taken back',
    );
  });

  test('not where several tables share their dice: all must have the same ones', () => {
    const bench = replied(against({ diceName: 'day 1' }));
    expect(mayUndo(bench.table)).toBeNull();
  });

  test('a finished game stays finished: its secret is known', () => {
    const bench = replied().do({ kind: 'give-up', seat: 0 });
    expect(bench.refusal(UNDO)).toBe('game/over');
    expect(mayUndo(bench.table)).toBeNull();
  });

  test('not across a handover: every token keeps its player', () => {
    const seats = [person('Ada'), person('Ben'), computer(2)];
    const bench = new Bench(trioOptions({ opening: { kind: 'chosen', seat: 0 }, seats }));
    tens(bench, 't12', '57');
    tens(bench, '5x7');
    bench.do({ kind: 'give-up', seat: 1 });
    expect(bench.refusal(UNDO)).toBe('take-back/nothing');
    tens(bench, 't12', '10');
    tens(bench, 't12', '10');
    tens(bench, 't12', '57');
    tens(bench, '7x5');
    tens(bench, 't12', '10');
    bench.do(UNDO);
    expect(tokensOf(bench.table).at(-1)).toBe('t12=57');
  });

  test('an impossible event is refused', () => {
    const { events } = replied();
    for (const change of [{ seat: 1 }, { tokens: 0 }, { tokens: 2 }])
      expect(rebuild([...events, { kind: 'undone', at: 1000, seat: 0, tokens: 1, ...change }])).toMatchObject(
        {
          at: events.length + 1,
        },
      );
  });

  test('used time does not come back', () => {
    const bench = against({ clock: { kind: 'game', ms: 60_000 } });
    play(bench, 't12345', '1c35c');
    bench.do({ kind: 'play', seat: 0, move: 'c1' }, { now: 6000 });
    bench.do({ kind: 'play', seat: 1, move: 't12345' }, { now: 9000 });
    bench.do(UNDO, { now: 20_000 });
    expect(timeLeft(bench.table, 0, 20_000)).toBe(55_000);
    expect(timeLeft(bench.table, 0, 21_000)).toBe(54_000);
  });

  test('an offer of a tie ends, and can be made again only after a decision', () => {
    const bench = replied().do({ kind: 'offer-tie', seat: 0 });
    bench.do(UNDO);
    expect(gameAt(bench.table).tie).toBeNull();
    expect(bench.refusal({ kind: 'offer-tie', seat: 0 })).toBe('tie/too-soon');
    play(bench, 'd2');
    bench.do({ kind: 'offer-tie', seat: 0 });
  });

  test.each([
    ['a placement that won a round is undone after the next round has begun', undefined, true],
    ['not with a time limit: the round in progress may be the last', 600_000, false],
  ] as const)('%s', (_, timeLimitMs, may) => {
    const choice = {
      game: 'trio',
      board: 'multiplication',
      players: 2,
      level: 'expert',
      target: 200,
    } as const;
    const seats = [person('Ada'), computer(1)];
    const bench = new Bench(
      trioOptions({ choice, opening: { kind: 'chosen', seat: 0 }, seats, seeds: ['', ''], timeLimitMs }),
    );
    for (const [fall, to] of [
      ['11', '1x1'],
      ['12', '1x2'],
    ] as const) {
      tens(bench, 't12', fall);
      tens(bench, to);
      if (gameAt(bench.table).position.seat === 1) tens(bench, 't12', '10');
    }
    tens(bench, 't12', '13');
    const before = gameAt(bench.table).position;
    tens(bench, '1x3');
    expect(lastEffects(bench.table).map(({ kind }) => kind)).toContain('round-won');
    while (gameAt(bench.table).position.seat === 1) tens(bench, 't12', '10');
    expect(mayUndo(bench.table)).toBe(may ? 0 : null);
    if (!may) return;
    bench.do(UNDO);
    expect(gameAt(bench.table).position).toEqual(before);
  });
});

describe('events and records of undone decisions', () => {
  test('an undone decision is written and read back', () => {
    const bench = replied();
    bench.do(UNDO);
    const text = makeEvents(bench.events);
    const events = parseEvents(text);
    if (isUnreadable(events)) throw new Error(events.reason);
    expect(rebuild(events)).toEqual(bench.table);
    expect(parseEvents(text.replace('"tokens":1', '"tokens":-1'))).toMatchObject({
      reason: `line ${bench.events.length + 1}: "tokens" must be how many tokens were left`,
    });
  });

  /** Ada marks, the computer replies, Ada takes her mark back, three times; then both play on. */
  const withUndo = (): Bench => {
    const bench = against();
    const diceOf = makeTableDice(SECRET);
    let undone = 0;
    for (let step = 0; step < 200 && bench.table.phase === 'playing'; step++) {
      const { table } = bench;
      const seat = gameAt(table).position.seat;
      const back =
        gameAt(table).takenBack.length < 3 && seat === 0 && mayUndo(table) === 0 && mayTakeBack(table) !== 0;
      const legal = legalNotation(gameAt(table).position);
      const mark = legal.find((text) => !text.startsWith('t') && text !== '-');
      const move = (undone > 0 && legal.includes('-') ? '-' : mark) ?? legal.at(-1)!;
      if (back) bench.do(UNDO);
      else bench.do({ kind: 'play', seat, move }, { dice: diceOf(table) });
      undone = back ? 1 : 0;
    }
    if (bench.table.phase === 'playing') bench.do({ kind: 'give-up', seat: 0 });
    return bench.do({ kind: 'reveal', secret: SECRET }, { by: HOUSE });
  };

  test('dice that were seen are not thrown again, and every throw can be checked', () => {
    const { table, events } = withUndo();
    expect(gameAt(table).takenBack).toHaveLength(3);
    const record = parseRecord(makeRecord(recordOf(table)!));
    if (isUnreadable(record)) throw new Error(record.reason);
    expect(record).toEqual(recordOf(table));
    const check = checkDice(record);
    if (check.kind !== 'checked') throw new Error(check.kind);
    const thrown = events.flatMap((event) =>
      event.kind === 'played' && event.token.includes('=') ? [event.token] : [],
    );
    expect(check.throws.map(({ token }) => token)).toEqual(thrown);
    expect(check.throws.map(({ number }) => number)).toEqual(thrown.map((_, index) => index + 1));
    expect(check.honest).toBe(true);
    expect(check.throws.filter((one) => one.takenBack).map(({ token }) => token)).toEqual(
      gameAt(table).takenBack.flatMap(({ tokens }) => tokens.filter((token) => token.includes('='))),
    );
  });

  test('a record that hides what was taken back fails the check', () => {
    const { takenBack, ...record } = recordOf(withUndo().table)!;
    expect(takenBack).toHaveLength(3);
    expect(checkDice(record)).toMatchObject({ kind: 'checked', honest: false });
  });
});
