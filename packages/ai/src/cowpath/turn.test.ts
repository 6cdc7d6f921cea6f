import { seededDice } from '@abacow/dice';
import { FALLS, markableSymbols, packFaces, quadSymbol, unpackFaces } from '@abacow/rules/cowpath';
import { describe, expect, test } from 'vitest';
import { ALL_SYMBOLS, handfulsFor } from './handfuls.ts';
import { type Ways, solveTurn, valueOfTurn } from './turn.ts';

const dice = seededDice('turns');
const number = (): number => dice.next32() / 2 ** 31 - 1;
const randomWays = (): Ways => ({
  plain: Float64Array.from({ length: 6 }, number),
  quad: Float64Array.from({ length: 6 }, number),
  nothing: number(),
});

/** The worth of the faces on the table, according to the rules package. */
const endValue = ({ plain, quad, nothing }: Ways, packed: number): number => {
  const of = (symbols: number, worth: ArrayLike<number>): number =>
    Math.max(nothing, ...[0, 1, 2, 3, 4, 5].filter((s) => (symbols >> s) & 1).map((s) => worth[s]!));
  const quads = quadSymbol(packed);
  return quads === 0 ? of(markableSymbols(packed), plain) : of(quads, quad);
};

const sorted = (faces: readonly number[]): number => packFaces([...faces].sort((a, b) => a - b));

/** Slow value iteration: every throw of every selection of dice, one outcome at a time. */
const slowTurn = (ways: Ways) => {
  const memo = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()];
  const keeps = new Map<number, number>();
  const thrown = (kept: readonly number[], left: number): number => {
    const key = left * 8 ** 6 + 8 * sorted(kept) + kept.length;
    const known = keeps.get(key);
    if (known !== undefined) return known;
    const falls = FALLS[5 - kept.length]!;
    const sum = falls.reduce(
      (total, { faces, count }) => total + at([...kept, ...unpackFaces(faces, count)], left),
      0,
    );
    keeps.set(key, sum / falls.length);
    return sum / falls.length;
  };
  const at = (faces: readonly number[], left: number): number => {
    const key = sorted(faces);
    const known = memo[left]!.get(key);
    if (known !== undefined) return known;
    let best = endValue(ways, packFaces(faces));
    if (left > 0)
      for (let keep = 0; keep < 31; keep++)
        best = Math.max(
          best,
          thrown(
            faces.filter((_, die) => (keep >> die) & 1),
            left - 1,
          ),
        );
    memo[left]!.set(key, best);
    return best;
  };
  return { at, thrown };
};

describe('the exact turn', () => {
  test('there are 462 handfuls, 252 of them throws; with one symbol 21 and 6', () => {
    const [all, one] = [handfulsFor(ALL_SYMBOLS), handfulsFor(1)];
    expect([all.size, all.size - all.partial]).toEqual([462, 252]);
    expect([one.size, one.size - one.partial]).toEqual([21, 6]);
    for (const { odds } of [all, one]) expect(odds.reduce((sum, each) => sum + each)).toBeCloseTo(1, 14);
  });

  test('agrees with value iteration over every throw of every selection', () => {
    for (let round = 0; round < 2; round++) {
      const ways = randomWays();
      const slow = slowTurn(ways);
      const turn = solveTurn(ways);
      expect(turn.value).toBeCloseTo(slow.thrown([], 2), 12);
      expect(valueOfTurn(ways)).toBe(turn.value);
      for (let round = 0; round < 20; round++) {
        const faces = Array.from({ length: 5 }, () => dice.below(6));
        const again = 1 + dice.below(31);
        const kept = faces.filter((_, die) => ((again >> die) & 1) === 0);
        expect(turn.valueOfThrow(1, packFaces(faces), again)).toBeCloseTo(slow.thrown(kept, 1), 12);
        expect(turn.valueOfThrow(2, packFaces(faces), again)).toBeCloseTo(slow.thrown(kept, 0), 12);
      }
    }
  });

  test('symbols that cannot be marked can be treated as one blank face', () => {
    for (let symbols = 0; symbols <= ALL_SYMBOLS; symbols++) {
      const { plain, quad, nothing } = randomWays();
      const only = (worth: ArrayLike<number>) =>
        Array.from(worth, (value, symbol) => ((symbols >> symbol) & 1 ? value : nothing));
      const whole = valueOfTurn({ plain: only(plain), quad: only(quad), nothing });
      expect(valueOfTurn({ plain, quad, nothing }, symbols)).toBeCloseTo(whole, 13);
    }
  });

  test('a turn is worth as much as passing if nothing is better than passing', () => {
    expect(
      valueOfTurn({ plain: new Array(6).fill(-1), quad: new Array(6).fill(-1), nothing: 0.25 }),
    ).toBeCloseTo(0.25, 14);
  });
});
