import { readFileSync } from 'node:fs';
import { type Setup, isUnreadable, parseSetup, parseText, playText, startGame } from '@abacow/rules';
import {
  type CowpathPosition,
  COW,
  FALLS,
  SYMBOLS,
  markableSymbols,
  startCowpath,
  unpackFaces,
} from '@abacow/rules/cowpath';
import { describe, expect, test } from 'vitest';
import { AIMS, markOdds, turnOdds } from './odds.ts';

const SETUP = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' };

const after = (json: unknown, text: string): CowpathPosition => {
  const position = playText(startGame(parseSetup(json) as Setup), parseText(text));
  if (isUnreadable(position) || position.game !== 'cowpath') throw new Error('not a Cowpath position');
  return position;
};

describe('the odds of sample games', () => {
  type Vector = { new: unknown; text: string; odds?: Record<string, number> };
  const vectors = readFileSync(new URL('../../../rules/test/vectors.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector)
    .filter(({ odds }) => odds !== undefined);

  test('20 lines have odds', () => expect(vectors).toHaveLength(20));

  test.each(vectors.map((vector) => [vector.text, vector] as const))('after %j', (_, vector) => {
    const odds: Record<string, number> = { ...turnOdds(after(vector.new, vector.text)) };
    expect(Object.keys(odds).sort()).toEqual(Object.keys(vector.odds!).sort());
    for (const [aim, chance] of Object.entries(vector.odds!))
      expect(Math.abs(odds[aim]! - chance)).toBeLessThanOrEqual(1e-13 * chance);
  });
});

describe('with one attempt left', () => {
  const dice = [0, 0, 1, COW, 3];
  const position = after(SETUP, 't12345=112c4 t5=4');

  /** By trying every selection of dice and every fall of them. */
  const bestByHand = (hit: (packed: number) => boolean): number => {
    let best = 0;
    for (let thrown = 0; thrown < 32; thrown++) {
      const free = dice.map((_, die) => die).filter((die) => (thrown >> die) & 1);
      const falls = FALLS[free.length]!;
      const hits = falls.filter((fall) => {
        const faces = [...dice];
        unpackFaces(fall.faces, fall.count).forEach((face, index) => (faces[free[index]!] = face));
        return hit(faces.reduce((packed, face, die) => packed | (face << (3 * die)), 0));
      });
      best = Math.max(best, hits.length / Math.max(1, falls.length));
    }
    return best;
  };

  test('the odds of every symbol are the same as by trying everything', () => {
    const odds = turnOdds(position)!;
    SYMBOLS.forEach((symbol, face) =>
      expect(odds[symbol]).toBeCloseTo(
        bestByHand((packed) => ((markableSymbols(packed) >> face) & 1) === 1),
        14,
      ),
    );
    expect(odds.any).toBeCloseTo(
      bestByHand((packed) => markableSymbols(packed) !== 0),
      14,
    );
  });
});

test('an aim that the dice show already is certain', () => {
  expect(turnOdds(after(SETUP, 't12345=cc111'))).toMatchObject({ c: 1, '1': 1, any: 1 });
  expect(turnOdds(after(SETUP, 't12345=4444c'))).toMatchObject({ '4': 1, '44': 1, any: 1 });
});

test('one more attempt makes every aim more likely, and a quad is less likely than a mark', () => {
  const [two, one] = ['t12345=12345', 't12345=12345 t1=1'].map((text) => turnOdds(after(SETUP, text))!);
  for (const aim of AIMS) expect(two![aim]).toBeGreaterThan(one![aim]);
  for (const symbol of SYMBOLS) expect(two![`${symbol}4`]).toBeLessThan(two![symbol]);
});

test('before the first throw the odds are the mean over all first throws', () => {
  const start = after(SETUP, '');
  const thrown = FALLS[5]!.map(({ faces }) => turnOdds({ ...start, attempt: 1, dice: faces })!);
  const odds = turnOdds(start)!;
  for (const aim of AIMS) {
    const mean = thrown.reduce((sum, each) => sum + each[aim], 0) / thrown.length;
    expect(mean).toBeCloseTo(odds[aim], 11);
  }
});

test('there are no odds after attempt three, with dice in the air, or when the game is over', () => {
  expect(turnOdds(after(SETUP, 't12345=cc145 t1=c t1=c'))).toBeNull();
  const start = startCowpath({ sheet: after(SETUP, '').sheet, first: 0 });
  expect(turnOdds({ ...start, kind: 'throw', thrown: 31 })).toBeNull();
  expect(turnOdds({ ...start, kind: 'over', result: { kind: 'tie' } })).toBeNull();
});

describe('what can be marked on the sheet', () => {
  test('counts every symbol while each has an open square', () => {
    const position = after(SETUP, 't12345=112c4');
    expect(markOdds(position)).toEqual(turnOdds(position));
  });

  test('in a bonus turn counts only symbols beside the anchor', () => {
    const bonus = after(SETUP, 't12345=55555 b4');
    const [marks, all] = [markOdds(bonus)!, turnOdds(bonus)!];
    // The neighbours of b4 are c and 4, and the starts of crosses and circles.
    expect([marks['1'], marks['2'], marks['3'], marks['5']]).toEqual([0, 0, 0, 0]);
    expect([marks['c'], marks['4'], marks['c4']]).toEqual([all['c'], all['4'], all['c4']]);
    expect(marks.any).toBeGreaterThan(Math.max(marks['c'], marks['4']));
    expect(marks.any).toBeLessThan(all.any);
  });
});
