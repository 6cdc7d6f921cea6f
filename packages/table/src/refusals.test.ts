/** Every refused command: its code and what the refusal is about. */
import { describe, expect, test } from 'vitest';
import type { Command } from './commands.ts';
import type { Context } from './decide.ts';
import type { OpenOptions } from './open.ts';
import type { TableRefusalCode } from './refusals.ts';
import { Bench, SECRET, computer, cowpathOptions, person, trioOptions } from './tables.testing.ts';

const OPEN = { kind: 'open' } as const;
const LOT = { kind: 'lot' } as const;
const GAME = { kind: 'game', ms: 10_000 } as const;

const seating = (more: Partial<OpenOptions> = {}) => new Bench(cowpathOptions(more), false);
const playing = (more: Partial<OpenOptions> = {}) => new Bench(cowpathOptions(more));
const coin = () => playing({ opening: LOT });
const rollOff = () => new Bench(trioOptions());
const three = () => new Bench(trioOptions({ opening: { kind: 'chosen', seat: 0 } }));
const over = (more: Partial<OpenOptions> = {}) => playing(more).do({ kind: 'give-up', seat: 0 });
const kept = () => seating({ seeds: ['daisy', null] });
const alone = () => playing({ clock: GAME, seats: [person('Ada'), person('Ben', 'Ada')] });
const marked = () =>
  playing().do({ kind: 'play', seat: 0, move: 't12345' }).do({ kind: 'play', seat: 0, move: '-' });
const offered = () => playing().do({ kind: 'offer-tie', seat: 0 });

const sit = (seat: number, name = 'Zoe'): Command => ({
  kind: 'sit',
  seat,
  sitter: { kind: 'person', name },
  seed: '',
});
const sitComputer = (seat: number, level = 3): Command =>
  ({ kind: 'sit', seat, sitter: { kind: 'computer', level }, seed: '' }) as Command;
const play = (seat: number, move: string): Command => ({ kind: 'play', seat, move });
const at = (kind: 'leave' | 'roll' | 'take-back' | 'give-up' | 'want-rematch', seat: number): Command => ({
  kind,
  seat,
});
const tie = (kind: 'offer-tie' | 'agree-tie' | 'decline-tie', seat: number): Command => ({ kind, seat });
const absent = (kind: 'call-computer' | 'end-absent', seat: number): Command => ({ kind, seat });
const plain = (kind: 'start' | 'toss' | 'tick' | 'pause' | 'resume' | 'abandon'): Command => ({ kind });
const reveal = (secret: string): Command => ({ kind: 'reveal', secret });

type Row = readonly [
  what: string,
  code: TableRefusalCode,
  about: string,
  bench: () => Bench,
  command: Command,
  context?: Partial<Context>,
];

const refused = (rows: readonly Row[]): void => {
  for (const [what, code, about, bench, command, context = {}] of rows)
    test(`${what}: ${code} about "${about}"`, () => {
      expect(bench().try(command, context)).toEqual({ kind: 'refusal', code, about });
    });
};

const byBen = { by: 'Ben' };
const byZoe = { by: 'Zoe' };
const byHouse = { by: 'house' };

describe('sitting down is refused', () => {
  const oneOpen = () => seating({ seats: [person('Ada'), OPEN] });
  refused([
    ['where there is no seat', 'seat/unknown', '2', oneOpen, sit(2), byZoe],
    ['after the end', 'game/over', '0', over, sit(0), byZoe],
    ['where somebody sits', 'seat/taken', '0', oneOpen, sit(0), byZoe],
    ['where a seat is reserved for another', 'seat/taken', '1', kept, sit(1), byZoe],
    [
      'to a computer where a seat is reserved for the host',
      'seat/taken',
      '0',
      () => seating({ seeds: [null, 'clover'] }),
      sitComputer(0),
    ],
    ['without a name', 'seat/name', ' ', oneOpen, sit(1, ' '), byZoe],
    [
      'to a computer that somebody other than the host adds',
      'table/not-host',
      '1',
      oneOpen,
      sitComputer(1),
      byZoe,
    ],
    ['to a computer with an unknown level', 'seat/level', '6', oneOpen, sitComputer(1, 6)],
  ]);
});

describe('starting is refused', () => {
  refused([
    ['to a guest', 'table/not-host', '', () => seating(), plain('start'), byBen],
    ['twice', 'start/already', '', coin, plain('start')],
    [
      'with a seat open',
      'start/open-seats',
      '1',
      () => seating({ seats: [person('Ada'), OPEN] }),
      plain('start'),
    ],
    [
      'with the first seat open',
      'start/open-seats',
      '0',
      () => seating({ seats: [OPEN, person('Ben')] }),
      plain('start'),
    ],
    ['with a seat reserved', 'start/open-seats', '1', kept, plain('start')],
  ]);
});

describe('deciding who begins is refused', () => {
  refused([
    ['to a spectator', 'seat/not-yours', '', coin, plain('toss'), byZoe],
    ['before the start', 'opening/not-now', '', () => seating({ opening: LOT }), plain('toss')],
    ['after the coin fell', 'opening/not-now', '', () => coin().do(plain('toss')), plain('toss')],
    ['by a coin in Trio', 'opening/no-coin', '', rollOff, plain('toss')],
    ['by rolling in Cowpath', 'opening/no-roll-off', '0', coin, at('roll', 0)],
    ['by rolling after that is decided', 'opening/not-now', '1', three, at('roll', 1)],
    ['to a seat that is not next to roll', 'turn/not-yours', '1', rollOff, at('roll', 1)],
    ['to somebody who does not hold the seat', 'seat/not-yours', '0', rollOff, at('roll', 0), byBen],
  ]);
});

describe('a decision is refused', () => {
  const paused = () => alone().do(plain('pause'));
  refused([
    ['at a seat that does not exist', 'seat/unknown', '2', () => playing(), play(2, 't12345')],
    ['at another player’s seat', 'seat/not-yours', '0', () => playing(), play(0, 't12345'), byBen],
    ['in another player’s turn', 'turn/not-yours', '1', () => playing(), play(1, 't12345')],
    ['before the start', 'turn/not-playing', 't12345', () => seating(), play(0, 't12345')],
    ['in the opening', 'turn/not-playing', 't12345', coin, play(0, 't12345')],
    ['after the end', 'game/over', 't12345', () => over(), play(0, 't12345')],
    ['while the clock is stopped', 'turn/paused', 't12345', paused, play(0, 't12345')],
    ['that is not valid notation', 'move/unreadable', 'hello', () => playing(), play(0, 'hello')],
    ['that the rules refuse', 'throw/all-first', 't1', () => playing(), play(0, 't1')],
  ]);
});

describe('taking back is refused', () => {
  refused([
    ['before the start', 'turn/not-playing', '0', () => seating(), at('take-back', 0)],
    ['after the end', 'game/over', '1', () => over(), at('take-back', 1)],
    ['with nothing decided', 'take-back/nothing', '0', () => playing(), at('take-back', 0)],
    ['of another player’s decision', 'take-back/not-yours', '1', marked, at('take-back', 1)],
  ]);
});

describe('leaving and giving up are refused', () => {
  const againstComputer = { seats: [person('Ada'), computer(2)] };
  refused([
    ['before the start', 'turn/not-playing', '0', () => seating(), at('give-up', 0)],
    ['after the end', 'game/over', '1', () => over(), at('give-up', 1)],
    ['to a stand-in', 'seat/not-yours', '1', () => three().do(at('give-up', 1)), at('give-up', 1), byHouse],
    ['leaving after the end', 'game/over', '1', () => over(), at('leave', 1)],
    ['leaving a seat that does not exist', 'seat/unknown', '2', () => seating(), at('leave', 2)],
    [
      'leaving an open seat',
      'seat/open',
      '1',
      () => seating({ seats: [person('Ada'), OPEN] }),
      at('leave', 1),
    ],
    ['the host removing a person', 'seat/not-yours', '1', () => seating(), at('leave', 1), { by: 'Ada' }],
    [
      'a guest removing a computer',
      'seat/not-yours',
      '1',
      () => seating(againstComputer),
      at('leave', 1),
      byBen,
    ],
    [
      'removing a computer during a game',
      'start/already',
      '1',
      () => playing(againstComputer),
      at('leave', 1),
      { by: 'Ada' },
    ],
  ]);
});

describe('a tie is refused', () => {
  const declined = () => offered().do(tie('decline-tie', 1));
  const agreed = () => three().do(tie('offer-tie', 0)).do(tie('agree-tie', 1));
  refused([
    ['before the start', 'turn/not-playing', '0', () => seating(), tie('offer-tie', 0)],
    ['after the end', 'game/over', '1', () => over(), tie('offer-tie', 1)],
    ['while one is offered', 'tie/standing', '1', offered, tie('offer-tie', 1)],
    ['again before a decision', 'tie/too-soon', '0', declined, tie('offer-tie', 0)],
    ['that was not offered', 'tie/none', '1', () => playing(), tie('agree-tie', 1)],
    ['that was declined', 'tie/none', '1', declined, tie('decline-tie', 1)],
    ['agreed by the seat that offered it', 'tie/own', '0', offered, tie('agree-tie', 0)],
    ['declined by the seat that offered it', 'tie/own', '0', offered, tie('decline-tie', 0)],
    ['agreed again by the same seat', 'tie/none', '1', agreed, tie('agree-tie', 1)],
    ['answered before the start', 'turn/not-playing', '0', () => seating(), tie('agree-tie', 0)],
    ['answered after the end', 'game/over', '1', () => over(), tie('decline-tie', 1)],
  ]);
});

describe('the clock', () => {
  refused([
    ['is not up yet', 'clock/time-left', '', () => playing({ clock: GAME }), plain('tick')],
    [
      'cannot be stopped before the start',
      'turn/not-playing',
      '',
      () => seating({ clock: GAME }),
      plain('pause'),
    ],
    ['cannot be stopped after the end', 'game/over', '', () => over({ clock: GAME }), plain('pause')],
    ['cannot be stopped where there is none', 'clock/none', '', () => playing(), plain('pause')],
    [
      'cannot be stopped by one of two players',
      'pause/not-alone',
      '',
      () => playing({ clock: GAME }),
      plain('pause'),
    ],
    ['cannot be stopped by a spectator', 'pause/not-alone', '', alone, plain('pause'), byZoe],
    ['cannot be stopped twice', 'pause/not-now', '', () => alone().do(plain('pause')), plain('pause')],
  ]);
});

describe('acting on an absence is refused', () => {
  const away = { by: 'Ada', absent: [1] };
  const withComputer = () => playing({ seats: [person('Ada'), computer(2)] });
  refused([
    ['before the start', 'turn/not-playing', '1', () => seating(), absent('call-computer', 1), away],
    [
      'ending a game before the start, for a reserved seat',
      'turn/not-playing',
      '1',
      kept,
      absent('end-absent', 1),
      away,
    ],
    ['after the end', 'game/over', '1', () => over(), absent('end-absent', 1), away],
    [
      'to a spectator',
      'seat/not-yours',
      '1',
      () => playing(),
      absent('end-absent', 1),
      { ...away, ...byZoe },
    ],
    ['to HOUSE', 'seat/not-yours', '0', withComputer, absent('end-absent', 0), { ...byHouse, absent: [0] }],
    [
      'about a player who is here',
      'absence/here',
      '1',
      () => playing(),
      absent('call-computer', 1),
      { by: 'Ada' },
    ],
    [
      'about another player who is here',
      'absence/here',
      '0',
      () => playing(),
      absent('call-computer', 0),
      away,
    ],
    ['about a computer', 'absence/here', '1', withComputer, absent('call-computer', 1), away],
    [
      'about a seat that does not exist',
      'absence/here',
      '2',
      () => playing(),
      absent('call-computer', 2),
      { by: 'Ada', absent: [2] },
    ],
  ]);
});

describe('the end', () => {
  const revealed = () => over().do(reveal(SECRET), byHouse);
  const wanted = () => over().do(at('want-rematch', 1));
  refused([
    ['cannot be declared by a player', 'seat/not-yours', '', () => playing(), plain('abandon')],
    [
      'cannot be declared before the start',
      'turn/not-playing',
      '',
      () => seating(),
      plain('abandon'),
      byHouse,
    ],
    ['cannot be declared twice', 'game/over', '', () => over(), plain('abandon'), byHouse],
    ['must come before the secret', 'reveal/not-over', '', () => playing(), reveal(SECRET), byHouse],
    ['does not let a player reveal the secret', 'seat/not-yours', '', () => over(), reveal(SECRET)],
    ['reveals the secret only once', 'reveal/already', '', revealed, reveal(SECRET), byHouse],
    ['does not accept another secret', 'reveal/wrong', '', () => over(), reveal('ab'.repeat(32)), byHouse],
    ['does not accept an unreadable secret', 'reveal/wrong', '', () => over(), reveal('secret'), byHouse],
    [
      'does not accept a secret without a commitment',
      'reveal/wrong',
      '',
      () => over({ commitment: null }),
      reveal(SECRET),
      byHouse,
    ],
    ['must come before a rematch', 'rematch/not-over', '0', () => playing(), at('want-rematch', 0)],
    ['lets a seat ask for a rematch only once', 'rematch/already', '1', wanted, at('want-rematch', 1)],
  ]);
});
