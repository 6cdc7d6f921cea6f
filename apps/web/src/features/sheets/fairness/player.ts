/** The player of both sides in a fairness trial. Any Cowpath player has this type. */
import {
  ALL_DICE,
  ATTEMPTS,
  COW,
  type CowpathPosition,
  DICE,
  type Face,
  type Move,
  NO_JOIN,
  PASS,
  SYMBOLS,
  type Square,
  THROW_ALL,
  faceOf,
  freeSquares,
  has,
  joinCost,
  listSquares,
  markOf,
  markableSquares,
  marksOf,
  only,
  otherSeat,
  reachableSquares,
  throwOf,
  union,
  without,
} from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';

export type TrialPlayer = (position: CowpathPosition) => Move;

/**
 * Weights for the value of a mark: marks that it saves us, plus this much for each mark that it costs the other side.
 */
const HINDRANCE = 0.9;
const WALL = 4;

/** Value by square. A useless free square has a small value, so that no player passes for ever. */
type Worth = ReadonlyMap<Square, number>;

const worthOf = (position: CowpathPosition): Worth => {
  const { sheet, seat } = position;
  const [free, own] = [freeSquares(position), marksOf(position, seat)];
  const theirs = marksOf(position, otherSeat(seat));
  const [mine, others] = [sheet.starts[seat], sheet.starts[otherSeat(seat)]];
  const before = joinCost(mine, own, free);
  const theirBefore = joinCost(others, theirs, free);
  return new Map(
    listSquares(free).map((square) => {
      const [mark, left] = [only(square), without(free, only(square))];
      const saved = before >= NO_JOIN ? 0 : before - joinCost(mine, union(own, mark), left);
      const cost = theirBefore >= NO_JOIN ? 0 : Math.min(WALL, joinCost(others, theirs, left) - theirBefore);
      const wins = before === 1 && saved === 1 ? 100 : 0;
      return [square, saved + HINDRANCE * cost + wins + 0.01];
    }),
  );
};

const CHOOSE = [1, 5, 10, 10, 5, 1].map((_, n) =>
  Array.from({ length: n + 1 }, (_, k) => {
    let ways = 1;
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
    return ways;
  }),
);

/** The chance that at least `wanted` of `dice` dice show one face within some attempts, throwing the others again. */
const chanceOf = (wanted: number, dice: number, attempts: number): number => {
  if (wanted <= 0) return 1;
  const one = 1 - (5 / 6) ** attempts;
  let chance = 0;
  for (let hits = wanted; hits <= dice; hits++)
    chance += need(need(CHOOSE[dice])[hits]) * one ** hits * (1 - one) ** (dice - hits);
  return chance;
};

const showing = (dice: number, face: Face): number => {
  let selection = 0;
  for (let die = 0; die < DICE; die++) if (faceOf(dice, die) === face) selection |= 1 << die;
  return selection;
};

const bitsIn = (selection: number): number => selection.toString(2).replaceAll('0', '').length;

type Aim = { readonly value: number; readonly again: number };

/** The symbol with the best expected value, and the dice to throw again for it. */
const bestAim = (position: CowpathPosition, worth: Worth): Aim => {
  const reachable = reachableSquares(position);
  const aims = SYMBOLS.map((_, face): Aim => {
    const squares = listSquares(need(position.sheet.bySymbol[face])).filter((square) =>
      has(reachable, square),
    );
    const best = Math.max(0, ...squares.map((square) => worth.get(square) ?? 0));
    const shown = showing(position.dice, face);
    const wanted = (face === COW ? 2 : 3) - bitsIn(shown);
    const chance = chanceOf(wanted, DICE - bitsIn(shown), ATTEMPTS - position.attempt);
    return { value: best * chance, again: ALL_DICE & ~shown };
  });
  return aims.reduce((a, b) => (b.value > a.value ? b : a));
};

const bestMark = (position: CowpathPosition, worth: Worth): { square: Square; value: number } | null => {
  const marks = listSquares(markableSquares(position)).map((square) => ({
    square,
    value: need(worth.get(square)),
  }));
  return marks.length === 0 ? null : marks.reduce((a, b) => (b.value > a.value ? b : a));
};

/** Takes the shortest way to join its starts, hinders the other side, and throws for the best expected value. */
export const simplePlayer = (): TrialPlayer => {
  let seen: readonly unknown[] = [];
  let worth: Worth = new Map();
  return (position) => {
    if (position.attempt === 0) return THROW_ALL;
    // The sets of marks are the same objects throughout a turn's throws, so the values are cached.
    const marks = [position.crosses, position.circles];
    if (marks.some((set, index) => set !== seen[index])) [worth, seen] = [worthOf(position), marks];
    const mark = bestMark(position, worth);
    const aim = position.attempt < ATTEMPTS ? bestAim(position, worth) : { value: 0, again: 0 };
    if (aim.again !== 0 && aim.value > (mark?.value ?? 0)) return throwOf(aim.again);
    return mark === null ? PASS : markOf(mark.square);
  };
};
