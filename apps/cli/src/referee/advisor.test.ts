import {
  type Setup,
  isUnreadable,
  legalNotation,
  parseSetup,
  parseText,
  playText,
  startGame,
} from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import type { Advice } from '../computers/computers.ts';
import { openAdvisor } from './advisor.ts';

const advisor = openAdvisor(() => performance.now());

const after = (json: object, text: string) => {
  const position = playText(startGame(parseSetup(json) as Setup), parseText(text));
  if (isUnreadable(position)) throw new Error(position.reason);
  return position;
};

const COWPATH = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' };
const TRIO = { game: 'trio', board: 'addition', players: 2, level: 'junior', first: 0 };
const COWPATH_WON = 't12345=cc145 c3 t12345=cc145 - t12345=44445 b3 t12345=22234 a2';

describe('odds', () => {
  test('exist before and between throws', () => {
    expect(advisor.odds(after(COWPATH, ''))).toMatchObject({ c: 0.6988386121524225 });
    expect(advisor.odds(after(COWPATH, 't12345=cc145'))).toMatchObject({ c: 1 });
  });

  test('do not exist after attempt three, when the game is over, and in Trio', () => {
    expect(advisor.odds(after(COWPATH, 't12345=cc145 t1=c t1=c'))).toMatch(/attempts are used/);
    expect(advisor.odds(after(COWPATH, COWPATH_WON))).toMatch(/over/);
    expect(advisor.odds(after(TRIO, ''))).toMatch(/Cowpath only/);
  });
});

describe('advice', () => {
  test.each([
    [COWPATH, ''],
    [COWPATH, 't12345=cc111'],
    [COWPATH, 't12345=cc111 t1=c t1=c'],
    [{ ...COWPATH, sheet: '3cxc152/2cc4541/54313c2/ocxcocx/2c31345/1454cc2/251coc3' }, 't12345=4444c'],
    [TRIO, ''],
    [TRIO, 't12=57'],
    [TRIO, 't12=57 5x7'],
    [{ ...TRIO, players: 4, level: 'expert' }, 't12=57 5x7 t1=5'],
  ])('%j after %j is legal, sorted and counts every mark and place', async (json, text) => {
    const position = after(json, text);
    const advice = (await advisor.advise(position, 50)) as Advice & { ms: number };
    const legal = legalNotation(position);
    const moves = advice.options.map(({ move }) => move);
    expect(legal).toEqual(expect.arrayContaining(moves));
    expect(new Set(moves).size).toBe(moves.length);
    expect(moves).toEqual(
      expect.arrayContaining(legal.filter((move) => !move.startsWith('t') && move !== '-')),
    );
    const { move, equity, error, doubt, hurried } = advice;
    expect(advice.options[0]).toEqual({ move, equity, error });
    expect([typeof hurried, doubt >= 0]).toEqual(['boolean', true]);
    for (const option of advice.options) expect(option.error).toBeGreaterThanOrEqual(0);
    const equities = advice.options.map(({ equity }) => equity);
    expect(equities).toEqual([...equities].sort((a, b) => b - a));
    for (const equity of equities) expect(Math.abs(equity)).toBeLessThanOrEqual(1);
    expect(Number.isInteger(advice.ms)).toBe(true);
  });

  test('does not exist when the game is over', async () => {
    expect(await advisor.advise(after(COWPATH, COWPATH_WON), 50)).toMatch(/over/);
  });
});
