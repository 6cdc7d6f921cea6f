import { describe, expect, test } from 'vitest';
import { DUEL, trioOf } from '../../test/play.ts';
import { alone } from '../../test/trio-text.ts';
import { isUnreadable, makeRecord, parseRecord, playText, startGame } from '../index.ts';
import { isRefusal } from '../refusals.ts';
import { LOST_TURN, type TrioPosition, legalMoves, makeMove, trio, viewTrio } from './index.ts';

const COSTLY = { wrongAnswer: 'loses-turn' } as const;
const after = (text: string, more = {}): TrioPosition => trioOf({ ...COSTLY, ...more }, text);
const refusalOf = (position: TrioPosition): string | null => {
  const stepped = trio.step(position, LOST_TURN);
  return isRefusal(stepped) ? stepped.code : null;
};

describe('[TR-33] a wrong answer costs the turn where the players agreed on that', () => {
  test('no pawn is placed, the dice stay, and the next player may keep one', () => {
    const view = viewTrio(after('t12=57 lost'));
    expect(view).toMatchObject({ toMove: 1, dice: '57', mustPlace: false, pawns: [[], []] });
    expect(view.legal).toEqual(['t1', 't12', 't2']);
  });

  test('a double gives no further throw', () => {
    expect(after('t12=55 lost')).toMatchObject({ seat: 1, placing: false });
  });

  test('from the last player the turn passes to the first', () => {
    expect(after('t12=57 5x7 t12=12 lost')).toMatchObject({ seat: 0 });
  });

  test('with four pawns on the board none moves', () => {
    const pawns = ['1x2', '1x5', '4x8', '9x3'];
    expect(viewTrio(after(`${alone(pawns)} t12=57 lost`)).pawns[0]).toEqual(pawns);
  });

  test('it is reported as a lost turn', () => {
    const before = after('t12=57');
    const next = trio.play(before, LOST_TURN);
    expect(trio.effects(before, LOST_TURN, next)).toEqual([
      { kind: 'turn-lost', seat: 0, reason: 'answer' },
      { kind: 'turn', seat: 1 },
    ]);
  });

  test('nobody can choose it: it is no move', () => {
    expect(legalMoves(after('t12=57')).map(makeMove)).toEqual(['5x7', '7x5']);
    expect(trio.parseMove('lost')).toBeNull();
  });

  test.each([
    ['lost/not-agreed', trioOf({}, 't12=57')],
    ['place/before-throw', after('')],
    ['place/before-throw', after('t12=57 5x7')],
    ['throw/due', trio.play(after(''), trio.legalMoves(after(''))[0]!)],
    ['game/over', after('t12=12 1x2 t12=00 t12=13 1x3 t12=00 t12=14 1x4')],
  ] as const)('%s', (code, position) => {
    expect(refusalOf(position)).toBe(code);
  });

  test('views and setups of other games are as before', () => {
    expect(Object.keys(trio.makeSetup({ game: 'trio', ...DUEL }))).not.toContain('wrongAnswer');
    expect(viewTrio(after('t12=57'))).toEqual(viewTrio(trioOf({}, 't12=57')));
    expect(trio.parseSetup({ ...DUEL, wrongAnswer: 'hurts' })).toMatchObject({ kind: 'unreadable' });
  });

  test('a record with a lost turn can be read and replayed', () => {
    const setup = { game: 'trio', ...DUEL, ...COSTLY } as const;
    const tokens = ['t12=57', 'lost', 't1=3', '3x7'];
    const players = [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Ben' },
    ] as const;
    const read = parseRecord(makeRecord({ setup, tokens, players, result: null, dice: null }));
    if (isUnreadable(read)) throw new Error(read.reason);
    expect(read).toMatchObject({ setup, tokens });
    expect(playText(startGame(read.setup), read.tokens)).toMatchObject({ pawns: [[], [24]] });
    const other = makeRecord({
      setup: { game: 'trio', ...DUEL },
      tokens: ['t12=57', 'lost'],
      players,
      result: null,
      dice: null,
    });
    expect(parseRecord(other)).toMatchObject({ kind: 'unreadable' });
  });
});

describe('what is to be calculated', () => {
  test.each([
    ['multiplication', 't12=57', 35],
    ['addition', 't12=57', 12],
    ['multiplication', 't12=57 5x7 t12=57', 35],
    ['multiplication', '', null],
    ['multiplication', 't12=50', null],
    ['multiplication', 't12=57 5x7', null],
  ] as const)('%s, after %s: %s', (board, text, result) => {
    expect(trio.calculation!.resultAt(trioOf({ board }, text))).toBe(result);
  });

  test('a wrong answer costs the turn only where it was agreed', () => {
    expect(trio.calculation!.lostTurn(trioOf({}, 't12=57'))).toBeNull();
    expect(trio.calculation!.lostTurn(after('t12=57'))).toBe('lost');
  });
});
