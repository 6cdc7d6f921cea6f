import { readFileSync } from 'node:fs';
import { gameNames, type GameName, isUnreadable, legalNotation } from '@abacow/rules';
import { count, freeSquares } from '@abacow/rules/cowpath';
import { describe, expect, test } from 'vitest';
import { weightsOf } from '../../test/weights.ts';
import { decisionKey } from '../analysis/decision-key.ts';
import { MARK_FROM } from '../analysis/marks.ts';
import { openAppraise } from '../engines.ts';
import { type Exercise, isRight, makeExercise, parseExercise, wayOf } from './exercise.ts';
import { GRADES, type Shipped, parseShipped } from './shipped-exercise.ts';

const textOf = (game: GameName): string =>
  readFileSync(new URL(`../../exercises/${game}.jsonl`, import.meta.url), 'utf8');

const setOf = (game: GameName): readonly Shipped[] => {
  const set = parseShipped(textOf(game));
  if (isUnreadable(set)) throw new Error(set.reason);
  return set;
};

const SETS = { cowpath: setOf('cowpath'), trio: setOf('trio') };
/** The best decision must be clearly better, or more than one answer would be right. */
const MARGIN = MARK_FROM.doubtful;

describe.each(gameNames())('the shipped exercises of %s', (game) => {
  const set = SETS[game];

  test('are sixty different positions, the easy ones first', () => {
    expect(set).toHaveLength(60);
    expect(new Set(set.map(({ id }) => id)).size).toBe(60);
    const grades = set.map(({ grade }) => GRADES.indexOf(grade));
    expect(grades).toEqual([...grades].sort());
    expect(GRADES.map((grade) => set.filter((one) => one.grade === grade).length)).toEqual([20, 20, 20]);
  });

  test('ask for a decision of this game, and exactly one answer is right', () => {
    for (const { setup, position, ways } of set) {
      expect(setup.game).toBe(game);
      expect(position.kind).toBe('decision');
      expect(legalNotation(position)).toContain(ways[0]!.move);
      expect(ways[0]!.cost).toBe(0);
      expect(ways[1]!.cost).toBeGreaterThanOrEqual(MARGIN);
      expect(ways.filter(isRight)).toHaveLength(1);
    }
  });

  test('have a cost for every decision', () => {
    for (const exercise of set)
      for (const move of legalNotation(exercise.position))
        expect(wayOf(exercise, move), `${move} at ${exercise.id}`).not.toBeNull();
  });

  test('have the same, clearly best decision when a sample is analysed again', async () => {
    const appraise = await openAppraise(game, weightsOf(game));
    for (const { position, ways } of set.filter((_, index) => index % 6 === 0)) {
      const { seat } = position;
      const choices = [...appraise(position).choices(position, '')].sort(
        (a, b) => b.worth[seat]! - a.worth[seat]!,
      );
      const best = decisionKey(position, ways[0]!.move);
      const next = choices.find(({ move }) => decisionKey(position, move) !== best)!;
      expect(decisionKey(position, choices[0]!.move)).toBe(best);
      expect(choices[0]!.worth[seat]! - next.worth[seat]!).toBeGreaterThan(ways[1]!.cost / 2);
    }
  });
});

test('Cowpath has keeping, marking, quads, bonus turns and solved endings; Trio both boards and all numbers of players', () => {
  const cowpath = SETS.cowpath.map(({ position, ways }) => ({ position, best: ways[0]!.move }));
  const throws = cowpath.filter(({ best }) => best.startsWith('t'));
  expect(throws.length).toBeGreaterThan(15);
  expect(throws.length).toBeLessThan(45);
  const inBonus = cowpath.filter(({ position }) => position.game === 'cowpath' && position.anchor >= 0);
  expect(inBonus.length).toBeGreaterThan(4);
  const solved = cowpath.filter(
    ({ position }) => position.game === 'cowpath' && count(freeSquares(position)) <= 8,
  );
  expect(solved.length).toBeGreaterThan(4);
  const trio = SETS.trio.flatMap(({ setup }) => (setup.game === 'trio' ? [setup] : []));
  expect(new Set(trio.map(({ board }) => board)).size).toBe(2);
  expect(new Set(trio.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
});

test('an exercise can be written and read back', () => {
  for (const exercise of [SETS.cowpath[7]!, SETS.trio[40]!]) {
    const again = parseExercise(JSON.parse(JSON.stringify(makeExercise(exercise)))) as Exercise;
    expect(again).toEqual({ ...again, id: exercise.id, ways: exercise.ways, worth: exercise.worth });
  }
});

test('a text that is not an exercise is reported and never throws', () => {
  const good = makeExercise(SETS.cowpath[0]!);
  const wrong: readonly unknown[] = [
    null,
    {},
    { ...good, setup: { game: 'chess' } },
    { ...good, text: 'a1' },
    { ...good, text: 7 },
    { ...good, worth: 'much' },
    { ...good, costs: {} },
    { ...good, costs: { ...good.costs, z9: 1 } },
    { ...good, costs: Object.fromEntries(Object.keys(good.costs).map((move) => [move, 0.5])) },
    { ...good, costs: Object.fromEntries(Object.entries(good.costs).slice(1)) },
  ];
  for (const json of wrong)
    expect(isUnreadable(parseExercise(json) as object), JSON.stringify(json)).toBe(true);
  expect(isUnreadable(parseShipped(`${textOf('trio')}{"broken`) as object)).toBe(true);
});
