/** The strongest player: exact where a game can be solved, else the net, one turn ahead or two. */
import { type CowpathPosition, ATTEMPTS, count } from '@abacow/rules/cowpath';
import { type Advice, type Budget, adviceBy } from './advise.ts';
import { type Endgame, MOST_FREE, exactLook, makeEndgame } from './endgame.ts';
import type { Evaluate } from './evaluation.ts';
import { lookFurther } from './further.ts';
import { BASES, BOARDS_A_LOOK, type Look, boardsIn, boardsLeft, lookAt, valueOfLook } from './look-ahead.ts';
import { type Standing, freeOf, keyOf, openOf } from './standing.ts';

export interface CowpathEngine {
  /** Null when there is nothing to decide. */
  advise(position: CowpathPosition, budget: Budget): Advice | null;
  /** One turn ahead by the net and nothing else. */
  glance(position: CowpathPosition): Advice | null;
}

/** Standings with so many free squares or fewer are solved, given so many milliseconds. */
const SOLVABLE: readonly (readonly [free: number, ms: number])[] = [
  [6, 0],
  [7, 15],
  [8, 30],
  [9, 50],
  [10, 1_500],
  [MOST_FREE, 6_000],
];
/** How much of the time solving may take before the net has to answer. */
const SOLVING_SHARE = 0.75;
/** How much of the time is planned for: clocks, collecting garbage and the like need some too. */
const USED_SHARE = 0.95;
const REMEMBERED = 512;
/** A look that is expected to take more than this share of the time is taken in steps, with an eye on the clock. */
const SURE = 0.6;
/** Milliseconds a board, before any was timed. */
const FIRST_GUESS = 1;

/** Decisions further apart than this by the net are clear. Throws that keep the same faces are worth the same. */
const CLEAR = 0.03;
const isClose = ({ equity, options }: Advice): boolean => {
  const next = options.find((option) => equity - option.equity > 1e-9);
  return next !== undefined && equity - next.equity < CLEAR;
};

/** Milliseconds a board takes the net, as seen so far. */
type Pace = { perBoard: number };

const boardsToValue = (standing: Standing, looked: Look | undefined): number =>
  looked === undefined ? boardsIn(count(openOf(standing))) : boardsLeft(looked);

const standingOf = ({ sheet, seat, anchor, crosses, circles, blocked }: CowpathPosition): Standing => ({
  sheet,
  seat,
  anchor,
  crosses,
  circles,
  blocked,
});

export const makeCowpathEngine = (evaluate: Evaluate): CowpathEngine => {
  const looks = new Map<string, Look>();
  /** Looks by the net alone: those above may have been corrected since. */
  const glances = new Map<string, Look>();
  const values = new Map<string, number>();
  const further = new Set<string>();
  const pace: Pace = { perBoard: FIRST_GUESS };
  let endgame: Endgame | null = null;

  const remember = <V>(map: Map<string, V>, key: string, value: V): V => {
    if (map.size >= REMEMBERED) map.clear();
    map.set(key, value);
    return value;
  };

  const timedLook = (
    standing: Standing,
    now: () => number,
    inTime?: (boards: number) => boolean,
    looked?: Look,
  ): Look => {
    const begun = now();
    let boards = inTime === undefined ? boardsToValue(standing, looked) : BOARDS_A_LOOK + BASES;
    const counting = (more: number): boolean => {
      const go = inTime!(more);
      if (go) boards += more;
      return go;
    };
    const look = lookAt(standing, evaluate, inTime && counting, looked);
    pace.perBoard += ((now() - begun) / boards - pace.perBoard) / 3;
    return look;
  };

  /** A look that was cut short is gone on with at the next decision. */
  const netLook = (standing: Standing, now: () => number, deadline: number): Look => {
    const key = keyOf(standing);
    const known = looks.get(key);
    if (known?.unseen === null) return known;
    const takes = boardsToValue(standing, known) * pace.perBoard;
    const begun = now();
    if (begun + takes / SURE < deadline)
      return remember(looks, key, timedLook(standing, now, undefined, known));
    let done = BOARDS_A_LOOK + BASES;
    const inTime = (more: number): boolean => {
      const perBoard = Math.max((now() - begun) / done, 0);
      done += more;
      return now() + more * perBoard < deadline;
    };
    return remember(looks, key, timedLook(standing, now, inTime, known));
  };

  const solvedLook = (standing: Standing, { ms, now }: Budget, deadline: number): Look | null => {
    const free = count(freeOf(standing));
    if (!SOLVABLE.some(([most, least]) => free <= most && ms >= least)) return null;
    if (endgame === null || !endgame.covers(standing)) endgame = makeEndgame(standing);
    return exactLook(endgame, standing, () => now() < deadline);
  };

  /** A standing's value by a look at its turn, if there is time for it. */
  const secondBy =
    (now: () => number, deadline: number) =>
    (standing: Standing): number | null => {
      const key = keyOf(standing);
      const known = values.get(key);
      if (known !== undefined) return known;
      const takes = boardsIn(count(openOf(standing))) * pace.perBoard;
      if (now() + takes / SURE > deadline) return null;
      return remember(values, key, valueOfLook(timedLook(standing, now)));
    };

  const advise = (position: CowpathPosition, budget: Budget): Advice | null => {
    if (position.kind !== 'decision') return null;
    const { ms, now } = budget;
    const begun = now();
    const deadline = begun + USED_SHARE * ms;
    const standing = standingOf(position);
    const solved = solvedLook(standing, budget, begun + SOLVING_SHARE * ms);
    if (solved !== null) return adviceBy(position, solved);
    const look = netLook(standing, now, deadline);
    const first = adviceBy(position, look);
    if (!isClose(first)) return first;
    const key = `${keyOf(standing)} ${position.attempt === ATTEMPTS ? position.dice : ''}`;
    if (further.has(key) || !lookFurther(look, position, secondBy(now, deadline))) return first;
    if (further.size >= REMEMBERED) further.clear();
    further.add(key);
    return adviceBy(position, look);
  };

  const glance = (position: CowpathPosition): Advice | null => {
    if (position.kind !== 'decision') return null;
    const standing = standingOf(position);
    const key = keyOf(standing);
    return adviceBy(position, glances.get(key) ?? remember(glances, key, lookAt(standing, evaluate)));
  };

  return { advise, glance };
};
