/**
 * Marks what lies on its own shortest way (at the end that is the winning square), throws for that, and
 * otherwise stands in the other's way.
 */
import {
  type CowpathPosition,
  type Face,
  type Move,
  type Square,
  type Squares,
  ALL_DICE,
  ATTEMPTS,
  COW,
  DICE,
  NO_SQUARES,
  PASS,
  SYMBOLS,
  THROW_ALL,
  count,
  faceOf,
  freeSquares,
  isEmpty,
  listSquares,
  markOf,
  markableSquares,
  marksOf,
  otherSeat,
  overlap,
  reachableSquares,
  throwOf,
} from '@abacow/rules/cowpath';
import type { Player } from '../../play-out.ts';
import type { Below } from '../game.ts';
import { squaresOnTheWay } from './joining.ts';

/** What to mark, dearest first; later sets matter only when nothing of the earlier ones can be had. */
type Wishes = readonly Squares[];

const wishesOf = (position: CowpathPosition): Wishes => {
  const { sheet, seat } = position;
  const free = freeSquares(position);
  const other = otherSeat(seat);
  const mine = squaresOnTheWay(sheet, seat, marksOf(position, seat), free);
  const theirs = squaresOnTheWay(sheet, other, marksOf(position, other), free);
  return [overlap(mine, theirs), mine, theirs, free];
};

const pickFrom = (set: Squares, below: Below): Square => listSquares(set)[below(count(set))]!;

const firstThatHas = (sets: readonly Squares[]): Squares => sets.find((set) => !isEmpty(set)) ?? NO_SQUARES;

const showing = (dice: number, face: Face): number => {
  let selection = 0;
  for (let die = 0; die < DICE; die++) if (faceOf(dice, die) === face) selection |= 1 << die;
  return selection;
};

const missing = (dice: number, face: Face): number => {
  let shown = 0;
  for (let die = 0; die < DICE; die++) if (faceOf(dice, die) === face) shown++;
  return (face === COW ? 2 : 3) - shown;
};

/** Keeps the dice that show the wished symbol nearest to being allowed. */
const throwFor = (position: CowpathPosition, wished: Squares): Move => {
  const { dice, sheet } = position;
  const faces = SYMBOLS.map((_, face) => face)
    .filter((face) => !isEmpty(overlap(sheet.bearing[face]!, wished)))
    .sort((a, b) => missing(dice, a) - missing(dice, b));
  const aim = faces[0];
  const again = aim === undefined ? ALL_DICE : ALL_DICE & ~showing(dice, aim);
  return throwOf(again === 0 ? ALL_DICE : again);
};

export const simpleCowpath = (below: Below): Player<CowpathPosition, Move> => {
  let wishes: Wishes = [];
  let seen: readonly [Squares, Squares] = [NO_SQUARES, NO_SQUARES];
  return (position) => {
    if (position.attempt === 0) return THROW_ALL;
    // Marks stay the same objects while a turn's dice are thrown.
    const { crosses, circles } = position;
    if (seen[0] !== crosses || seen[1] !== circles) [wishes, seen] = [wishesOf(position), [crosses, circles]];
    const markable = markableSquares(position);
    const [both, mine, ...rest] = wishes.map((set) => overlap(set, markable));
    const wanted = firstThatHas([both!, mine!]);
    if (!isEmpty(wanted)) return markOf(pickFrom(wanted, below));
    const hoped = firstThatHas(wishes.slice(1).map((set) => overlap(set, reachableSquares(position))));
    if (position.attempt < ATTEMPTS && isEmpty(overlap(hoped, markable))) return throwFor(position, hoped);
    const second = firstThatHas(rest);
    return isEmpty(second) ? PASS : markOf(pickFrom(second, below));
  };
};
