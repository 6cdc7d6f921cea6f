/**
 * The chances of a turn: for each aim, the exact probability to reach it with the attempts that are left and
 * best play toward that aim alone. Whole numbers of ways until the last division: three throws of five dice
 * have 6^15 outcomes, which a double holds exactly.
 */
import {
  type CowpathPosition,
  ATTEMPTS,
  DICE,
  SYMBOLS,
  faceOf,
  markableSymbols,
  packFaces,
  quadSymbol,
} from '@abacow/rules/cowpath';

const FACES = SYMBOLS.length;

type Quad = `${(typeof SYMBOLS)[number]}4`;
export type Aim = (typeof SYMBOLS)[number] | Quad | 'any';

/** A symbol: to be allowed to mark it; with a 4: a quad of it; any: to be allowed to mark whatever it is. */
export const AIMS: readonly Aim[] = [...SYMBOLS, ...SYMBOLS.map((symbol): Quad => `${symbol}4`), 'any'];

export type TurnOdds = Readonly<Record<Aim, number>>;

/** Dice that are not told apart: the sum of 6^face over them. */
type Handful = number;

const WEIGHTS = SYMBOLS.map((_, face) => FACES ** face);

const handfulOf = (faces: readonly number[]): Handful => faces.reduce((sum, face) => sum + WEIGHTS[face]!, 0);

const facesFrom = (dice: number, lowest: number): number[][] => {
  if (dice === 0) return [[]];
  return SYMBOLS.map((_, face) => face)
    .filter((face) => face >= lowest)
    .flatMap((face) => facesFrom(dice - 1, face).map((rest) => [face, ...rest]));
};

/** Every handful of n dice; 252 of five, 462 of up to five. */
const HANDFULS: readonly (readonly number[][])[] = Array.from({ length: DICE + 1 }, (_, dice) =>
  facesFrom(dice, 0),
);

const KEPT = Array.from({ length: 1 << DICE }, (_, selection) =>
  Array.from({ length: DICE }, (_, die) => die).filter((die) => (selection >> die) & 1),
);

/** By throw of five: the handful, and the different handfuls that can be kept of it with how many dice. */
type Keep = { readonly handful: Handful; readonly dice: number };
const THROWS = HANDFULS[DICE]!.map((faces) => {
  const keeps = new Map<Handful, Keep>();
  for (const kept of KEPT) {
    const handful = handfulOf(kept.map((die) => faces[die]!));
    keeps.set(handful, { handful, dice: kept.length });
  }
  return { faces, handful: handfulOf(faces), keeps: [...keeps.values()] };
});

/** Where a handful stands in a table of ways. */
const PLACE = new Int16Array(DICE * FACES ** (FACES - 1) + 1);
HANDFULS.flat().forEach((faces, place) => (PLACE[handfulOf(faces)] = place));
const PLACES = HANDFULS.flat().length;

const PARTIAL = HANDFULS.slice(0, DICE)
  .reverse()
  .flatMap((handfuls) => handfuls.map(handfulOf));

/** Ways by place of the handful: how many of all outcomes reach the aim, the rest of the dice still to be thrown once. */
type Ways = Float64Array;

const reaches = (aim: Aim, faces: readonly number[]): boolean => {
  const dice = packFaces(faces);
  if (aim === 'any') return markableSymbols(dice) !== 0;
  const symbol = SYMBOLS.findIndex((each) => each === aim[0]);
  const allowed = aim.length === 1 ? markableSymbols(dice) : quadSymbol(dice);
  return ((allowed >> symbol) & 1) === 1;
};

/** From the ways of five dice to the ways of fewer: every face that may come adds its own. */
const throwRest = (ways: Ways): Ways => {
  for (const handful of PARTIAL) {
    let sum = 0;
    for (const weight of WEIGHTS) sum += ways[PLACE[handful + weight]!]!;
    ways[PLACE[handful]!] = sum;
  }
  return ways;
};

const choose = (after: Ways): Ways => {
  const ways = new Float64Array(PLACES);
  for (const { handful, keeps } of THROWS) {
    let best = 0;
    // Kept dice have no outcomes: scale so that all keeps count 6^5 of them.
    for (const keep of keeps) best = Math.max(best, after[PLACE[keep.handful]!]! * FACES ** keep.dice);
    ways[PLACE[handful]!] = best;
  }
  return throwRest(ways);
};

/** At [n] the ways when n attempts are to come after the dice that lie there. */
const tableFor = (aim: Aim): readonly Ways[] => {
  const last = new Float64Array(PLACES);
  for (const { faces, handful } of THROWS) last[PLACE[handful]!] = reaches(aim, faces) ? 1 : 0;
  const tables = [throwRest(last)];
  while (tables.length < ATTEMPTS) tables.push(choose(tables.at(-1)!));
  return tables;
};

let tables: ReadonlyMap<Aim, readonly Ways[]> | null = null;

const tableOf = (aim: Aim): readonly Ways[] =>
  (tables ??= new Map(AIMS.map((each) => [each, tableFor(each)]))).get(aim)!;

const chanceOf = (aim: Aim, position: CowpathPosition): number => {
  const table = tableOf(aim);
  if (position.attempt === 0) return table[ATTEMPTS - 1]![PLACE[0]!]! / FACES ** (DICE * ATTEMPTS);
  const faces = Array.from({ length: DICE }, (_, die) => faceOf(position.dice, die));
  const left = ATTEMPTS - position.attempt;
  return table[left]![PLACE[handfulOf(faces)]!]! / FACES ** (DICE * left);
};

/** Null after attempt three, while dice are in the air, and when the game is over. */
export const turnOdds = (position: CowpathPosition): TurnOdds | null => {
  if (position.kind !== 'decision' || position.attempt >= ATTEMPTS) return null;
  return Object.fromEntries(AIMS.map((aim) => [aim, chanceOf(aim, position)])) as Record<Aim, number>;
};
