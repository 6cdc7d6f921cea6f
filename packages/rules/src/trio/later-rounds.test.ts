import { describe, expect, test } from 'vitest';
import { DUEL, trioOf } from '../../test/play.ts';
import { won } from '../../test/trio-text.ts';
import { isUnreadable, makeRecord, parseRecord, playText, startGame } from '../index.ts';
import { type TrioPosition, type TrioSetup, drawTrio, trio, viewTrio } from './index.ts';

const ROW = ['1x2', '1x3', '1x4'];
const GAME = { level: 'intermediate', rounds: 3 } as const;
/** After round one, which player 0 began and won. */
const second = (more: Partial<TrioSetup>, text = ''): TrioPosition =>
  trioOf({ ...GAME, ...more }, `${won(ROW, (more.players ?? 2) - 1)} ${text}`.trim());

describe('[TR-34] who begins later rounds can be agreed', () => {
  test('nothing agreed: the player to the left of the last beginner', () => {
    expect(second({ players: 3 })).toMatchObject({ round: 2, seat: 1, beginner: 1, rollOff: null });
    expect(second({ players: 3 }).setup).not.toHaveProperty('laterRounds');
  });

  test('the winner begins', () => {
    expect(second({ players: 3, laterRounds: 'winner' })).toMatchObject({ round: 2, seat: 0, beginner: 0 });
  });

  test('the loser begins: with two players the other one', () => {
    const position = second({ laterRounds: 'loser' });
    expect(position).toMatchObject({ seat: 1, beginner: 1 });
    // Player 1 has the higher score now, and player 0 won the round all the same.
    const next = trioOf(
      { ...GAME, rounds: 5, laterRounds: 'loser' },
      `${won(ROW)} ${won(['7x8', '7x9', '7x7'])} ${won(ROW)}`,
    );
    expect(next.scores).toEqual([18, 168]);
    expect(next).toMatchObject({ seat: 1 });
  });

  test('with more players it is the lowest score of those who lost, of equals the first to the left', () => {
    expect(second({ players: 4, laterRounds: 'loser' }).seat).toBe(1);
    const text = `${won(ROW, 3)} ${won(ROW, 3)}`;
    expect(trioOf({ ...GAME, players: 4, laterRounds: 'loser' }, text)).toMatchObject({
      scores: [9, 9, 0, 0],
      seat: 2,
    });
  });

  test('rounds won count where they are the score', () => {
    const text = `${won(ROW, 2)} ${won(ROW, 2)}`;
    expect(trioOf({ rounds: 9, players: 3, laterRounds: 'loser' }, text)).toMatchObject({
      scores: [1, 1, 0],
      seat: 2,
    });
  });
});

describe('[TR-35] all throw again for a later round', () => {
  const AGAIN = { laterRounds: 'throw', players: 3 } as const;

  test('everybody throws both dice, one after the other, and nothing is placed', () => {
    expect(viewTrio(second(AGAIN))).toMatchObject({
      round: 2,
      toMove: 0,
      dice: null,
      mustPlace: false,
      legal: ['t12'],
      rollOff: { seats: [0, 1, 2], totals: [] },
    });
    expect(viewTrio(second(AGAIN, 't12=57 t12=00'))).toMatchObject({
      toMove: 2,
      legal: ['t12'],
      pawns: [[], [], []],
      rollOff: { seats: [0, 1, 2], totals: [12, 0] },
    });
  });

  test('the highest total begins the round with a throw of both dice', () => {
    expect(viewTrio(second(AGAIN, 't12=57 t12=99 t12=01'))).toMatchObject({
      toMove: 1,
      dice: null,
      legal: ['t12'],
      rollOff: null,
    });
    expect(viewTrio(second(AGAIN, 't12=57 t12=99 t12=01 t12=34 3x4')).pawns[1]).toEqual(['3x4']);
  });

  test('tied players throw again among themselves', () => {
    const tied = second(AGAIN, 't12=57 t12=01 t12=93');
    expect(viewTrio(tied)).toMatchObject({ toMove: 0, rollOff: { seats: [0, 2], totals: [] } });
    expect(drawTrio(second(AGAIN, 't12=57 t12=01 t12=93 t12=11'))).toMatch(
      /player C throws for the start of the round, player A 2$/,
    );
    expect(second(AGAIN, 't12=57 t12=01 t12=93 t12=11 t12=12')).toMatchObject({ seat: 2, rollOff: null });
  });

  test.each([
    ['next', 't12=57', '', [0, 1, 2], 1],
    ['tie', 't12=75', 't12=57 t12=01', [0, 2], 0],
    ['begins', 't12=75', 't12=57 t12=98', [1], 1],
  ] as const)('its effects: %s', (then, token, before, seats, seat) => {
    const from = second(AGAIN, before);
    const thrown = trio.play(from, trio.legalMoves(from)[0]!);
    const faces = [...token.slice(4)].map(Number) as [number, number];
    const fall = trio.fallOf(faces);
    expect(trio.effects(thrown, fall, trio.play(thrown, fall))).toEqual([
      { kind: 'landed', seat: from.seat, faces: token.slice(4), first: faces[0], second: faces[1], kept: 0 },
      { kind: 'rolled', seat: from.seat, total: faces[0] + faces[1], then, seats },
      { kind: 'turn', seat },
    ]);
  });

  test('a record with it can be read and replayed', () => {
    const setup = { game: 'trio', ...DUEL, ...GAME, laterRounds: 'throw' } as const;
    const tokens = `${won(ROW)} t12=12 t12=57 t12=34 3x4`.split(' ');
    const players = ['Ada', 'Ben'].map((name) => ({ kind: 'person', name }) as const);
    const read = parseRecord(makeRecord({ setup, tokens, players, result: null, dice: null }));
    if (isUnreadable(read)) throw new Error(read.reason);
    expect(read).toMatchObject({ setup, tokens });
    expect(playText(startGame(read.setup), read.tokens)).toMatchObject({ round: 2, beginner: 1, seat: 0 });
  });
});

describe('[TR-36] colours', () => {
  const colours = ['green', 'red'] as const;

  test('belong to the setup and change nothing', () => {
    const setup = trio.parseSetup({ ...DUEL, colours });
    expect(setup).toMatchObject({ colours });
    expect(viewTrio(trioOf({ colours }, 't12=57'))).toEqual(viewTrio(trioOf({}, 't12=57')));
  });

  test.each([[['red']], [['red', 'red']], [['red', 'pink']], [['red', 'blue', 'green']], ['red blue']])(
    '%j are refused for two',
    (wrong) => {
      expect(trio.parseSetup({ ...DUEL, colours: wrong })).toMatchObject({ kind: 'unreadable' });
    },
  );
});

test('setups without these fields are written as before', () => {
  expect(JSON.stringify(trio.makeSetup({ game: 'trio', ...DUEL }))).toBe(
    '{"game":"trio","board":"multiplication","players":2,"level":"junior","target":200,"first":0}',
  );
  expect(viewTrio(trioOf({ laterRounds: 'winner' }))).toEqual(viewTrio(trioOf({})));
  expect(trio.parseSetup({ ...DUEL, laterRounds: 'left' })).toMatchObject({ kind: 'unreadable' });
});
