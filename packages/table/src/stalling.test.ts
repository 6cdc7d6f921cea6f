import { describe, expect, test } from 'vitest';
import { makeHex, scriptedFaces, sha256 } from '@abacow/dice';
import { rebuild } from './apply.ts';
import { REVEAL_SEED_MS, deadlineOf, openingDeadline, seedDeadline, timeLeft } from './clock.ts';
import type { Command } from './commands.ts';
import { mayOfferTie, mayTakeBack } from './decide/limits.ts';
import type { TableEvent } from './events.ts';
import { askedResult, isAnswerAwaited } from './help.ts';
import type { OpenOptions } from './open.ts';
import { HOUSE } from './seats.ts';
import { MAX_HELPS, MAX_PAUSES, isStale } from './stalling.ts';
import { gameAt, isUnderWay } from './table.ts';
import { Bench, computer, cowpathOptions, person, trioOptions } from './tables.testing.ts';

const MOVE = { clock: { kind: 'move', ms: 10_000 } } as const;
const SHARED = { seats: [person('Ada'), person('Ben')] };
const ALONE = { seats: [person('Ada'), person('Ben', 'Ada')] };
const AGAINST = { seats: [person('Ada'), computer(1)] };
const BACK = { kind: 'take-back', seat: 0 } as const;

const cowpath = (more: Partial<OpenOptions> = {}): Bench => new Bench(cowpathOptions(more));
const trio = (more: Partial<OpenOptions> = {}): Bench =>
  new Bench(
    trioOptions({
      choice: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
      opening: { kind: 'chosen', seat: 0 },
      seeds: ['a', 'b'],
      ...SHARED,
      ...more,
    }),
  );
const play = (bench: Bench, move: string, now = bench.table.lastAt): Bench =>
  bench.do({ kind: 'play', seat: gameAt(bench.table).position.seat, move }, { now });
const help = (seat: number, to: 'show' | 'find' | 'work-out', hidesNumbers = false): Command => ({
  kind: 'choose-help',
  seat,
  help: to,
  hidesNumbers,
});
/** Changes the help of a seat so many times. */
const changeHelp = (bench: Bench, seat: number, times: number, now = bench.table.lastAt): Bench => {
  for (let time = 0; time < times; time++) {
    const to = bench.table.helps[seat]!.help === 'show' ? 'find' : 'show';
    bench.do(help(seat, to), { now: now + time });
  }
  return bench;
};

describe('a decision that is taken back', () => {
  test('continues its old clock after the turn had passed on', () => {
    const bench = play(cowpath({ ...MOVE, ...ALONE }), 't12345', 1000);
    play(bench, '-', 7000).do(BACK, { now: 12_000 });
    expect([timeLeft(bench.table, 0, 12_000), deadlineOf(bench.table)]).toEqual([4000, 16_000]);
  });

  test('continues it also against computers, after their reply', () => {
    const bench = play(cowpath({ ...MOVE, ...AGAINST }), 't12345', 1000);
    play(bench, '-', 7000);
    play(bench, 't12345', 8000).do({ kind: 'undo', seat: 0 }, { now: 9000 });
    expect(timeLeft(bench.table, 0, 9000)).toBe(4000);
  });

  test('is taken back once where it is somebody’s business, and the next one again', () => {
    const bench = play(cowpath({ ...MOVE, ...AGAINST, scheme: 2, seeds: ['', ''] }), 't12345');
    play(bench, '-').do(BACK);
    play(bench, '-');
    expect([bench.refusal(BACK), mayTakeBack(bench.table)]).toEqual(['take-back/once', null]);
    play(play(bench, 't12345'), '-');
    play(play(bench, 't12345'), '-').do(BACK);
  });

  test('is taken back freely by one who plays alone without a clock, or on the own device', () => {
    for (const more of [AGAINST, ALONE, { ...AGAINST, ...MOVE }, { ...AGAINST, scheme: 2 as const }]) {
      const bench = play(cowpath({ seeds: ['', ''], ...more }), 't12345');
      for (let time = 0; time < 3; time++) play(bench, '-').do(BACK);
    }
  });

  test('is not taken back once the turn has passed to another person', () => {
    const bench = play(play(cowpath(), 't12345'), '-');
    expect([bench.refusal(BACK), mayTakeBack(bench.table)]).toEqual(['take-back/passed', null]);
    expect(bench.refusal({ kind: 'undo', seat: 0 })).toBe('take-back/passed');
  });

  test('is not taken back in a rated game', () => {
    const three = { seats: [person('Ada'), computer(1), person('Cleo')] };
    const opened = (isRated: boolean): Bench =>
      new Bench(trioOptions({ opening: { kind: 'chosen', seat: 0 }, isRated, ...three }));
    const placed = (bench: Bench): Bench => {
      bench.do({ kind: 'play', seat: 0, move: 't12' }, { dice: scriptedFaces('0123456789', '78') });
      return play(bench, '7x8');
    };
    expect(placed(opened(false)).do(BACK).table.isRated).toBe(false);
    const rated = placed(opened(true));
    expect([rated.refusal(BACK), mayTakeBack(rated.table)]).toEqual(['take-back/rated', null]);
  });
});

describe('deadlines', () => {
  const hash = (word: string): string => makeHex(sha256(sha256(new TextEncoder().encode(word))));
  const seed = (word: string): string => makeHex(sha256(new TextEncoder().encode(word)));
  const committed = (more: Partial<OpenOptions> = {}): Bench => {
    const bench = new Bench(
      trioOptions({
        choice: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
        scheme: 2,
        seats: [{ kind: 'open' }, { kind: 'open' }],
        seeds: [],
        ...MOVE,
        ...more,
      }),
      false,
    );
    for (const [seat, name] of ['Ada', 'Ben'].entries())
      bench.do(
        { kind: 'sit', seat, sitter: { kind: 'person', name }, seed: '', seedCommitment: hash(name) },
        { by: name },
      );
    return bench.do({ kind: 'start' }, { now: 2000 });
  };

  test('a seed is due a minute after the start, whatever happens meanwhile', () => {
    const bench = committed();
    expect(seedDeadline(bench.table)).toBe(2000 + REVEAL_SEED_MS);
    changeHelp(bench, 1, 3, 30_000);
    bench.do({ kind: 'reveal-seed', seat: 0, seed: seed('Ada') }, { now: 40_000 });
    expect(seedDeadline(bench.table)).toBe(2000 + REVEAL_SEED_MS);
    bench.do({ kind: 'end-absent', seat: 1 }, { by: 'Ada', now: 2000 + REVEAL_SEED_MS });
    expect(bench.table.outcome).toMatchObject({ kind: 'win', seat: 0 });
  });

  test('a throw of the opening is due after the throw before it, whatever happens meanwhile', () => {
    const bench = committed();
    bench.do({ kind: 'reveal-seed', seat: 0, seed: seed('Ada') }, { now: 3000 });
    bench.do({ kind: 'reveal-seed', seat: 1, seed: seed('Ben') }, { now: 4000 });
    expect(openingDeadline(bench.table)).toBe(14_000);
    changeHelp(bench, 1, 3, 9000);
    expect(openingDeadline(bench.table)).toBe(14_000);
    bench.do({ kind: 'roll', seat: 0 }, { now: 10_000 });
    expect(openingDeadline(bench.table)).toBe(20_000);
    changeHelp(bench, 0, 3, 15_000);
    bench.do({ kind: 'tick' }, { by: HOUSE, now: 20_000 });
    expect(bench.events.at(-1)).toMatchObject({ kind: 'rolled', seat: 1 });
  });

  test('a move is due after the move before it, whatever happens meanwhile', () => {
    const bench = trio({ ...MOVE });
    const due = 11_000;
    expect(deadlineOf(bench.table)).toBe(due);
    bench.do({ kind: 'offer-tie', seat: 0 }, { now: 3000 });
    bench.do({ kind: 'decline-tie', seat: 1 }, { now: 4000 });
    bench.do({ kind: 'offer-tie', seat: 1 }, { now: 5000 });
    changeHelp(bench, 0, 2, 6000);
    changeHelp(bench, 1, 2, 7000);
    expect(deadlineOf(bench.table)).toBe(due);
    expect(timeLeft(bench.table, 0, 8000)).toBe(3000);
    bench.do({ kind: 'tick' }, { by: HOUSE, now: due });
    expect(bench.table.outcome).toMatchObject({ kind: 'win', seat: 1, by: 'clock' });
  });

  test('a pause gives no time', () => {
    const bench = cowpath({ ...MOVE, ...ALONE });
    bench.do({ kind: 'pause' }, { now: 8000 }).do({ kind: 'resume' }, { now: 60_000 });
    expect(timeLeft(bench.table, 0, 60_000)).toBe(3000);
  });
});

describe('what nobody has to do has limits', () => {
  test('changes of help, for each seat and turn', () => {
    const bench = changeHelp(trio(), 1, MAX_HELPS);
    expect(bench.refusal(help(1, 'find'))).toBe('help/too-often');
    changeHelp(bench, 0, 1);
    play(bench, 't12');
    changeHelp(bench, 1, MAX_HELPS);
  });

  test('a decision that is taken back brings nothing of that again', () => {
    const bench = trio({ ...AGAINST, scheme: 2, seeds: ['', ''] });
    bench.do({ kind: 'play', seat: 0, move: 't12' }, { dice: scriptedFaces('0123456789', '78') });
    changeHelp(bench, 0, MAX_HELPS);
    changeHelp(play(bench, '7x8'), 0, 1).do(BACK);
    expect(bench.refusal(help(0, 'show'))).toBe('help/too-often');
  });

  test('changes of help before the start: a waiting table stays open', () => {
    const bench = new Bench(
      trioOptions({ scheme: 2, seats: [person('Ada'), { kind: 'open' }, { kind: 'open' }] }),
      false,
    );
    changeHelp(bench, 0, MAX_HELPS);
    expect(bench.refusal(help(0, 'find'))).toBe('help/too-often');
    bench.do({ kind: 'leave', seat: 0 });
    bench.do({ kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Ben' }, seed: '' }, { by: 'Ben' });
    changeHelp(bench, 0, 1);
  });

  test('none for who plays alone on the own device', () => {
    const bench = changeHelp(trio(ALONE), 1, 3 * MAX_HELPS);
    expect(rebuild(bench.events)).toEqual(bench.table);
  });

  test('a reserved seat chooses no help before its player has sat down', () => {
    const bench = new Bench(trioOptions({ seeds: [null, 'b', 'c'] }), false);
    expect(bench.refusal(help(0, 'find'))).toBe('seat/open');
  });

  test('a tie is offered only to people, and once for each token', () => {
    const online = { scheme: 2, seeds: ['', ''] } as const;
    const bench = cowpath({ ...AGAINST, ...online });
    expect([bench.refusal({ kind: 'offer-tie', seat: 0 }), mayOfferTie(bench.table, 0)]).toEqual([
      'tie/nobody',
      false,
    ]);
    const pair = cowpath(SHARED);
    expect(mayOfferTie(pair.table, 0)).toBe(true);
    pair.do({ kind: 'offer-tie', seat: 0 }).do({ kind: 'decline-tie', seat: 1 });
    expect(mayOfferTie(pair.table, 0)).toBe(false);
  });

  test('pauses: so many for each turn, and a clock that runs is not started again', () => {
    const bench = cowpath({ ...MOVE, ...AGAINST, scheme: 2, seeds: ['', ''] });
    expect(bench.refusal({ kind: 'resume' })).toBe('pause/not-now');
    for (let time = 0; time < MAX_PAUSES; time++) bench.do({ kind: 'pause' }).do({ kind: 'resume' });
    expect(bench.refusal({ kind: 'pause' })).toBe('pause/too-often');
    bench.do({ kind: 'resume' }, { by: HOUSE });
  });

  test('a pause ends when another person takes a seat again', () => {
    const bench = cowpath({ ...MOVE, ...SHARED });
    bench.do({ kind: 'call-computer', seat: 1 }, { by: 'Ada', absent: [1] });
    bench.do({ kind: 'pause' }, { by: 'Ada', now: 3000 });
    bench.do(
      { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: '' },
      { by: 'Ben', now: 9000 },
    );
    expect(gameAt(bench.table).paused).toBe(false);
    expect(timeLeft(bench.table, 0, 9000)).toBe(8000);
  });
});

describe('wrong answers', () => {
  const wrong = { kind: 'answer', seat: 0, value: 1 } as const;
  const asked = (to: 'find' | 'work-out', more: Partial<OpenOptions> = {}): Bench =>
    trio({
      helps: [
        { help: to, hidesNumbers: false },
        { help: 'show', hidesNumbers: false },
      ],
      ...more,
    }).do({ kind: 'play', seat: 0, move: 't12' }, { dice: scriptedFaces('0123456789', '78') });

  test('after three that cost nothing the result is shown, and the player goes on', () => {
    const bench = asked('work-out').do(wrong).do(wrong);
    expect(bench.refusal({ kind: 'play', seat: 0, move: '7x8' })).toBe('answer/first');
    bench.do(wrong);
    expect([askedResult(bench.table), isAnswerAwaited(bench.table)]).toEqual([null, false]);
    expect(bench.refusal(wrong)).toBe('answer/shown');
    expect(bench.refusal({ ...wrong, value: 56 })).toBe('answer/shown');
    play(bench, '7x8');
    expect(rebuild(bench.events)).toEqual(bench.table);
  });

  test('another help does not begin the count anew', () => {
    const bench = asked('find').do(wrong).do(wrong).do(wrong);
    bench.do(help(0, 'work-out'));
    expect(bench.refusal(wrong)).toBe('answer/shown');
  });

  test('alone on the own device one may try as often as one likes, and stored answers are read', () => {
    const bench = asked('work-out', ALONE);
    for (let time = 0; time < 9; time++) bench.do(wrong);
    expect(isAnswerAwaited(bench.table)).toBe(true);
    const shared = asked('work-out');
    const stored = Array.from({ length: 9 }, (): TableEvent => ({
      ...wrong,
      kind: 'answered',
      at: 2000,
      right: false,
    }));
    expect(rebuild([...shared.events, ...stored])).toMatchObject({ phase: 'playing' });
  });
});

describe('a command is stale', () => {
  const AT = { at: 1 };
  const chosen: TableEvent = { kind: 'help-chosen', ...AT, seat: 1, help: 'find' };
  const offered: TableEvent = { kind: 'tie-offered', ...AT, seat: 1 };
  const played: TableEvent = { kind: 'played', ...AT, seat: 1, token: '-' };
  const sat: TableEvent = { kind: 'sat', ...AT, seat: 1, seating: { kind: 'computer', level: 1 }, seed: '' };
  const started: TableEvent = { kind: 'started', ...AT };
  const move: Command = { kind: 'play', seat: 0, move: '-' };

  test('only after events that change what it decides', () => {
    const stale = (command: Command, ...missed: TableEvent[]): boolean =>
      isStale(command, [started, ...missed], 1);
    expect(stale(move)).toBe(false);
    expect(stale(move, chosen, offered, chosen)).toBe(false);
    expect(stale(move, chosen, played)).toBe(true);
    expect(stale({ kind: 'agree-tie', seat: 0 }, chosen)).toBe(false);
    expect(stale({ kind: 'agree-tie', seat: 0 }, offered)).toBe(true);
    expect(stale({ kind: 'give-up', seat: 0 }, played, chosen)).toBe(false);
    expect(stale({ kind: 'reveal-seed', seat: 0, seed: '' }, started)).toBe(false);
    expect(stale({ kind: 'leave', seat: 0 }, sat)).toBe(false);
    expect(stale({ kind: 'leave', seat: 0 }, sat, started)).toBe(true);
    expect(stale({ kind: 'close' }, chosen)).toBe(false);
    expect(stale({ kind: 'close' }, sat)).toBe(true);
    expect(stale({ kind: 'abandon' }, chosen)).toBe(true);
  });
});

test('a table can be broken off in every phase of its game', () => {
  for (const bench of [trio(), new Bench(trioOptions())]) {
    expect(isUnderWay(bench.table)).toBe(true);
    bench.do({ kind: 'abandon' }, { by: HOUSE });
    expect(bench.table.outcome).toEqual({ kind: 'broken-off' });
  }
});
