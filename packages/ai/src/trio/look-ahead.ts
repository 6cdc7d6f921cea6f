/** Search beyond the net: looks at the turns that follow, as far as time allows. */
import { need } from '@abacow/rules/need';
import { type Cell, GRID, mirrored } from './grid.ts';
import { type LookedAt, type Search, bestPlacement, following, withOutcomes, worthNext } from './search.ts';
import type { Placement } from './placement.ts';
import { bestThrow } from './turn.ts';

/** The time that is left for search: whether `turns` more looks fit. The clock is the caller's. */
export type TimeLimit = {
  readonly allows: (turns: number) => boolean;
  readonly spent: (turns: number) => void;
};

/** Measures how long it takes to look at a turn, and allows no more looks before the time is up. */
export const makeTimeLimit = (now: () => number, deadline: number): TimeLimit => {
  let begun = now();
  let each = 0;
  return {
    allows: (turns) => {
      begun = now();
      return begun + each * turns * 1.1 <= deadline;
    },
    spent: (turns) => {
      each = Math.max(each * 0.7, (now() - begun) / turns);
    },
  };
};

export const NO_LIMIT: TimeLimit = { allows: () => true, spent: () => undefined };

/** By outcome: its worth after the next turn was looked at. */
type Refined = Map<Cell, ArrayLike<number>>;

/** A turn whose outcomes are looked at one turn further, one by one. */
export type Refining = { readonly looked: LookedAt; readonly refined: Refined };

export const startRefining = (looked: LookedAt): Refining => ({ looked, refined: new Map() });

/**
 * The turn again, with all outcomes of these faces looked at one turn further, each with its best placement; null if
 * there is not enough time. Other outcomes are shifted by the average change.
 */
export const refineTurn = (
  search: Search,
  { looked, refined }: Refining,
  faces: readonly number[],
  limit: TimeLimit,
): LookedAt | null => {
  let lost: LookedAt | null = null;
  for (const cell of cellsWith(faces)) {
    if (refined.has(cell)) continue;
    const placement = bestPlacement(looked, cell);
    if (placement === null) lost ??= lookOnce(search, looked, null, limit);
    const worth =
      placement === null ? lost && worthNext(lost, cell) : worthOfPlacement(search, looked, placement, limit);
    if (worth === null) return null;
    refined.set(cell, worth);
  }
  return withRefined(looked, refined);
};

/** Outcomes a ≤ b with at least one of the faces. */
const cellsWith = (faces: readonly number[]): readonly Cell[] => {
  const cells: Cell[] = [];
  for (let a = 0; a < GRID; a++)
    for (let b = a; b < GRID; b++) if (faces.includes(a) || faces.includes(b)) cells.push(a * GRID + b);
  return cells;
};

const lookOnce = (
  search: Search,
  looked: LookedAt,
  placement: Placement | null,
  limit: TimeLimit,
): LookedAt | null => {
  if (!limit.allows(1)) return null;
  const [next] = search.lookAt([following(looked.table, placement)]);
  limit.spent(1);
  return need(next);
};

const worthOfPlacement = (
  search: Search,
  looked: LookedAt,
  placement: Placement,
  limit: TimeLimit,
): ArrayLike<number> | null => {
  const won = search.wins(looked.table, placement);
  if (won !== null) return won;
  const next = lookOnce(search, looked, placement, limit);
  return next === null ? null : worthNext(next, placement.to);
};

const withRefined = (looked: LookedAt, refined: Refined): LookedAt => {
  const { seats, outcomes } = looked.solved;
  const moved = new Float64Array(seats);
  for (const [cell, worth] of refined)
    for (let seat = 0; seat < seats; seat++)
      moved[seat] =
        need(moved[seat]) + (need(worth[seat]) - need(outcomes[cell * seats + seat])) / refined.size;
  const changed = outcomes.map((worth, at) => worth + need(moved[at % seats]));
  for (const [cell, worth] of refined)
    for (let seat = 0; seat < seats; seat++)
      changed[cell * seats + seat] = changed[mirrored(cell) * seats + seat] = need(worth[seat]);
  return withOutcomes(looked, changed);
};

/** The face that the best throw of a turn keeps, or all faces if it throws both dice. */
export const facesOfBestThrow = (looked: LookedAt, first: number, second: number): readonly number[] => {
  const best = bestThrow(looked.solved, first, second);
  const { keep, seats } = looked.solved;
  const kept = [first, second].find((face) => face > 0 && best[0] === keep[face * seats]);
  return kept === undefined || best === looked.solved.both ? ALL_FACES : [kept];
};

export const ALL_FACES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
