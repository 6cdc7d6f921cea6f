import { describe, expect, test } from 'vitest';
import { ran } from '../../test/running.ts';

const RECORD = {
  abacow: 1,
  setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
  players: ['Ada', 'Ben'],
  text: 't12345=cc145 c1 t12345=11155 t45=11 b1 t12345=22345 - t12345=cc111 c3',
  result: null,
};
const fileOf = (change: object = {}): Record<string, string> => ({
  'game.json': JSON.stringify({ ...RECORD, ...change }),
});

describe('a record that is printed', () => {
  test('shows who plays, every turn and the end', async () => {
    const { code, out } = await ran('replay game.json', { files: fileOf() });
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Cowpath on x1co/2o3c/c4cx/o5xc
      cross: Ada, circle: Ben

        1  cross   t12345=cc145 c1
        2  circle  t12345=11155 t45=11 b1 t12345=22345 -
        3  cross   t12345=cc111 c3

         a  b  c  d
      1 [X] O  X [O]
      2  2 [O] 3  c
      3  c  4  X [X]
      4 [O] 5 [X] c
      circle, to throw

      Result: not finished
      "
    `);
  });

  test('shows what was taken back', async () => {
    const takenBack = [{ seat: 0, from: 1, text: 'd2 t12345=11155' }];
    const { out } = await ran('replay game.json', { files: fileOf({ takenBack }) });
    expect(out).toContain('\n\ncross took back after token 1: d2 t12345=11155\n\nResult: not finished\n');
  });

  test('--boards draws the position after every turn', async () => {
    const { out } = await ran('replay game.json --print --boards', { files: fileOf() });
    expect(out.match(/^ {3}a {2}b {2}c {2}d$/gm)).toHaveLength(4);
  });

  test.each([
    [{ text: 't12345=cc145 a1' }, 'game.json: token 2: a1: that square is a start (mark/start).'],
    [{ text: 't12345=cc145 zz' }, 'game.json: token 2: "zz" is no Cowpath token.'],
    [{ abacow: 99 }, 'the record has version 99; this program reads up to 1: update it.'],
    [{ players: ['Ada'] }, '"players" must name all 2 players.'],
    [{ result: { kind: 'win', seat: 0, by: 'play' } }, 'the text stops after token 9, before the result'],
  ])('%j: %s', async (change, sentence) => {
    const { code, out, err } = await ran('replay game.json', { files: fileOf(change) });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^abacow replay: /);
    expect(err).toContain(sentence);
  });

  test('a cut-off file, a missing file and a missing name have different messages', async () => {
    const cut = { 'game.json': JSON.stringify(RECORD).slice(0, 60) };
    expect((await ran('replay game.json', { files: cut })).err).toContain('cut off or damaged');
    expect(await ran('replay other.json')).toEqual({
      code: 1,
      out: '',
      err: 'abacow replay: other.json cannot be read: there is no such file.\n',
    });
    expect(await ran('replay')).toMatchObject({ code: 2, out: '' });
  });
});

describe('a record that is stepped through', () => {
  const places = async (...keys: string[]): Promise<string[]> => {
    const { out } = await ran('replay game.json', { files: fileOf(), isInteractive: true, keys });
    return out.match(/^\d+ of 9/gm)!.map((place) => place.split(' ')[0]!);
  };

  test('goes forward and back, by tokens and by turns, and stops at both ends', async () => {
    expect(await places(' ', '\x1b[C', 'n', 'b', '\x1b[D')).toEqual(['0', '1', '2', '3', '2', '1']);
    expect(await places('b', 'G', ' ', 'g')).toEqual(['0', '0', '9', '9', '0']);
    expect(await places('t', 't', 't', 't', 't')).toEqual(['0', '2', '7', '9', '9', '9']);
    expect(await places('G', 'T', 'T', 'T', 'T', 'T')).toEqual(['0', '9', '7', '2', '0', '0', '0']);
  });

  test('several keys in one chunk are separate keys, and unknown keys change nothing', async () => {
    expect(await places('  \x1b[C', 'é', '\x1b[Z')).toEqual(['0', '3', '3', '3']);
  });

  test.each(['q', '\x03', '\x1b', '\x04'])('%j leaves', async (key) => {
    expect(await places(' ', key, ' ')).toEqual(['0', '1']);
  });

  test('describes each step in words', async () => {
    const { out } = await ran('replay game.json', { files: fileOf(), isInteractive: true, keys: ['G'] });
    expect(out).toContain('9 of 9, turn 3: c3');
    expect(out).toContain('cross marks c3, a cow');
  });

  test('--print prints on a terminal too', async () => {
    const printed = await ran('replay game.json --print', { files: fileOf(), isInteractive: true });
    expect(printed).toEqual(await ran('replay game.json', { files: fileOf() }));
  });
});
