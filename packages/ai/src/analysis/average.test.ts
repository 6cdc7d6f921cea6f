import { seededDice } from '@abacow/dice';
import {
  type GameRecord,
  type Setup,
  isUnreadable,
  legalNotation,
  playSteps,
  startGame,
} from '@abacow/rules';
import { generateSheet } from '@abacow/rules/sheets';
import { describe, expect, test } from 'vitest';
import { cheapEvaluate, cheapNets } from '../../test/cheap.ts';
import { type Player, randomOf, selfPlay } from '../../test/self-play.ts';
import { weightsOf } from '../../test/weights.ts';
import { makeSearches } from '../trio/engine.ts';
import type { TrioManifest } from '../trio/weights.ts';
import type { Appraise } from './book.ts';
import { cowpathAppraise } from '../cowpath/appraise.ts';
import { trioAppraise } from '../trio/appraise.ts';
import { isWithinTurn, walkTurns } from './turns.ts';

const anyhow = (seed: string): Player => {
  const random = randomOf(seededDice(seed));
  return (position) => {
    const legal = legalNotation(position);
    return legal[Math.floor(random() * legal.length)]!;
  };
};

const FACES = { cowpath: [...'12345c'], trio: [...'0123456789'] };

type Outcome = { readonly shown: string; readonly chance: number };

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The chance that the dice show these faces, in any order. */
const chanceOf = (shown: string, faces: number): number => {
  const counts = [...new Set(shown)].map((face) => shown.split(face).length - 1);
  const orders = counts.reduce((all, count) => all / factorial(count), factorial(shown.length));
  return orders / faces ** shown.length;
};

/** Everything that this many dice can show, where the order does not matter. */
const outcomes = (dice: number, faces: readonly string[]): readonly Outcome[] => {
  const hands = (left: number, from: number): readonly string[] =>
    left === 0
      ? ['']
      : faces.flatMap((face, index) =>
          index < from ? [] : hands(left - 1, index).map((rest) => face + rest),
        );
  return hands(dice, 0).map((shown) => ({ shown, chance: chanceOf(shown, faces.length) }));
};

/** The luck of the last token for the first seat, according to the book of its turn. */
const lastLuck = (setup: Setup, tokens: readonly string[], appraise: Appraise): number => {
  const steps = playSteps(startGame(setup), tokens);
  if (isUnreadable(steps)) throw new Error(steps.reason);
  let from = steps.length - 1;
  while (from > 0 && isWithinTurn(steps[from - 1]!)) from--;
  const [turn] = [...walkTurns(steps.slice(from), appraise)];
  return turn!.steps.at(-1)!.luck![0]!;
};

/** For every throw that matters: the average luck over all possible falls. */
const averages = ({ setup, tokens }: GameRecord, appraise: Appraise): readonly number[] =>
  tokens.flatMap((token, at) => {
    const [move, fell] = token.split('=');
    if (fell === undefined) return [];
    const lucks = outcomes(fell.length, FACES[setup.game]).map(({ shown, chance }) => {
      const luck = lastLuck(setup, [...tokens.slice(0, at), `${move}=${shown}`], appraise);
      return { luck, chance };
    });
    if (lucks.every(({ luck }) => Math.abs(luck) < 1e-6)) return [];
    return [lucks.reduce((sum, { luck, chance }) => sum + luck * chance, 0)];
  });

describe('the average luck is 0, whatever the evaluation', () => {
  const check = (setup: Setup, seed: string, most: number, appraise: Appraise): void => {
    const found = averages(selfPlay(setup, seed, anyhow(seed), most), appraise);
    expect(found.length).toBeGreaterThan(8);
    for (const average of found) expect(Math.abs(average)).toBeLessThan(1e-9);
  };

  test('in Cowpath', () => {
    const sheet = generateSheet({ kind: 'wild', seed: 1, rows: 5, columns: 5 });
    check({ game: 'cowpath', sheet, first: 0 }, 'average', 24, cowpathAppraise(cheapEvaluate, 2));
  });

  test('in Trio', () => {
    const appraise = trioAppraise(makeSearches(cheapNets(), weightsOf('trio').manifest as TrioManifest));
    for (const players of [2, 3] as const)
      check(
        { game: 'trio', board: 'addition', level: 'junior', players, target: 100, first: 0 },
        'average',
        20,
        appraise,
      );
  });
});
