/** Looking past the net: the turns that follow, as far as the time goes. */
import { type Cell, GRID, mirrored } from './grid.ts';
import { type LookedAt, type Search, bestPlacement, following, withOutcomes, worthNext } from './search.ts';
import type { Placement } from './placement.ts';
import { bestThrow } from './turn.ts';

/** Time for looking ahead: whether about `boards` more fit. The clock is the caller's. */
export type Patience = {
  readonly allows: (turns: number) => boolean;
  readonly spent: (turns: number) => void;
};

/** A clock that learns how long a turn takes to look at, and says no before the time is up. */
export const makePatience = (now: () => number, deadline: number): Patience => {
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

export const ENDLESS: Patience = { allows: () => true, spent: () => undefined };

/** By outcome: its worth once the next turn is looked at. */
type Refined = Map<Cell, ArrayLike<number>>;

/** A turn being looked at one turn further, outcome by outcome. */
export type Refining = { readonly looked: LookedAt; readonly refined: Refined };

export const startRefining = (looked: LookedAt): Refining => ({ looked, refined: new Map() });

/**
 * The turn again with all outcomes of these faces looked at one turn further, each by its best placement; null
 * where the time is too short. Outcomes not looked at move by as much as the others did on average.
 */
export const refineTurn = (
  search: Search,
  { looked, refined }: Refining,
  faces: readonly number[],
  patience: Patience,
): LookedAt | null => {
  let lost: LookedAt | null = null;
  for (const cell of cellsWith(faces)) {
    if (refined.has(cell)) continue;
    const placement = bestPlacement(looked, cell);
    if (placement === null) lost ??= lookOnce(search, looked, null, patience);
    const worth =
      placement === null
        ? lost && worthNext(lost, cell)
        : worthOfPlacement(search, looked, placement, patience);
    if (worth === null) return null;
    refined.set(cell, worth);
  }
  return withRefined(looked, refined);
};

/** Outcomes a ≤ b that hold one of the faces. */
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
  patience: Patience,
): LookedAt | null => {
  if (!patience.allows(1)) return null;
  const [next] = search.lookAt([following(looked.table, placement)]);
  patience.spent(1);
  return next!;
};

const worthOfPlacement = (
  search: Search,
  looked: LookedAt,
  placement: Placement,
  patience: Patience,
): ArrayLike<number> | null => {
  const won = search.wins(looked.table, placement);
  if (won !== null) return won;
  const next = lookOnce(search, looked, placement, patience);
  return next === null ? null : worthNext(next, placement.to);
};

const withRefined = (looked: LookedAt, refined: Refined): LookedAt => {
  const { seats, outcomes } = looked.solved;
  const moved = new Float64Array(seats);
  for (const [cell, worth] of refined)
    for (let seat = 0; seat < seats; seat++)
      moved[seat]! += (worth[seat]! - outcomes[cell * seats + seat]!) / refined.size;
  const changed = outcomes.map((worth, at) => worth + moved[at % seats]!);
  for (const [cell, worth] of refined)
    for (let seat = 0; seat < seats; seat++)
      changed[cell * seats + seat] = changed[mirrored(cell) * seats + seat] = worth[seat]!;
  return withOutcomes(looked, changed);
};

/** The faces that a turn's best throw keeps: the kept one, or all for a throw of both. */
export const facesOfBestThrow = (looked: LookedAt, first: number, second: number): readonly number[] => {
  const best = bestThrow(looked.solved, first, second);
  const { keep, seats } = looked.solved;
  const kept = [first, second].find((face) => face > 0 && best[0] === keep[face * seats]);
  return kept === undefined || best === looked.solved.both ? ALL_FACES : [kept];
};

export const ALL_FACES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
