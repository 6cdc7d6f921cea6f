/**
 * Marks squares on its own cheapest join (in the end the winning square) and throws for them; otherwise it marks squares
 * on the other side's cheapest join.
 */
import { need } from '@abacow/rules/need';
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

/** Squares to mark, the most wanted first; a later set counts only when no square of the earlier ones can be marked. */
type Targets = readonly Squares[];

const targetsOf = (position: CowpathPosition): Targets => {
  const { sheet, seat } = position;
  const free = freeSquares(position);
  const other = otherSeat(seat);
  const mine = squaresOnTheWay(sheet, seat, marksOf(position, seat), free);
  const theirs = squaresOnTheWay(sheet, other, marksOf(position, other), free);
  return [overlap(mine, theirs), mine, theirs, free];
};

const pickFrom = (set: Squares, below: Below): Square => need(listSquares(set)[below(count(set))]);

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

/** Keeps the dice of the wanted symbol that needs the fewest further dice. */
const throwFor = (position: CowpathPosition, target: Squares): Move => {
  const { dice, sheet } = position;
  const faces = SYMBOLS.map((_, face) => face)
    .filter((face) => !isEmpty(overlap(need(sheet.bySymbol[face]), target)))
    .sort((a, b) => missing(dice, a) - missing(dice, b));
  const aim = faces[0];
  const again = aim === undefined ? ALL_DICE : ALL_DICE & ~showing(dice, aim);
  return throwOf(again === 0 ? ALL_DICE : again);
};

export const simpleCowpath = (below: Below): Player<CowpathPosition, Move> => {
  let targets: Targets = [];
  let seen: readonly [Squares, Squares] = [NO_SQUARES, NO_SQUARES];
  return (position) => {
    if (position.attempt === 0) return THROW_ALL;
    // While dice are thrown the marks are the same objects, so the targets are computed once per mark.
    const { crosses, circles } = position;
    if (seen[0] !== crosses || seen[1] !== circles)
      [targets, seen] = [targetsOf(position), [crosses, circles]];
    const markable = markableSquares(position);
    const [both, mine, ...rest] = targets.map((set) => overlap(set, markable));
    const wanted = firstThatHas([need(both), need(mine)]);
    if (!isEmpty(wanted)) return markOf(pickFrom(wanted, below));
    const hoped = firstThatHas(targets.slice(1).map((set) => overlap(set, reachableSquares(position))));
    if (position.attempt < ATTEMPTS && isEmpty(overlap(hoped, markable))) return throwFor(position, hoped);
    const second = firstThatHas(rest);
    return isEmpty(second) ? PASS : markOf(pickFrom(second, below));
  };
};
