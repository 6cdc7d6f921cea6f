/** Every command that is refused: with which code, and about what. */
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
    ['where a seat is kept for another', 'seat/taken', '1', kept, sit(1), byZoe],
    [
      'to a computer where a seat is kept for the host',
      'seat/taken',
      '0',
      () => seating({ seeds: [null, 'clover'] }),
      sitComputer(0),
    ],
    ['without a name', 'seat/name', ' ', oneOpen, sit(1, ' '), byZoe],
    ['to a computer that the host did not bring', 'table/not-host', '1', oneOpen, sitComputer(1), byZoe],
    ['to a computer of no level', 'seat/level', '6', oneOpen, sitComputer(1, 6)],
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
    ['with a seat kept', 'start/open-seats', '1', kept, plain('start')],
  ]);
});

describe('settling who begins is refused', () => {
  refused([
    ['to an onlooker', 'seat/not-yours', '', coin, plain('toss'), byZoe],
    ['before the start', 'opening/not-now', '', () => seating({ opening: LOT }), plain('toss')],
    ['after the coin fell', 'opening/not-now', '', () => coin().do(plain('toss')), plain('toss')],
    ['by a coin in Trio', 'opening/no-coin', '', rollOff, plain('toss')],
    ['by rolling in Cowpath', 'opening/no-roll-off', '0', coin, at('roll', 0)],
    ['by rolling once that is settled', 'opening/not-now', '1', three, at('roll', 1)],
    ['to a seat that is not to roll', 'turn/not-yours', '1', rollOff, at('roll', 1)],
    ['to whom the seat does not belong', 'seat/not-yours', '0', rollOff, at('roll', 0), byBen],
  ]);
});

describe('a decision is refused', () => {
  const paused = () => alone().do(plain('pause'));
  refused([
    ['at no seat', 'seat/unknown', '2', () => playing(), play(2, 't12345')],
    ['at another’s seat', 'seat/not-yours', '0', () => playing(), play(0, 't12345'), byBen],
    ['in another’s turn', 'turn/not-yours', '1', () => playing(), play(1, 't12345')],
    ['before the start', 'turn/not-playing', 't12345', () => seating(), play(0, 't12345')],
    ['in the opening', 'turn/not-playing', 't12345', coin, play(0, 't12345')],
    ['after the end', 'game/over', 't12345', () => over(), play(0, 't12345')],
    ['while the clock is stopped', 'turn/paused', 't12345', paused, play(0, 't12345')],
    ['that nobody can read', 'move/unreadable', 'hello', () => playing(), play(0, 'hello')],
    ['that the rules refuse', 'throw/all-first', 't1', () => playing(), play(0, 't1')],
  ]);
});

describe('taking back is refused', () => {
  refused([
    ['before the start', 'turn/not-playing', '0', () => seating(), at('take-back', 0)],
    ['after the end', 'game/over', '1', () => over(), at('take-back', 1)],
    ['with nothing decided', 'take-back/nothing', '0', () => playing(), at('take-back', 0)],
    ['of another’s decision', 'take-back/not-yours', '1', marked, at('take-back', 1)],
  ]);
});

describe('leaving and giving up are refused', () => {
  const againstComputer = { seats: [person('Ada'), computer(2)] };
  refused([
    ['before the start', 'turn/not-playing', '0', () => seating(), at('give-up', 0)],
    ['after the end', 'game/over', '1', () => over(), at('give-up', 1)],
    ['to a stand-in', 'seat/not-yours', '1', () => three().do(at('give-up', 1)), at('give-up', 1), byHouse],
    ['leaving after the end', 'game/over', '1', () => over(), at('leave', 1)],
    ['leaving no seat', 'seat/unknown', '2', () => seating(), at('leave', 2)],
    [
      'leaving an open seat',
      'seat/open',
      '1',
      () => seating({ seats: [person('Ada'), OPEN] }),
      at('leave', 1),
    ],
    ['the host sending a person away', 'seat/not-yours', '1', () => seating(), at('leave', 1), { by: 'Ada' }],
    [
      'a guest sending a computer away',
      'seat/not-yours',
      '1',
      () => seating(againstComputer),
      at('leave', 1),
      byBen,
    ],
    [
      'sending a computer away in a game',
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
    ['to who offered it', 'tie/own', '0', offered, tie('agree-tie', 0)],
    ['declined by who offered it', 'tie/own', '0', offered, tie('decline-tie', 0)],
    ['to who agreed already', 'tie/none', '1', agreed, tie('agree-tie', 1)],
    ['answered before the start', 'turn/not-playing', '0', () => seating(), tie('agree-tie', 0)],
    ['answered after the end', 'game/over', '1', () => over(), tie('decline-tie', 1)],
  ]);
});

describe('the clock', () => {
  refused([
    ['says that no time is up', 'clock/time-left', '', () => playing({ clock: GAME }), plain('tick')],
    [
      'cannot be stopped before the start',
      'turn/not-playing',
      '',
      () => seating({ clock: GAME }),
      plain('pause'),
    ],
    ['cannot be stopped after the end', 'game/over', '', () => over({ clock: GAME }), plain('pause')],
    ['cannot be stopped where there is none', 'clock/none', '', () => playing(), plain('pause')],
    ['is not stopped by one of two', 'pause/not-alone', '', () => playing({ clock: GAME }), plain('pause')],
    ['is not stopped by an onlooker', 'pause/not-alone', '', alone, plain('pause'), byZoe],
    ['is not stopped twice', 'pause/not-now', '', () => alone().do(plain('pause')), plain('pause')],
  ]);
});

describe('acting on an absence is refused', () => {
  const away = { by: 'Ada', absent: [1] };
  const withComputer = () => playing({ seats: [person('Ada'), computer(2)] });
  refused([
    ['before the start', 'turn/not-playing', '1', () => seating(), absent('call-computer', 1), away],
    [
      'ending what has not begun, for a kept seat',
      'turn/not-playing',
      '1',
      kept,
      absent('end-absent', 1),
      away,
    ],
    ['after the end', 'game/over', '1', () => over(), absent('end-absent', 1), away],
    [
      'to an onlooker',
      'seat/not-yours',
      '1',
      () => playing(),
      absent('end-absent', 1),
      { ...away, ...byZoe },
    ],
    [
      'to the house',
      'seat/not-yours',
      '0',
      withComputer,
      absent('end-absent', 0),
      { ...byHouse, absent: [0] },
    ],
    ['about who is here', 'absence/here', '1', () => playing(), absent('call-computer', 1), { by: 'Ada' }],
    ['about another who is here', 'absence/here', '0', () => playing(), absent('call-computer', 0), away],
    ['about a computer', 'absence/here', '1', withComputer, absent('call-computer', 1), away],
    [
      'about no seat',
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
    ['is not declared by a player', 'seat/not-yours', '', () => playing(), plain('abandon')],
    ['is not declared before the start', 'turn/not-playing', '', () => seating(), plain('abandon'), byHouse],
    ['is not declared twice', 'game/over', '', () => over(), plain('abandon'), byHouse],
    ['comes before the secret', 'reveal/not-over', '', () => playing(), reveal(SECRET), byHouse],
    ['lets no player tell the secret', 'seat/not-yours', '', () => over(), reveal(SECRET)],
    ['tells the secret once', 'reveal/already', '', revealed, reveal(SECRET), byHouse],
    ['tells no other secret', 'reveal/wrong', '', () => over(), reveal('ab'.repeat(32)), byHouse],
    ['tells no secret that cannot be read', 'reveal/wrong', '', () => over(), reveal('secret'), byHouse],
    [
      'tells none where none was promised',
      'reveal/wrong',
      '',
      () => over({ commitment: null }),
      reveal(SECRET),
      byHouse,
    ],
    ['comes before another game', 'rematch/not-over', '0', () => playing(), at('want-rematch', 0)],
    ['lets a seat ask once', 'rematch/already', '1', wanted, at('want-rematch', 1)],
  ]);
});
