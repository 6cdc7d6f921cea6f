import { seededDice } from '@abacow/dice';
import {
  type CowpathPosition,
  FALLS,
  NO_ANCHOR,
  cowpath,
  legalMoves,
  listSquares,
  parseSheet,
  startCowpath,
  type Sheet,
} from '@abacow/rules/cowpath';
import { generateSheet } from '@abacow/rules/sheets';
import { describe, expect, test } from 'vitest';
import { exactLook, makeEndgame } from './endgame.ts';
import { valueOfLook } from './look-ahead.ts';
import { type Standing, aftersOf, freeOf } from './standing.ts';

const always = (): boolean => true;

const startOf = (sheet: Sheet): Standing => ({
  sheet,
  seat: 0,
  anchor: NO_ANCHOR,
  crosses: sheet.starts[0],
  circles: sheet.starts[1],
  blocked: 0,
});

/** Random marks, none of which ends the game, until few squares are free. */
const shrink = (sheet: Sheet, free: number, seed: string): Standing | null => {
  const dice = seededDice(seed);
  let standing = startOf(sheet);
  while (listSquares(freeOf(standing)).length > free) {
    const next = aftersOf(standing).filter(({ end }) => end === null);
    if (next.length === 0) return null;
    standing = next[dice.below(next.length)]!.plain;
  }
  return standing;
};

/**
 * An independent solver: simple value iteration over positions of the rules package, one throw at a time, until nothing
 * changes. Values are for crosses, by text of the position.
 */
const slowValue = (root: Standing): number => {
  const values = new Map<string, number>();
  const keyOf = (p: CowpathPosition): string =>
    `${p.seat} ${p.anchor} ${p.crosses.lo} ${p.crosses.hi} ${p.circles.lo} ${p.circles.hi}`;
  const known: CowpathPosition[] = [];
  const lookUp = (p: CowpathPosition): number => {
    if (p.kind === 'over') return p.result.kind === 'tie' ? 0 : p.result.seat === 0 ? 1 : -1;
    const key = keyOf(p);
    if (!values.has(key)) {
      values.set(key, 0);
      known.push(p);
    }
    return values.get(key)!;
  };
  const sortedDice = (p: CowpathPosition): string =>
    [0, 3, 6, 9, 12]
      .map((at) => (p.dice >> at) & 7)
      .sort()
      .join('');
  const backUp = (start: CowpathPosition): number => {
    const memo = new Map<string, number>();
    const sign = start.seat === 0 ? 1 : -1;
    const value = (p: CowpathPosition): number => {
      if (p.kind === 'over' || p.seat !== start.seat || p.attempt === 0) return lookUp(p);
      const key = `${p.attempt}${sortedDice(p)}`;
      const found = memo.get(key);
      if (found !== undefined) return found;
      const best = Math.max(...legalMoves(p).map((move) => sign * after(p, move)));
      memo.set(key, sign * best);
      return sign * best;
    };
    const thrown = new Map<string, number>();
    const after = (p: CowpathPosition, move: Parameters<typeof cowpath.play>[1]): number => {
      const next = cowpath.play(p, move);
      if (next.kind !== 'throw') return value(next);
      const kept = [0, 1, 2, 3, 4].filter((die) => ((next.thrown >> die) & 1) === 0);
      const key = `${next.attempt} ${kept
        .map((die) => (next.dice >> (3 * die)) & 7)
        .sort()
        .join('')}`;
      const found = next.attempt === 0 ? undefined : thrown.get(key);
      if (found !== undefined) return found;
      const falls = FALLS[5 - kept.length + (next.attempt === 0 ? kept.length : 0)]!;
      const mean = falls.reduce((sum, fall) => sum + value(cowpath.play(next, fall)), 0) / falls.length;
      thrown.set(key, mean);
      return mean;
    };
    return after(start, legalMoves(start)[0]!);
  };
  const first: CowpathPosition = { ...startCowpath({ sheet: root.sheet, first: 0 }), ...root };
  lookUp(first);
  for (let sweep = 0; sweep < 60; sweep++) {
    let change = 0;
    for (let i = 0; i < known.length; i++) {
      const p = known[i]!;
      const value = backUp(p);
      change = Math.max(change, Math.abs(value - values.get(keyOf(p))!));
      values.set(keyOf(p), value);
    }
    if (change < 1e-11) break;
  }
  return values.get(keyOf(first))! * (root.seat === 0 ? 1 : -1);
};

describe('solved endgames', () => {
  test.each([0, 4])('agree with slow value iteration over the rules (case %i)', (n) => {
    const sheets = ['x1co/2o3c/c4cx/o5xc', 'xc3c/33oc/x33o/ocxc', 'oxoc/cxo3/c4cc/c33x'];
    const sheet = parseSheet(sheets[n % 3]!) as Sheet;
    const root = shrink(sheet, 1 + (n % 3), `shrink ${n}`)!;
    expect(root).not.toBeNull();
    const value = makeEndgame(root).value(root, always)!;
    expect(Math.abs(value - slowValue(root))).toBeLessThan(1e-9);
  });

  test.each([3, 5, 7])(
    'the value of a standing equals best play of its turn with the values after it (%i free squares)',
    (free) => {
      for (let seed = 0; seed < 3; seed++) {
        const root = shrink(generateSheet({ kind: 'wild', seed }), free, `few ${seed}`);
        if (root === null) continue;
        const endgame = makeEndgame(root);
        const look = exactLook(endgame, root, always)!;
        expect(Math.abs(valueOfLook(look) - endgame.value(root, always)!)).toBeLessThan(1e-9);
        for (const { after } of look.marks) {
          if (after.end !== null || after.quad === null) continue;
          const bonus = valueOfLook(exactLook(endgame, after.quad, always)!);
          expect(Math.abs(bonus - makeEndgame(after.quad).value(after.quad, always)!)).toBeLessThan(1e-9);
        }
      }
    },
  );

  test('results from before the time ran out are reused', () => {
    const root = shrink(generateSheet({ kind: 'wild', seed: 9 }), 7, 'time')!;
    const endgame = makeEndgame(root);
    let answers = 0;
    let value: number | null = null;
    while (value === null) {
      let looks = 0;
      value = endgame.value(root, () => ++looks < 3);
      answers++;
    }
    expect(answers).toBeGreaterThan(1);
    expect(value).toBe(makeEndgame(root).value(root, always));
  });

  test('covers exactly the standings that follow from the root', () => {
    const root = shrink(generateSheet({ kind: 'wild', seed: 3 }), 6, 'covers')!;
    const endgame = makeEndgame(root);
    expect(endgame.covers(root)).toBe(true);
    expect(aftersOf(root).every(({ plain }) => endgame.covers(plain))).toBe(true);
    expect(endgame.covers(startOf(root.sheet))).toBe(false);
    expect(endgame.covers(startOf(generateSheet({ kind: 'wild', seed: 4 })))).toBe(false);
  });
});
