import { gameAt } from './table.ts';
import { scriptedFaces } from '@abacow/dice';
import { isUnreadable } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { rebuild } from './apply.ts';
import { checkDice } from './check.ts';
import type { GameChoice } from './choice.ts';
import { timeLeft } from './clock.ts';
import { tableDice } from './dice.ts';
import type { TableEvent } from './events.ts';
import { ALL_SHOWN, type SeatHelp, askedResult, helpOf, isAnswerAwaited } from './help.ts';
import { type OpenOptions, isRematchAgreed, openTable, rematchOf } from './open.ts';
import { recordOf } from './record.ts';
import { HOUSE } from './seats.ts';
import {
  Bench,
  COMMITMENT,
  SECRET,
  computer,
  cowpathOptions,
  person,
  trioOptions,
} from './tables.testing.ts';
import { parseEvent } from './events.ts';
import { makeEvents, parseEvents } from './text.ts';
import { lastEffects, tokensOf } from './steps.ts';

const CHOICE = { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 } as const;
const COSTLY: GameChoice = { ...CHOICE, wrongAnswer: 'loses-turn' };
const WORK_OUT: SeatHelp = { help: 'work-out', hidesNumbers: false };
const FIND: SeatHelp = { help: 'find', hidesNumbers: false };

const opened = (first: SeatHelp, more: Partial<OpenOptions> = {}): Bench =>
  new Bench(
    trioOptions({
      choice: CHOICE,
      opening: { kind: 'chosen', seat: 0 },
      seats: [person('Ada'), person('Ben')],
      seeds: ['a', 'b'],
      helps: [first, ALL_SHOWN],
      ...more,
    }),
  );

const thrown = (bench: Bench, faces: string, move = 't12'): Bench =>
  bench.do(
    { kind: 'play', seat: gameAt(bench.table).position.seat, move },
    { dice: scriptedFaces('0123456789', faces) },
  );
const answer = (value: number, seat = 0) => ({ kind: 'answer', seat, value }) as const;
const place = (move: string, seat = 0) => ({ kind: 'play', seat, move }) as const;
const choose = (help: SeatHelp, seat = 0) => ({ kind: 'choose-help', seat, ...help }) as const;
const kinds = (events: readonly TableEvent[]): readonly string[] => events.map(({ kind }) => kind);

describe('a player who works it out', () => {
  test('must give the right answer before placing', () => {
    const bench = thrown(opened(WORK_OUT), '78');
    expect(askedResult(bench.table)).toBe(56);
    expect(bench.refusal(place('7x8'))).toBe('answer/first');
    bench.do(answer(54));
    expect(bench.events.at(-1)).toMatchObject({ kind: 'answered', seat: 0, value: 54, right: false });
    expect(bench.table).toMatchObject({
      game: { answer: { value: 54, right: false }, position: { seat: 0 } },
    });
    expect(bench.refusal(place('7x8'))).toBe('answer/first');
    bench.do(answer(56));
    expect(isAnswerAwaited(bench.table)).toBe(false);
    expect(bench.refusal(answer(56))).toBe('answer/already');
    bench.do(place('8x7'));
    expect(bench.table).toMatchObject({ game: { answer: null, position: { seat: 1 } } });
  });

  test('adds on the addition board', () => {
    const bench = thrown(opened(WORK_OUT, { choice: { ...CHOICE, board: 'addition' } }), '78');
    bench.do(answer(56)).do(answer(15)).do(place('7x8'));
    expect(bench.events.slice(-3)).toMatchObject([{ right: false }, { right: true }, { token: '7x8' }]);
  });

  test('is asked only where a pawn is to be placed: not before a throw, not after a 0', () => {
    const bench = opened(WORK_OUT);
    expect(bench.refusal(answer(1))).toBe('answer/not-asked');
    thrown(bench, '70');
    expect(gameAt(bench.table).position.seat).toBe(1);
    expect(bench.refusal(answer(0))).toBe('turn/not-yours');
    expect(bench.refusal(answer(0, 1))).toBe('answer/not-asked');
  });

  test('is asked again after a double, and with a kept die', () => {
    const bench = thrown(opened(WORK_OUT), '66').do(answer(36)).do(place('6x6'));
    expect(gameAt(bench.table).position.seat).toBe(0);
    thrown(bench, '7', 't2');
    expect(askedResult(bench.table)).toBe(42);
    expect(bench.refusal(place('6x7'))).toBe('answer/first');
  });

  test.each([-1, 1.5, 10_000, Number.NaN])('%s is not an answer', (value) => {
    expect(thrown(opened(WORK_OUT), '78').refusal(answer(value))).toBe('answer/number');
  });

  test('nobody else answers', () => {
    const bench = thrown(opened(WORK_OUT), '78');
    expect(bench.refusal(answer(56), { by: 'Ben' })).toBe('seat/not-yours');
    expect(bench.refusal(answer(56, 1))).toBe('turn/not-yours');
  });
});

describe('a player who finds it', () => {
  test('answers by placing; a wrong square is a wrong answer', () => {
    const bench = thrown(opened(FIND), '78').do(answer(54));
    expect(gameAt(bench.table).answer).toEqual({ value: 54, right: false });
    bench.do(place('7x8'));
    expect(gameAt(bench.table).answer).toBeNull();
  });

  test('may also tap the right number on another square', () => {
    const bench = thrown(opened(FIND), '38').do(answer(24));
    expect(isAnswerAwaited(bench.table)).toBe(false);
    bench.do(place('3x8'));
  });
});

describe('where a wrong answer costs the turn', () => {
  test.each([
    ['work-out', WORK_OUT],
    ['find', FIND],
  ] as const)('%s: the turn passes, and the record can be replayed', (_, help) => {
    const bench = thrown(opened(help, { choice: COSTLY }), '78').do(answer(54));
    expect(bench.events.at(-1)).toMatchObject({ kind: 'answered', right: false });
    expect(tokensOf(bench.table)).toEqual(['t12=78', 'lost']);
    expect(bench.table).toMatchObject({
      game: { position: { seat: 1 }, before: null, lastDecision: null, answer: null },
    });
    expect(lastEffects(bench.table)).toMatchObject([{ kind: 'turn-lost', seat: 0, reason: 'answer' }, {}]);
    expect(bench.refusal({ kind: 'take-back', seat: 0 })).toBe('take-back/nothing');
    expect(rebuild(bench.events)).toEqual(bench.table);
    expect(recordOf(bench.table)!.tokens).toEqual(['t12=78', 'lost']);
  });

  test('the dice of such a game can be checked', () => {
    const bench = opened(WORK_OUT, { choice: COSTLY, helps: [WORK_OUT, WORK_OUT] });
    for (let turn = 0; turn < 12; turn++) {
      const { seat } = gameAt(bench.table).position;
      bench.do(place('t12', seat), { dice: tableDice(bench.table, SECRET) });
      if (isAnswerAwaited(bench.table)) bench.do(answer(9999, seat));
    }
    expect(tokensOf(bench.table).filter((token) => token === 'lost').length).toBeGreaterThan(3);
    bench.do({ kind: 'give-up', seat: 0 }).do({ kind: 'reveal', secret: SECRET }, { by: HOUSE });
    expect(checkDice(recordOf(bench.table)!)).toMatchObject({ kind: 'checked', honest: true });
  });

  test('nobody gives a turn up, and nobody changes the help to get out of a question', () => {
    const bench = thrown(opened(WORK_OUT, { choice: COSTLY }), '78');
    expect(bench.refusal(choose(ALL_SHOWN))).toBe('help/asked');
    bench.do(choose(FIND, 1)).do(answer(56)).do(choose(ALL_SHOWN));
    expect(bench.refusal(place('lost'))).toBe('move/unreadable');
  });
});

describe('choosing the help', () => {
  test('changes during the game, also while something is asked', () => {
    const bench = thrown(opened(WORK_OUT), '78').do(choose(ALL_SHOWN)).do(place('7x8'));
    bench.do(choose({ help: 'work-out', hidesNumbers: true }, 1));
    expect(bench.events.at(-1)).toMatchObject({ kind: 'help-chosen', seat: 1, hidesNumbers: true });
    expect(bench.refusal(choose({ help: 'work-out', hidesNumbers: true }, 1))).toBe('help/same');
    bench.do(choose({ help: 'find', hidesNumbers: true }, 1));
    expect(helpOf(bench.table, 1)).toEqual(FIND);
  });

  test('is for the own seat of a person, in a game with calculations that is not over', () => {
    const bench = opened(ALL_SHOWN, { seats: [person('Ada'), computer(2)] });
    expect(bench.refusal(choose(FIND), { by: 'Ben' })).toBe('seat/not-yours');
    expect(bench.refusal(choose(FIND, 1))).toBe('seat/not-yours');
    bench.do({ kind: 'give-up', seat: 0 });
    expect(bench.refusal(choose(FIND))).toBe('game/over');
    expect(new Bench(cowpathOptions()).refusal(choose(FIND))).toBe('help/none');
    expect(openTable(cowpathOptions({ helps: [FIND, FIND] }))).toMatchObject({ code: 'help/none' });
  });

  test('belongs to the player: a new one on the seat has everything shown', () => {
    const bench = new Bench(trioOptions({ choice: CHOICE, seats: [person('Ada'), person('Ben')] }), false);
    bench.do(choose(FIND, 1)).do({ kind: 'leave', seat: 1 });
    bench.do({ kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Cleo' }, seed: 'c' }, { by: 'Cleo' });
    expect(helpOf(bench.table, 1)).toEqual(ALL_SHOWN);
  });

  test('goes with the player into the rematch', () => {
    const bench = opened(WORK_OUT).do({ kind: 'give-up', seat: 0 });
    bench.do({ kind: 'want-rematch', seat: 0 }).do({ kind: 'want-rematch', seat: 1 });
    expect(isRematchAgreed(bench.table)).toBe(true);
    const next = rematchOf(bench.table, { id: 'next', commitment: COMMITMENT, seeds: ['', ''], now: 9000 });
    expect(new Bench(next).table.helps).toEqual([ALL_SHOWN, WORK_OUT]);
  });
});

test('a computer that plays for a person is asked nothing, and the person finds the question again', () => {
  const bench = thrown(opened(WORK_OUT), '78').do(answer(54));
  bench.do({ kind: 'call-computer', seat: 0 }, { by: 'Ben', absent: [0] });
  expect(askedResult(bench.table)).toBeNull();
  const sit = { kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Ada' }, seed: '' } as const;
  const back = new Bench(trioOptions(), false);
  back.table = bench.table;
  back.events.push(...bench.events);
  back.do(sit, { by: 'Ada' });
  expect(back.table).toMatchObject({ game: { answer: { value: 54, right: false } } });
  expect(back.refusal(place('7x8'))).toBe('answer/first');
  bench.do(place('7x8'));
  expect(gameAt(bench.table).position.seat).toBe(1);
});

describe('taking back', () => {
  test('a placement that is taken back needs no second answer', () => {
    const seats = [person('Ada'), person('Ben', 'Ada')];
    const bench = thrown(opened(WORK_OUT, { seats }), '78').do(answer(56)).do(place('7x8'));
    bench.do({ kind: 'take-back', seat: 0 });
    expect(gameAt(bench.table).answer).toEqual({ value: 56, right: true });
    bench.do(place('8x7'));
  });

  test('nor does one that is undone after the computer has thrown', () => {
    const bench = thrown(opened(WORK_OUT, { seats: [person('Ada'), computer(1)] }), '78');
    bench.do(answer(56)).do(place('7x8'));
    thrown(bench, '12').do({ kind: 'undo', seat: 0 });
    expect(bench.events.at(-1)).toMatchObject({ kind: 'undone', tokens: 1 });
    expect(gameAt(bench.table).answer).toEqual({ value: 56, right: true });
  });

  test('an answer leaves the last decision where it is', () => {
    const bench = thrown(opened(WORK_OUT), '66').do(answer(36)).do(place('6x6'));
    bench.do(choose(FIND, 1)).do({ kind: 'take-back', seat: 0 });
    expect(tokensOf(bench.table)).toEqual(['t12=66']);
  });
});

describe('clocks', () => {
  test.each(['move', 'game'] as const)('per %s: an answer and a choice of help give no time', (kind) => {
    const bench = opened(WORK_OUT, { clock: { kind, ms: 60_000 } });
    thrown(bench, '78');
    const begun = bench.table.lastAt;
    bench.do(answer(54), { now: begun + 20_000 }).do(choose(FIND, 1), { now: begun + 30_000 });
    expect(timeLeft(bench.table, 0, begun + 30_000)).toBe(30_000);
    bench.do(answer(56), { now: begun + 40_000 });
    expect(timeLeft(bench.table, 0, begun + 40_000)).toBe(20_000);
    bench.do(place('7x8'), { now: begun + 60_000 });
    expect(bench.events.at(-1)).toMatchObject({ kind: 'time-up', seat: 0 });
  });

  test('a wrong answer that costs the turn ends the time of the player', () => {
    const bench = opened(WORK_OUT, { choice: COSTLY, clock: { kind: 'game', ms: 60_000 } });
    thrown(bench, '78');
    const begun = bench.table.lastAt;
    bench.do(answer(54), { now: begun + 20_000 });
    expect(timeLeft(bench.table, 0, begun + 50_000)).toBe(40_000);
    expect(timeLeft(bench.table, 1, begun + 50_000)).toBe(30_000);
  });

  test('nobody answers while the game is paused', () => {
    const bench = opened(WORK_OUT, {
      seats: [person('Ada', 'device'), person('Ben', 'device')],
      host: 'device',
      clock: { kind: 'game', ms: 60_000 },
    });
    thrown(bench, '78').do({ kind: 'pause' });
    expect(bench.refusal(answer(56))).toBe('turn/paused');
  });
});

describe('events', () => {
  test('a table where nobody chooses a help has the events that it always had', () => {
    const bench = thrown(opened(ALL_SHOWN), '78').do(place('7x8'));
    expect(kinds(bench.events)).toEqual(['opened', 'sat', 'sat', 'started', 'played', 'played']);
  });

  test('round-trip as text', () => {
    const bench = thrown(opened({ help: 'work-out', hidesNumbers: true }), '78')
      .do(answer(54))
      .do(answer(56));
    const text = makeEvents(bench.events);
    const read = parseEvents(text);
    if (isUnreadable(read)) throw new Error(read.reason);
    expect(read).toEqual(bench.events);
    expect(rebuild(read)).toEqual(bench.table);
  });

  test('nothing contains the product before it is answered', () => {
    const bench = thrown(opened(WORK_OUT), '78');
    expect(makeEvents(bench.events.slice(1))).not.toMatch(/(?<![0-9a-f])56(?![0-9a-f])/);
  });

  test.each([
    { kind: 'help-chosen', at: 1, seat: 0 },
    { kind: 'help-chosen', at: 1, seat: 0, help: 'guess' },
    { kind: 'help-chosen', at: 1, seat: 0, help: 'find', hidesNumbers: 1 },
    { kind: 'answered', at: 1, seat: 0, value: '56', right: true },
    { kind: 'answered', at: 1, seat: 0, value: 5.6, right: true },
    { kind: 'answered', at: 1, seat: 0, value: 56 },
  ])('%j is not an event', (json) => {
    expect(isUnreadable(parseEvent(json) as object)).toBe(true);
  });

  test.each([
    [{ kind: 'answered', at: 2000, seat: 0, value: 54, right: true }, '54 is not right'],
    [{ kind: 'answered', at: 2000, seat: 0, value: 56, right: false }, '56 is not wrong'],
    [{ kind: 'answered', at: 2000, seat: 1, value: 56, right: true }, 'turn/not-yours'],
    [{ kind: 'played', at: 2000, seat: 0, token: '7x8' }, 'answer/first'],
  ] as const)('%j is impossible', (event, reason) => {
    const { events } = thrown(opened(WORK_OUT), '78');
    expect(rebuild([...events, event])).toMatchObject({ reason: expect.stringContaining(reason) as string });
  });

  test('Cowpath has no helps', () => {
    const { events } = new Bench(cowpathOptions());
    expect(rebuild([...events, { kind: 'help-chosen', at: 2000, seat: 0, help: 'find' }])).toMatchObject({
      reason: expect.stringContaining('help/none') as string,
    });
  });
});
