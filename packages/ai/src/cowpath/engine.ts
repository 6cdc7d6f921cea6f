/** The strongest player: exact where the game can be solved, otherwise the net with one or two turns of look-ahead. */
import { need } from '@abacow/rules/need';
import { type CowpathPosition, ATTEMPTS, count } from '@abacow/rules/cowpath';
import { type Advice, type Budget, adviceBy } from './advise.ts';
import { type Endgame, MOST_FREE, exactLook, makeEndgame } from './endgame.ts';
import type { Evaluate } from './evaluation.ts';
import { lookFurther } from './further.ts';
import {
  BASES,
  BOARDS_PER_CLOCK_CHECK,
  type Look,
  boardsIn,
  boardsLeft,
  lookAt,
  valueOfLook,
} from './look-ahead.ts';
import { type Standing, freeOf, keyOf, openOf } from './standing.ts';

export interface CowpathEngine {
  /** Null when there is nothing to decide. */
  advise(position: CowpathPosition, budget: Budget): Advice | null;
  /** Only the net, one turn ahead. */
  glance(position: CowpathPosition): Advice | null;
}

/** A standing with at most `free` free squares is solved if there are at least `ms` milliseconds. */
const SOLVABLE: readonly (readonly [free: number, ms: number])[] = [
  [6, 0],
  [7, 15],
  [8, 30],
  [9, 50],
  [10, 1_500],
  [MOST_FREE, 6_000],
];
/** The share of the time that solving may take; after that the net answers. */
const SOLVING_SHARE = 0.75;
/** The share of the time that is planned; the rest is for garbage collection and slow clocks. */
const USED_SHARE = 0.95;
/** Entries per cache; a full cache is cleared. */
const MAX_CACHED = 512;
/** A look that probably takes more than this share of the time is done in steps that check the clock. */
const SAFE_SHARE = 0.6;
/** Milliseconds per board, assumed until one was timed. */
const FIRST_MS_PER_BOARD = 1;

/** If the best two decisions differ by less than this, it is worth looking further. */
const CLOSE_EQUITY = 0.03;
const isClose = ({ equity, options }: Advice): boolean => {
  const next = options.find((option) => equity - option.equity > 1e-9);
  return next !== undefined && equity - next.equity < CLOSE_EQUITY;
};

/** How many milliseconds the net needs per board, measured so far. */
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
  /** Looks by the net alone; those in `looks` may have been corrected by looking further. */
  const glances = new Map<string, Look>();
  const values = new Map<string, number>();
  const further = new Set<string>();
  const pace: Pace = { perBoard: FIRST_MS_PER_BOARD };
  let endgame: Endgame | null = null;

  const remember = <V>(map: Map<string, V>, key: string, value: V): V => {
    if (map.size >= MAX_CACHED) map.clear();
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
    let boards = inTime === undefined ? boardsToValue(standing, looked) : BOARDS_PER_CLOCK_CHECK + BASES;
    const counting = (more: number): boolean => {
      const go = need(inTime)(more);
      if (go) boards += more;
      return go;
    };
    const look = lookAt(standing, evaluate, inTime && counting, looked);
    pace.perBoard += ((now() - begun) / boards - pace.perBoard) / 3;
    return look;
  };

  /** A look that was cut short is continued at the next decision. */
  const netLook = (standing: Standing, now: () => number, deadline: number): Look => {
    const key = keyOf(standing);
    const known = looks.get(key);
    if (known?.unseen === null) return known;
    const takes = boardsToValue(standing, known) * pace.perBoard;
    const begun = now();
    if (begun + takes / SAFE_SHARE < deadline)
      return remember(looks, key, timedLook(standing, now, undefined, known));
    let done = BOARDS_PER_CLOCK_CHECK + BASES;
    const inTime = (more: number): boolean => {
      const perBoard = Math.max((now() - begun) / done, 0);
      done += more;
      return now() + more * perBoard < deadline;
    };
    return remember(looks, key, timedLook(standing, now, inTime, known));
  };

  /** Whether there should be enough time to solve it. On a busy machine there may be less than that. */
  const isSolvable = (standing: Standing, ms: number): boolean => {
    const free = count(freeOf(standing));
    return SOLVABLE.some(([most, least]) => free <= most && ms >= least);
  };

  /** Null if the time ran out. */
  const solvedLook = (standing: Standing, now: () => number, deadline: number): Look | null => {
    if (endgame === null || !endgame.covers(standing)) endgame = makeEndgame(standing);
    return exactLook(endgame, standing, () => now() < deadline);
  };

  /** The value of a standing by a look at its turn, or null if there is not enough time. */
  const secondBy =
    (now: () => number, deadline: number) =>
    (standing: Standing): number | null => {
      const key = keyOf(standing);
      const known = values.get(key);
      if (known !== undefined) return known;
      const takes = boardsIn(count(openOf(standing))) * pace.perBoard;
      if (now() + takes / SAFE_SHARE > deadline) return null;
      return remember(values, key, valueOfLook(timedLook(standing, now)));
    };

  const advise = (position: CowpathPosition, budget: Budget): Advice | null => {
    if (position.kind !== 'decision') return null;
    const { ms, now } = budget;
    const begun = now();
    const deadline = begun + USED_SHARE * ms;
    const standing = standingOf(position);
    const solvable = isSolvable(standing, ms);
    const solved = solvable ? solvedLook(standing, now, begun + SOLVING_SHARE * ms) : null;
    if (solved !== null) return adviceBy(position, solved);
    const look = netLook(standing, now, deadline);
    const first = adviceBy(position, look, solvable);
    if (!isClose(first)) return first;
    const key = `${keyOf(standing)} ${position.attempt === ATTEMPTS ? position.dice : ''}`;
    if (further.has(key) || !lookFurther(look, position, secondBy(now, deadline))) return first;
    if (further.size >= MAX_CACHED) further.clear();
    further.add(key);
    return adviceBy(position, look, solvable);
  };

  const glance = (position: CowpathPosition): Advice | null => {
    if (position.kind !== 'decision') return null;
    const standing = standingOf(position);
    const key = keyOf(standing);
    return adviceBy(position, glances.get(key) ?? remember(glances, key, lookAt(standing, evaluate)));
  };

  return { advise, glance };
};
