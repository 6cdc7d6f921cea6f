import { describe, expect, test } from 'vitest';
import { ran } from '../../test/running.ts';

type Json = {
  games: number;
  groups: number;
  score: number;
  interval: { low: number; high: number };
  elo: object | null;
};

describe('arena', () => {
  test('gives the same result in one process and in two', async () => {
    const line = 'arena simple random --game trio --level junior --games 20 --seed 3 --threads';
    const one = await ran(`${line} 1`);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(await ran(`${line} 2`)).toEqual(one);
  });

  test('prints score, interval and Elo difference', async () => {
    const { out } = await ran(
      'arena random simple --game trio --level junior --games 30 --seed 1 --threads 1',
    );
    expect(out).toMatch(
      /^random against simple: Trio, multiplication board, junior level, 2 players; seed 1\n/,
    );
    expect(out).toMatch(/\n30 games in 15 groups/);
    expect(out).toMatch(/\nscore of random: \d+\.\d % \(95 %: \d+\.\d % to \d+\.\d %\)\n/);
    expect(out).toMatch(/\nElo difference: -\d+ \(95 %: -\d+ to -\d+\)\n/);
  });

  test('plays Trio at the level that the app suggests', async () => {
    const { out } = await ran('arena simple simple --game trio --games 2 --seed 1 --threads 1');
    expect(out).toContain('Trio, multiplication board, intermediate level, target 200, 2 players');
  });

  test('--json prints the same as JSON', async () => {
    const { out } = await ran('arena simple random --game cowpath --games 7 --seed 1 --threads 1 --json');
    const json = JSON.parse(out) as Json;
    expect(json).toMatchObject({ game: 'cowpath', sheet: 'pad', games: 8, groups: 4 });
    expect(json.interval.low).toBeLessThan(json.score);
  });

  test('with more than two seats it prints the even share instead of Elo', async () => {
    const line = 'arena simple random --game trio --level junior --seats 4 --games 8 --seed 1 --threads 1';
    expect((await ran(line)).out).toContain('an even share would be 25.0 %');
    expect((JSON.parse((await ran(`${line} --json`)).out) as Json).elo).toBeNull();
  });

  test.each([
    ['arena simple random', '--game is missing'],
    ['arena --game cowpath simple', 'it needs two players: '],
    ['arena --game cowpath simple clever', '"clever" is not a player of cowpath: there are '],
    ['arena --game trio clever simple', '"clever" is not a player of trio: there are '],
    ['arena --game cowpath simple random --seats 3', '--seats does not belong to cowpath'],
    ['arena --game trio simple random --sheet 3', '--sheet does not belong to trio'],
    ['arena --game cowpath simple random --sheet 99', '--sheet must be a number from 1 to 48'],
    ['arena --game cowpath simple random more', '"more" is one word too many'],
  ])('%s: %s', async (line, sentence) => {
    const { code, out, err } = await ran(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });
});
