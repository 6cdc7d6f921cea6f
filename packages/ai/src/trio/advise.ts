/** The computer player's advice at any decision of Trio. */
import { need } from '@abacow/rules/need';
import type { Move, TrioPosition } from '@abacow/rules/trio';
import { legalMoves, makeMove } from '@abacow/rules/trio';
import { type AdviceOf, rankedOptions } from '../advice.ts';
import { errorsOf } from '../errors.ts';
import { GRID } from './grid.ts';
import {
  ALL_FACES,
  NO_LIMIT,
  type TimeLimit,
  facesOfBestThrow,
  makeTimeLimit,
  refineTurn,
  startRefining,
} from './look-ahead.ts';
import { type Placement, placementOf } from './placement.ts';
import { type LookedAt, type Search, following, tableOf, worthNext } from './search.ts';

/** Every legal decision is among the options. */
export type Advice = AdviceOf<Move>;

/** Milliseconds on the caller's clock. */
export type Budget = { readonly ms: number; readonly now: () => number };

/** Converts a chance to win to an equity: 1 is certain, 0 an equal share. */
export const equityOf = (chance: number, seats: number): number => (chance * seats - 1) / (seats - 1);

type Weighed = { readonly move: Move; readonly worth: number; readonly exact: boolean };
/** `done`: there was time for all looks. */
type AllWeighed = { readonly weighed: readonly Weighed[]; readonly done: boolean };

/** The share of the time that is planned: a look may take longer than expected. */
const USED_SHARE = 0.97;

/** Without a budget, only the net values each decision. */
export const adviseWith = (search: Search, position: TrioPosition, budget: Budget | null): Advice => {
  const limit = budget === null ? NO_TIME : makeTimeLimit(budget.now, budget.now() + USED_SHARE * budget.ms);
  const { weighed, done } = position.placing
    ? weighPlaces(search, position, limit)
    : weighThrows(search, position, limit);
  const errors = errorsOf(position, false);
  const options = rankedOptions(
    weighed.map(({ move, worth, exact }) => ({
      move,
      equity: equityOf(worth, search.stakes.seats),
      error: exact ? 0 : errors.worth,
    })),
    makeMove,
  );
  return { ...need(options[0]), options, doubt: errors.difference, hurried: budget !== null && !done };
};

const NO_TIME: TimeLimit = { ...NO_LIMIT, allows: () => false };

const lookNow = (search: Search, position: TrioPosition, limit: TimeLimit): LookedAt => {
  limit.allows(1);
  const [looked] = search.study([tableOf(position)]);
  limit.spent(1);
  return need(looked);
};

const worthOfThrow = ({ solved }: LookedAt, position: TrioPosition, move: Move): number => {
  const { keep, both, seats, mover } = solved;
  if (move.kind !== 'throw' || move.dice === 3) return need(both[mover]);
  const kept = move.dice === 1 ? position.second : position.first;
  return need(keep[kept * seats + mover]);
};

const weighThrows = (search: Search, position: TrioPosition, limit: TimeLimit): AllWeighed => {
  const moves = legalMoves(position);
  const weigh = (looked: LookedAt) =>
    moves.map((move) => ({ move, worth: worthOfThrow(looked, position, move), exact: false }));
  const looked = lookNow(search, position, limit);
  if (moves.length === 1) return { weighed: weigh(looked), done: true };
  const kept = [position.first, position.second].filter((face) => face > 0);
  const refining = startRefining(looked);
  const some = kept.length > 0 ? refineTurn(search, refining, kept, limit) : null;
  const all = refineTurn(search, refining, ALL_FACES, limit);
  return { weighed: weigh(all ?? some ?? looked), done: all !== null };
};

type Candidate = Weighed & { readonly placement: Placement; readonly next: LookedAt | null };

/** Decisions whose worth is this much lower according to the net are not looked at further. */
const WORTH_OUT_OF_REACH = 0.1;

const weighPlaces = (search: Search, position: TrioPosition, limit: TimeLimit): AllWeighed => {
  const looked = lookNow(search, position, limit);
  const first = legalMoves(position).map((move) => byNet(search, looked, move));
  const best = Math.max(...first.map(({ worth }) => worth));
  const second: Candidate[] = [];
  for (const candidate of first) {
    const next =
      candidate.exact || candidate.worth < best - WORTH_OUT_OF_REACH
        ? candidate
        : lookNext(search, looked, candidate, limit);
    // Worths from looks of different depth are not comparable.
    if (next === null) return { weighed: first, done: false };
    second.push(next);
  }
  second.sort((a, b) => b.worth - a.worth);
  return lookPast(search, second, limit);
};

const byNet = (search: Search, { lifts, solved, table }: LookedAt, move: Move): Candidate => {
  const placement = need(placementOf(move));
  const won = search.wins(table, placement);
  const lift = need(lifts.find(({ from }) => from === placement.from));
  const at = placement.to * solved.seats + solved.mover;
  return {
    move,
    placement,
    next: null,
    exact: won?.[solved.mover] === 1,
    worth: won === null ? need(lift.worth[at]) : need(won[solved.mover]),
  };
};

/** Null if there is not enough time. */
const lookNext = (
  search: Search,
  { table }: LookedAt,
  candidate: Candidate,
  limit: TimeLimit,
): Candidate | null => {
  if (!limit.allows(1)) return null;
  const [next] = search.study([following(table, candidate.placement)]);
  limit.spent(1);
  return {
    ...candidate,
    next: need(next),
    worth: need(worthNext(need(next), candidate.placement.to)[table.mover]),
  };
};

/** Decisions with a worth this close to the best are looked at again, one turn further. */
const CLOSE_WORTH = 0.03;

const MAX_CLOSE = 3;

/** Values the best few again, one turn further: either all of them or none. Of equal ones, all or none are among them. */
const lookPast = (search: Search, candidates: readonly Candidate[], limit: TimeLimit): AllWeighed => {
  const best = need(candidates[0]);
  const near = candidates.filter(({ worth, next }) => next !== null && best.worth - worth < CLOSE_WORTH);
  const least = near[MAX_CLOSE - 1]?.worth ?? -Infinity;
  const close = near.filter(({ worth }) => worth >= least);
  if (close.length < 2 || close[0] !== best) return { weighed: candidates, done: true };
  const further = new Map<Candidate, Weighed>();
  for (const candidate of close) {
    const { next, placement, move } = candidate;
    const [a, b] = [Math.floor(placement.to / GRID), placement.to % GRID];
    const refined = refineTurn(search, startRefining(need(next)), facesOfBestThrow(need(next), a, b), limit);
    if (refined === null) return { weighed: candidates, done: false };
    further.set(candidate, {
      move,
      exact: false,
      worth: need(worthNext(refined, placement.to)[moverOf(need(next), placement)]),
    });
  }
  return { weighed: candidates.map((candidate) => further.get(candidate) ?? candidate), done: true };
};

/** The seat that placed, found from the table after it. */
const moverOf = ({ table }: LookedAt, { to }: Placement): number =>
  Math.floor(to / GRID) === to % GRID
    ? table.mover
    : (table.mover + table.pawns.length - 1) % table.pawns.length;
