/** An exercise: a position, and how much equity every decision there gives away. */
import { need } from '@abacow/rules/need';
import { makeHex, sha256 } from '@abacow/dice';
import {
  type Position,
  type Setup,
  type SetupJson,
  type Unreadable,
  isObject,
  isUnreadable,
  legalNotation,
  makeSetup,
  makeText,
  parseSetup,
  parseText,
  playText,
  startGame,
  unreadable,
} from '@abacow/rules';
import { ranked } from '../advice.ts';
import { decisionKey } from '../analysis/decision-key.ts';
import { markOf } from '../analysis/marks.ts';

/** A decision as notation (a throw without its outcome), and how much equity it gives away. */
export type Way = { readonly move: string; readonly cost: number };

export type Deciding = Extract<Position, { kind: 'decision' }>;

export type Exercise = {
  /** A hash of setup and text, so the same position always has the same id. */
  readonly id: string;
  readonly setup: Setup;
  readonly tokens: readonly string[];
  readonly position: Deciding;
  /** The equity of the best decision, for the seat that decides. */
  readonly worth: number;
  /** Best first. Throws that keep the same faces are listed once. */
  readonly ways: readonly Way[];
};

export type ExerciseJson = {
  readonly setup: SetupJson;
  readonly text: string;
  readonly worth: number;
  readonly costs: Readonly<Record<string, number>>;
};

const ID_BYTES = 8;
const idOf = (setup: Setup, text: string): string => {
  const whole = JSON.stringify([makeSetup(setup), text]);
  return makeHex(sha256(new TextEncoder().encode(whole)).slice(0, ID_BYTES));
};

/** Three decimals are more precise than the evaluation. */
const rounded = (equity: number): number => Number(equity.toFixed(3));

export const makeExercise = ({ setup, tokens, worth, ways }: Exercise): ExerciseJson => ({
  setup: makeSetup(setup),
  text: makeText(tokens),
  worth: rounded(worth),
  costs: Object.fromEntries(ways.map(({ move, cost }) => [move, rounded(cost)])),
});

const isEquity = (value: unknown): value is number =>
  typeof value === 'number' && value >= -1 && value <= 1 + 1e-9;

const readWays = (json: unknown, position: Deciding): readonly Way[] | Unreadable => {
  if (!isObject(json)) return unreadable(1, 'the costs are missing');
  const legal = new Set(legalNotation(position));
  const ways: Way[] = [];
  for (const [move, cost] of Object.entries(json)) {
    if (!legal.has(move)) return unreadable(1, `${move} cannot be decided there`);
    if (typeof cost !== 'number' || !(cost >= 0 && cost <= 2)) return unreadable(1, `${move} has no cost`);
    ways.push({ move, cost });
  }
  const all = new Set([...legal].map((move) => decisionKey(position, move)));
  const listed = new Set(ways.map(({ move }) => decisionKey(position, move)));
  if (listed.size !== ways.length || listed.size !== all.size)
    return unreadable(1, 'every decision needs exactly one cost');
  const sorted = ranked(
    ways,
    ({ cost }) => -cost,
    ({ move }) => move,
  );
  return ways.length > 1 && need(sorted[0]).cost === 0 ? sorted : unreadable(1, 'no decision is the best');
};

export const parseExercise = (json: unknown): Exercise | Unreadable => {
  if (!isObject(json)) return unreadable(1, 'an exercise must be an object');
  const setup = parseSetup(json['setup']);
  if (isUnreadable(setup)) return setup;
  const { text, worth, costs } = json;
  if (typeof text !== 'string') return unreadable(1, '"text" must be a text');
  if (!isEquity(worth)) return unreadable(1, '"worth" must be an equity');
  const tokens = parseText(text);
  const position = playText(startGame(setup), tokens);
  if (isUnreadable(position)) return position;
  if (position.kind !== 'decision') return unreadable(1, 'nothing is to be decided there');
  const ways = readWays(costs, position);
  if (isUnreadable(ways)) return ways;
  return { id: idOf(setup, text), setup, tokens, position, worth, ways };
};

/** The exercise at a position. `options` must have all decisions; those that count as the same are listed once. */
export const exerciseAt = (
  setup: Setup,
  tokens: readonly string[],
  options: readonly { readonly move: string; readonly equity: number }[],
): Exercise | Unreadable => {
  const text = makeText(tokens);
  const position = playText(startGame(setup), tokens);
  if (isUnreadable(position)) return position;
  const best = ranked(
    options,
    ({ equity }) => equity,
    ({ move }) => move,
  );
  const worth = best[0]?.equity ?? 0;
  const seen = new Set<string>();
  const costs: Record<string, number> = {};
  for (const { move, equity } of best) {
    const same = decisionKey(position, move);
    if (!seen.has(same)) costs[move] = rounded(worth - equity);
    seen.add(same);
  }
  return parseExercise({ setup: makeSetup(setup), text, worth: rounded(worth), costs });
};

/** The decision as the exercise lists it; null if it is not legal there. */
export const wayOf = ({ position, ways }: Exercise, move: string): Way | null =>
  ways.find((way) => decisionKey(position, way.move) === decisionKey(position, move)) ?? null;

/** A decision is right if the analysis would not mark it. */
export const isRight = ({ cost }: Way): boolean => markOf(cost) === null;
