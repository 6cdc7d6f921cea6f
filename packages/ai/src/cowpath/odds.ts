/**
 * The odds of a turn: for each aim, the exact probability to reach it with the attempts that are left and best play for
 * that aim alone. Ways are counted in whole numbers until the last division: three throws of five dice have 6^15
 * outcomes, which a double represents exactly.
 */
import { need } from '@abacow/rules/need';
import {
  type CowpathPosition,
  ATTEMPTS,
  DICE,
  SYMBOLS,
  faceOf,
  markableSymbols,
  packFaces,
  quadSymbol,
  squaresFor,
} from '@abacow/rules/cowpath';

const FACES = SYMBOLS.length;

type Quad = `${(typeof SYMBOLS)[number]}4`;
export type Aim = (typeof SYMBOLS)[number] | Quad | 'any';

/** `3`: a mark on that symbol is allowed. `34`: a quad of that symbol. `any`: any mark is allowed. */
export const AIMS: readonly Aim[] = [...SYMBOLS, ...SYMBOLS.map((symbol): Quad => `${symbol}4`), 'any'];

export type TurnOdds = Readonly<Record<Aim, number>>;

/** Dice whose order does not matter, as the sum of 6^face. */
type Handful = number;

const WEIGHTS = SYMBOLS.map((_, face) => FACES ** face);

const handfulOf = (faces: readonly number[]): Handful =>
  faces.reduce((sum, face) => sum + need(WEIGHTS[face]), 0);

const facesFrom = (dice: number, lowest: number): number[][] => {
  if (dice === 0) return [[]];
  return SYMBOLS.map((_, face) => face)
    .filter((face) => face >= lowest)
    .flatMap((face) => facesFrom(dice - 1, face).map((rest) => [face, ...rest]));
};

/** By n: every handful of n dice. There are 252 of five dice, 462 of up to five. */
const HANDFULS: readonly (readonly number[][])[] = Array.from({ length: DICE + 1 }, (_, dice) =>
  facesFrom(dice, 0),
);

const KEPT = Array.from({ length: 1 << DICE }, (_, selection) =>
  Array.from({ length: DICE }, (_, die) => die).filter((die) => (selection >> die) & 1),
);

/** By throw of five: its handful, and all different handfuls that can be kept of it with their numbers of dice. */
type Keep = { readonly handful: Handful; readonly dice: number };
const THROWS = need(HANDFULS[DICE]).map((faces) => {
  const keeps = new Map<Handful, Keep>();
  for (const kept of KEPT) {
    const handful = handfulOf(kept.map((die) => need(faces[die])));
    keeps.set(handful, { handful, dice: kept.length });
  }
  return { faces, handful: handfulOf(faces), keeps: [...keeps.values()] };
});

/** The index of a handful in a table of ways. */
const PLACE = new Int16Array(DICE * FACES ** (FACES - 1) + 1);
HANDFULS.flat().forEach((faces, place) => (PLACE[handfulOf(faces)] = place));
const PLACES = HANDFULS.flat().length;

const PARTIAL = HANDFULS.slice(0, DICE)
  .reverse()
  .flatMap((handfuls) => handfuls.map(handfulOf));

/** By index of a handful: how many outcomes reach the aim if the other dice are thrown once more. */
type Ways = Float64Array;

/** A set of symbols, one bit each: a mark on one of them, or a quad of one of them. */
type Goal = { readonly symbols: number; readonly quad: boolean };

const ALL_SYMBOLS = (1 << FACES) - 1;

const goalOf = (aim: Aim): Goal => {
  if (aim === 'any') return { symbols: ALL_SYMBOLS, quad: false };
  return { symbols: 1 << SYMBOLS.findIndex((each) => each === aim[0]), quad: aim.length === 2 };
};

const reaches = ({ symbols, quad }: Goal, faces: readonly number[]): boolean => {
  const dice = packFaces(faces);
  return ((quad ? quadSymbol(dice) : markableSymbols(dice)) & symbols) !== 0;
};

/** Fills the ways of fewer dice from those of five: the sum over all faces of one more die. */
const throwRest = (ways: Ways): Ways => {
  for (const handful of PARTIAL) {
    let sum = 0;
    for (const weight of WEIGHTS) sum += need(ways[need(PLACE[handful + weight])]);
    ways[need(PLACE[handful])] = sum;
  }
  return ways;
};

const choose = (after: Ways): Ways => {
  const ways = new Float64Array(PLACES);
  for (const { handful, keeps } of THROWS) {
    let best = 0;
    // Kept dice have no outcomes: scale, so that every choice counts 6^5 outcomes.
    for (const keep of keeps)
      best = Math.max(best, need(after[need(PLACE[keep.handful])]) * FACES ** keep.dice);
    ways[need(PLACE[handful])] = best;
  }
  return throwRest(ways);
};

/** At index n: the ways with n more attempts after the dice on the table. */
const tableFor = (goal: Goal): readonly Ways[] => {
  const last = new Float64Array(PLACES);
  for (const { faces, handful } of THROWS) last[need(PLACE[handful])] = reaches(goal, faces) ? 1 : 0;
  const tables = [throwRest(last)];
  while (tables.length < ATTEMPTS) tables.push(choose(need(tables.at(-1))));
  return tables;
};

const tables = new Map<number, readonly Ways[]>();

const tableOf = (goal: Goal): readonly Ways[] => {
  const key = goal.symbols | (goal.quad ? 1 << FACES : 0);
  const table = tables.get(key) ?? tableFor(goal);
  tables.set(key, table);
  return table;
};

const chanceOf = (goal: Goal, position: CowpathPosition): number => {
  const table = tableOf(goal);
  if (position.attempt === 0)
    return need(need(table[ATTEMPTS - 1])[need(PLACE[0])]) / FACES ** (DICE * ATTEMPTS);
  const faces = Array.from({ length: DICE }, (_, die) => faceOf(position.dice, die));
  const left = ATTEMPTS - position.attempt;
  return need(need(table[left])[need(PLACE[handfulOf(faces)])]) / FACES ** (DICE * left);
};

const oddsWithin = (position: CowpathPosition, symbols: number): TurnOdds | null => {
  if (position.kind !== 'decision' || position.attempt >= ATTEMPTS) return null;
  const chance = (aim: Aim): number => {
    const goal = goalOf(aim);
    return chanceOf({ ...goal, symbols: goal.symbols & symbols }, position);
  };
  return Object.fromEntries(AIMS.map((aim) => [aim, chance(aim)])) as Record<Aim, number>;
};

/** What the dice allow. Null after attempt three, while dice are in the air, and when the game is over. */
export const turnOdds = (position: CowpathPosition): TurnOdds | null => oddsWithin(position, ALL_SYMBOLS);

/** The symbols of which a square could be marked now: a free one, and in a bonus turn beside the anchor. */
const openSymbols = (position: CowpathPosition): number =>
  SYMBOLS.reduce((open, _, face) => {
    const { lo, hi } = squaresFor(position, packFaces(Array.from({ length: DICE }, () => face)));
    return (lo | hi) === 0 ? open : open | (1 << face);
  }, 0);

/** Like `turnOdds`, but only what can be marked on the sheet counts: a symbol without an open square has no chance. */
export const markOdds = (position: CowpathPosition): TurnOdds | null =>
  oddsWithin(position, openSymbols(position));
