import { describe, expect, test } from 'vitest';
import { SMALL } from '../test/cow-sheets.ts';
import { setupOf } from '../test/play.ts';
import { makeSetup, parseSetup, seatsOf } from './index.ts';

const COWPATH = { game: 'cowpath', sheet: SMALL, first: 'o' };
const TRIO = { game: 'trio', board: 'addition', players: 3, level: 'expert', target: 50, first: 2 };

describe('setups', () => {
  test('setups of both games are read and written back', () => {
    expect(makeSetup(setupOf(COWPATH))).toEqual(COWPATH);
    expect(makeSetup(setupOf(TRIO))).toEqual(TRIO);
    const rounds = { ...TRIO, rounds: 5 };
    expect(makeSetup(setupOf(rounds))).toEqual(rounds);
    expect([seatsOf(setupOf(COWPATH)), seatsOf(setupOf(TRIO))]).toEqual([2, 3]);
  });

  test('[TR-30] a setup without rounds is written exactly as before there were rounds', () => {
    expect(JSON.stringify(makeSetup(setupOf(TRIO)))).toBe(
      '{"game":"trio","board":"addition","players":3,"level":"expert","target":50,"first":2}',
    );
  });

  test('unknown fields are ignored', () => {
    expect(makeSetup(setupOf({ ...COWPATH, colour: 'red', players: 9 }))).toEqual(COWPATH);
  });

  test.each([
    [{ ...COWPATH, game: 'chess' }, '"game"'],
    [{ ...COWPATH, game: undefined }, '"game"'],
    [{ ...COWPATH, sheet: 7 }, '"sheet"'],
    [{ ...COWPATH, sheet: 'x1co/2o3c/c4cx' }, 'sheet'],
    [{ ...COWPATH, first: 0 }, '"first"'],
    [{ ...COWPATH, first: undefined }, '"first"'],
    [{ ...TRIO, board: 'division' }, '"board"'],
    [{ ...TRIO, players: 1 }, '"players"'],
    [{ ...TRIO, players: 5 }, '"players"'],
    [{ ...TRIO, players: '3' }, '"players"'],
    [{ ...TRIO, level: 'senior' }, '"level"'],
    [{ ...TRIO, target: 0 }, '"target"'],
    [{ ...TRIO, rounds: 0 }, '"rounds"'],
    [{ ...TRIO, rounds: 100 }, '"rounds"'],
    [{ ...TRIO, rounds: 2.5 }, '"rounds"'],
    [{ ...TRIO, rounds: '3' }, '"rounds"'],
    [{ ...TRIO, rounds: null }, '"rounds"'],
    [{ ...TRIO, first: 3 }, '"first"'],
    [{ ...TRIO, first: -1 }, '"first"'],
    [{ ...TRIO, first: 'x' }, '"first"'],
    [[], 'object'],
    [null, 'object'],
    ['trio', 'object'],
  ])('[CP-2] [TR-1] %j is refused and says why', (json, field) => {
    expect(parseSetup(json)).toMatchObject({ kind: 'unreadable', reason: expect.stringContaining(field) });
  });
});
