import { seededDice } from '@abacow/dice';
import { type GameRecord, type Setup, isUnreadable, legalNotation, replay } from '@abacow/rules';
import { generateSheet } from '@abacow/rules/sheets';
import { describe, expect, test } from 'vitest';
import { cheapEvaluate, cheapNets } from '../../test/cheap.ts';
import { type Player, randomOf, selfPlay } from '../../test/selfplay.ts';
import { weightsOf } from '../../test/weights.ts';
import { makeSearches } from '../trio/engine.ts';
import type { TrioManifest } from '../trio/weights.ts';
import { type Appraise, isWithinTurn } from './book.ts';
import { cowpathAppraise } from './cowpath.ts';
import { trioAppraise } from './trio.ts';
import { walkTurns } from './turns.ts';

const anyhow = (seed: string): Player => {
  const random = randomOf(seededDice(seed));
  return (position) => {
    const legal = legalNotation(position);
    return legal[Math.floor(random() * legal.length)]!;
  };
};

const FACES = { cowpath: [...'12345c'], trio: [...'0123456789'] };

/** Everything that so many dice can show, each as likely as the other. */
const outcomes = (dice: number, faces: readonly string[]): readonly string[] =>
  dice === 0 ? [''] : outcomes(dice - 1, faces).flatMap((shown) => faces.map((face) => shown + face));

/** The luck of the last token for the first seat, by the book of its turn. */
const lastLuck = (setup: Setup, tokens: readonly string[], appraise: Appraise): number => {
  const positions = replay(setup, tokens);
  if (isUnreadable(positions)) throw new Error(positions.reason);
  let from = tokens.length - 1;
  while (isWithinTurn(positions[from]!)) from--;
  const [turn] = [...walkTurns(positions.slice(from), tokens.slice(from), appraise)];
  return turn!.steps.at(-1)!.luck![0]!;
};

const MOST = 1000;

/** Of every throw of few dice that could matter: the luck of all that might have fallen, on average. */
const averages = ({ setup, tokens }: GameRecord, appraise: Appraise): readonly number[] =>
  tokens.flatMap((token, at) => {
    const [move, fell] = token.split('=');
    const all = fell === undefined ? [] : outcomes(fell.length, FACES[setup.game]);
    if (all.length === 0 || all.length > MOST) return [];
    const lucks = all.map((shown) => lastLuck(setup, [...tokens.slice(0, at), `${move}=${shown}`], appraise));
    if (lucks.every((luck) => Math.abs(luck) < 1e-6)) return [];
    return [lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length];
  });

describe('luck is nothing on average, whatever the evaluation', () => {
  const check = (setup: Setup, seed: string, most: number, appraise: Appraise): void => {
    const found = averages(selfPlay(setup, seed, anyhow(seed), most), appraise);
    expect(found.length).toBeGreaterThan(4);
    for (const average of found) expect(Math.abs(average)).toBeLessThan(1e-9);
  };

  test('in Cowpath', () => {
    const sheet = generateSheet({ kind: 'wild', seed: 1, rows: 5, columns: 5 });
    check({ game: 'cowpath', sheet, first: 0 }, 'average', 40, cowpathAppraise(cheapEvaluate, 2));
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
