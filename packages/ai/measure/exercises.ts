/**
 * Makes the shipped exercises from games that the nets play against themselves: one line of JSON each, easy ones first.
 * tsx --conditions=source packages/ai/measure/exercises.ts GAME > packages/ai/exercises/GAME.jsonl
 * Seeds are fixed and no clock is used: the same nets give the same file.
 */
import { need } from '@abacow/rules/need';
import { seededDice } from '@abacow/dice';
import {
  type GameName,
  type GameRecord,
  type Position,
  type Setup,
  isUnreadable,
  replay,
} from '@abacow/rules';
import { decisionKey } from '../src/analysis/decision-key.ts';
import type { Option } from '../src/computer.ts';
import { type Exercise, exerciseAt, isRight, makeExercise, wayOf } from '../src/exercises/exercise.ts';
import { GRADES } from '../src/exercises/shipped-exercise.ts';
import { randomOf, selfPlay } from '../test/self-play.ts';
import { cowpathFinder } from './exercises-cowpath.ts';
import { trioFinder } from './exercises-trio.ts';

/** How one game's exercises are found. */
export interface Finder {
  /** How many of each kind are wanted, and by how much equity the best decision must be better than the next. */
  readonly wanted: Readonly<Record<string, { readonly count: number; readonly margin: number }>>;
  readonly setupFor: (game: number) => Setup;
  /** Every decision, valued by the net one turn ahead. */
  readonly glance: (position: Position) => readonly Option[];
  /** Every decision, valued as deeply as possible. */
  readonly study: (position: Position) => readonly Option[];
  /** What players with simple rules of thumb would decide, one decision per player. */
  readonly naively: (position: Position, random: () => number) => readonly string[];
  /** The kind of exercise that the position would be; null if it makes no exercise. */
  readonly kindOf: (position: Position, best: string) => string | null;
}

type Found = { readonly kind: string; readonly exercise: Exercise; readonly missed: number };

const MOST_GAMES = 400;
const MAX_PER_GAME = 2;
const TRIES = 6;

/** How much better the best decision is than the next one that is really different. */
const marginOf = (position: Position, options: readonly Option[]): number => {
  const best = need(options[0]);
  const next = options.find(({ move }) => decisionKey(position, move) !== decisionKey(position, best.move));
  return next === undefined ? 0 : best.equity - next.equity;
};

/** How often players with simple rules of thumb decide wrongly. */
const missedBy = ({ naively }: Finder, exercise: Exercise, random: () => number): number => {
  const tries = Array.from({ length: TRIES }, () => naively(exercise.position, random)).flat();
  return tries.filter((move) => !isRight(need(wayOf(exercise, move)))).length / tries.length;
};

const find = (game: GameName, finder: Finder): readonly Found[] => {
  const { wanted, setupFor, glance, study, kindOf } = finder;
  const random = randomOf(seededDice(`tries ${game}`));
  const found: Found[] = [];
  const left = Object.fromEntries(Object.entries(wanted).map(([kind, { count }]) => [kind, count]));

  const tryAt = (record: GameRecord, at: number, position: Position): boolean => {
    const seen = glance(position);
    const kind = kindOf(position, need(seen[0]).move);
    if (kind === null || left[kind] === 0) return false;
    const { margin } = need(wanted[kind]);
    if (marginOf(position, seen) < margin) return false;
    const studied = study(position);
    const same = decisionKey(position, need(studied[0]).move) === decisionKey(position, need(seen[0]).move);
    if (!same || marginOf(position, studied) < margin) return false;
    const exercise = exerciseAt(record.setup, record.tokens.slice(0, at), studied);
    if (isUnreadable(exercise)) throw new Error(exercise.reason);
    found.push({ kind, exercise, missed: missedBy(finder, exercise, random) });
    left[kind] = need(left[kind]) - 1;
    return true;
  };

  for (let n = 0; n < MOST_GAMES && Object.values(left).some((count) => count > 0); n++) {
    const record = selfPlay(
      setupFor(n),
      `exercises ${game} ${n}`,
      (position) => need(glance(position)[0]).move,
    );
    const positions = replay(record.setup, record.tokens);
    if (isUnreadable(positions)) throw new Error(positions.reason);
    const order = [...positions.keys()].filter((at) => need(positions[at]).kind === 'decision');
    let taken = 0;
    let last = -9;
    for (const at of shuffledBy(order, `order ${n}`))
      if (taken < MAX_PER_GAME && Math.abs(at - last) > 6 && tryAt(record, at, need(positions[at]))) {
        taken++;
        last = at;
      }
    process.stderr.write(`${n} ${JSON.stringify(left)}\n`);
  }
  return found;
};

const shuffledBy = <T>(list: readonly T[], seed: string): readonly T[] => {
  const dice = seededDice(seed);
  const order = list.map((one) => [dice.next32(), one] as const);
  return order.sort(([a], [b]) => a - b).map(([, one]) => one);
};

/** Easiest first: those that are missed least often, then those where the best decision is clearest. */
const ranked = (found: readonly Found[]): readonly Found[] =>
  [...found].sort(
    (a, b) => a.missed - b.missed || need(b.exercise.ways[1]).cost - need(a.exercise.ways[1]).cost,
  );

/** Alternates between the kinds: nobody likes ten throws in a row. */
const mixed = (found: readonly Found[]): readonly Found[] => {
  const nth = new Map<string, number>();
  const turns = found.map((one) => {
    const turn = nth.get(one.kind) ?? 0;
    nth.set(one.kind, turn + 1);
    return [turn, one] as const;
  });
  return turns.sort(([a], [b]) => a - b).map(([, one]) => one);
};

const [game] = process.argv.slice(2) as [GameName];
const all = ranked(find(game, game === 'cowpath' ? cowpathFinder() : trioFinder()));
const share = Math.ceil(all.length / GRADES.length);
for (const [index, grade] of GRADES.entries())
  for (const { kind, exercise, missed } of mixed(all.slice(index * share, (index + 1) * share))) {
    process.stderr.write(`${grade} ${kind} missed ${missed.toFixed(2)} by ${need(exercise.ways[1]).cost}\n`);
    process.stdout.write(`${JSON.stringify({ grade, ...makeExercise(exercise) })}\n`);
  }
