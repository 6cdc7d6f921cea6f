import { describe, expect, test } from 'vitest';
import { ran } from '../../test/running.ts';

type Spread = { mean: number; least: number; most: number };
type Results = {
  games: number;
  wins: number[];
  ties: number;
  beginnerWins: number;
  turns: Spread;
  decisions: Spread;
  marks: Spread;
  rounds?: Spread;
};

const simulated = async (options: string): Promise<Results> =>
  JSON.parse((await ran(`simulate ${options} --json`)).out) as Results;

describe('simulate', () => {
  test('counts every game once', async () => {
    const cowpath = await simulated('--game cowpath --games 60 --seed 1');
    expect(cowpath.wins.reduce((sum, wins) => sum + wins, cowpath.ties)).toBe(60);
    expect(cowpath.rounds).toBeUndefined();
    const trio = await simulated(
      '--game trio --level junior --games 30 --seed 1 --players random,random,simple',
    );
    expect(trio.wins.reduce((sum, wins) => sum + wins)).toBe(30);
    expect(trio.ties).toBe(0);
    for (const { least, mean, most } of [cowpath.turns, cowpath.decisions, cowpath.marks, trio.turns]) {
      expect(least).toBeLessThanOrEqual(mean);
      expect(mean).toBeLessThanOrEqual(most);
      expect(least).toBeGreaterThan(0);
    }
    expect(cowpath.decisions.mean).toBeGreaterThan(cowpath.turns.mean);
    expect(cowpath.marks.mean).toBeLessThan(cowpath.turns.mean);
  });

  test('the same seed gives the same games, another seed others', async () => {
    const line = 'simulate --game cowpath --games 20 --players simple,random --seed';
    expect(await ran(`${line} 7`)).toEqual(await ran(`${line} 7`));
    expect((await ran(`${line} 8`)).out).not.toBe((await ran(`${line} 7`)).out.replace('seed 7', 'seed 8'));
  });

  test('simple beats random at both games from either seat', async () => {
    const results = await Promise.all([
      simulated('--game cowpath --games 60 --seed 1 --players simple,random'),
      simulated('--game trio --level junior --games 60 --seed 1 --players simple,random'),
    ]);
    for (const { wins } of results) expect(wins[0]).toBeGreaterThan(48);
    const swapped = await simulated('--game cowpath --games 60 --seed 1 --players random,simple');
    expect(swapped.wins[1]).toBeGreaterThan(48);
  });

  test('plays on any sheet, board and level', async () => {
    expect(
      (await simulated('--game cowpath --games 4 --seed 1 --sheet x1co/2o3c/c4cx/o5xc')).marks.most,
    ).toBeLessThan(11);
    expect((await ran('simulate --game cowpath --games 2 --seed 1 --sheet 7')).out).toContain(
      'number 7 of the pad',
    );
    expect((await ran('simulate --game cowpath --games 2 --seed 1 --sheet random')).code).toBe(0);
    const expert = await simulated(
      '--game trio --games 2 --seed 1 --level expert --board addition --target 60',
    );
    expect(expert.rounds!.least).toBeGreaterThan(1);
  });

  test('plays a number of rounds, with more only after a shared highest score', async () => {
    const trio = '--game trio --games 20 --seed 1 --players simple,simple';
    const two = await simulated(`${trio} --rounds 2 --level intermediate`);
    expect(two.rounds).toMatchObject({ least: 2 });
    expect(two.rounds!.mean).toBeLessThan(2.5);
    const best = await simulated(`${trio} --rounds 3 --level junior`);
    expect(best.rounds).toMatchObject({ least: 2, most: 3 });
  });

  test('prints a table without --json', async () => {
    const { out, err } = await ran('simulate --game trio --games 20 --seed 5 --players simple,random');
    expect(out).toMatch(/^Trio, multiplication board, intermediate level, target 200; 20 games, seed 5\n/);
    expect(out).toMatch(/\nplayer A {2,}simple {2,}\d+ {2,}\d+\.\d %\n/);
    expect(out).toMatch(/\na game has .*mean.*least.*most\n/);
    expect(err).toBe('');
  });

  test('shows a progress bar on a terminal, and clears it', async () => {
    const { err } = await ran('simulate --game trio --level junior --games 3 --seed 5', {
      isErrorTerminal: true,
    });
    expect(err).toContain('[##############################] 100 % 3 of 3');
    expect(err.endsWith('\r\x1b[K')).toBe(true);
  });

  test.each([
    ['simulate', '--game is missing'],
    ['simulate --game trio --games 0', '--games must be a whole number from 1'],
    ['simulate --game cowpath --players simple', 'Cowpath has two players'],
    ['simulate --game trio --players simple,simple,simple,simple,simple', 'Trio has two to four players'],
    ['simulate --game trio --players simple,clever', '--players must name players'],
    ['simulate --game cowpath --level expert', '--level does not belong to cowpath'],
    ['simulate --game trio --sheet 3', '--sheet does not belong to trio'],
    ['simulate --game cowpath --sheet 49', '--sheet must be a number from 1 to 48'],
    ['simulate --game cowpath --sheet x1', '--sheet is neither'],
    ['simulate --game cowpath more', '"more" is one word too many'],
  ])('%s: %s', async (line, sentence) => {
    const { code, out, err } = await ran(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });
});
