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

type AnalysisJson = {
  readonly start: number[];
  readonly luck: number[];
  readonly given: number[];
  readonly secondThoughts: number[];
  readonly settled: number[];
  readonly result: number[];
  readonly players: { readonly name: string; readonly luckPercentile: number }[];
};

describe('a record that is analysed', () => {
  test('has its three sections', async () => {
    const { code, out, err } = await ran('analyse game.json', { files: fileOf() });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /Result: not finished\n\nThe line of chances\n[^]*\n\nLuck and skill\nAda[^]*\nBen[^]*\n\nThe costliest decisions\n {2}token /,
    );
    expect(out.match(/^ {2}\d cross|^ {2}\d circle/gm)).toHaveLength(4);
  });

  test('--json prints numbers that add up', async () => {
    const { out } = await ran('analyse game.json --json', { files: fileOf() });
    const shown = JSON.parse(out) as AnalysisJson;
    const { start, luck, given, secondThoughts, settled, result } = shown;
    for (const seat of [0, 1]) {
      const sum = start[seat]! + luck[seat]! - given[seat]! + secondThoughts[seat]! + settled[seat]!;
      expect(sum).toBeCloseTo(result[seat]!, 9);
    }
    expect(shown.players).toMatchObject([
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Ben' },
    ]);
  });

  test('only moves that are better than the chosen one are called better', async () => {
    const files = fileOf({ text: 't12345=ccc45 t123=112 t34=23' });
    const { out } = await ran('analyse game.json', { files });
    const shown = [...out.matchAll(/ (t\d+|\w\d|-) cost .*\n {4}chosen (\S+); better: (.*)$/gm)];
    expect(shown.map(([, chosen]) => chosen)).toContain('t123');
    for (const [, , chosen, better] of shown)
      for (const option of better!.split(', '))
        expect(Number(option.split(' ')[1]), option).toBeGreaterThan(Number(chosen));
  });

  test('Trio with three players', async () => {
    const trio = {
      setup: { game: 'trio', board: 'addition', players: 3, level: 'junior', target: 200, first: 0 },
      players: ['Ada', 'Ben', 'Cyd'],
      text: 't12=57 5x7 t1=0 t1=2 2x7',
    };
    const { code, out } = await ran('analyse game.json', { files: fileOf(trio) });
    expect(code).toBe(0);
    expect(out).toContain('Cyd');
  });

  test('a progress bar is shown only on a terminal', async () => {
    const watched = await ran('analyse game.json', { files: fileOf(), isErrorTerminal: true });
    expect(watched.err).toMatch(/\[#*\.*\] \d+ % \d+ of 9, turn \d/);
  });

  test('an unreadable or empty record is refused', async () => {
    expect((await ran('analyse other.json')).err).toContain('there is no such file');
    expect((await ran('analyse game.json', { files: fileOf({ text: '' }) })).err).toContain(
      'game.json: nothing has been played yet',
    );
    expect(await ran('analyse')).toMatchObject({ code: 2, out: '' });
  });
});
