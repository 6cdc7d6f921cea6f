/** The computer player's advice at any decision of Trio. */
import type { Move, TrioPosition } from '@abacow/rules/trio';
import { legalMoves } from '@abacow/rules/trio';
import { GRID } from './grid.ts';
import {
  ALL_FACES,
  ENDLESS,
  type Patience,
  facesOfBestThrow,
  makePatience,
  refineTurn,
  startRefining,
} from './look-ahead.ts';
import { type Placement, placementOf } from './placement.ts';
import { type LookedAt, type Search, following, tableOf, worthNext } from './search.ts';

export type Option = { readonly move: Move; readonly equity: number };

export type Advice = {
  readonly move: Move;
  readonly equity: number;
  /** Best first; every legal decision is among them. */
  readonly options: readonly Option[];
};

/** Milliseconds on the caller's clock. */
export type Budget = { readonly ms: number; readonly now: () => number };

/** A chance to win as an equity: 1 is certain, 0 an even share. */
export const equityOf = (chance: number, seats: number): number => (chance * seats - 1) / (seats - 1);

type Weighed = { readonly move: Move; readonly worth: number };

/** A look that takes longer than expected still ends in time. */
const PUNCTUAL = 0.97;

/** Without a budget: only what the net says of each decision. */
export const adviseWith = (search: Search, position: TrioPosition, budget: Budget | null): Advice => {
  const patience = budget === null ? NONE : makePatience(budget.now, budget.now() + PUNCTUAL * budget.ms);
  const weighed = position.placing
    ? weighPlaces(search, position, patience)
    : weighThrows(search, position, patience);
  const options = [...weighed]
    .sort((a, b) => b.worth - a.worth)
    .map(({ move, worth }) => ({ move, equity: equityOf(worth, search.stakes.seats) }));
  const { move, equity } = options[0]!;
  return { move, equity, options };
};

const NONE: Patience = { ...ENDLESS, allows: () => false };

const lookNow = (search: Search, position: TrioPosition, patience: Patience): LookedAt => {
  patience.allows(1);
  const [looked] = search.lookAt([tableOf(position)]);
  patience.spent(1);
  return looked!;
};

const worthOfThrow = ({ solved }: LookedAt, position: TrioPosition, move: Move): number => {
  const { keep, both, seats, mover } = solved;
  if (move.kind !== 'throw' || move.dice === 3) return both[mover]!;
  const kept = move.dice === 1 ? position.second : position.first;
  return keep[kept * seats + mover]!;
};

const weighThrows = (search: Search, position: TrioPosition, patience: Patience): readonly Weighed[] => {
  const moves = legalMoves(position);
  const weigh = (looked: LookedAt) =>
    moves.map((move) => ({ move, worth: worthOfThrow(looked, position, move) }));
  const looked = lookNow(search, position, patience);
  if (moves.length === 1) return weigh(looked);
  const kept = [position.first, position.second].filter((face) => face > 0);
  const refining = startRefining(looked);
  const some = kept.length > 0 ? refineTurn(search, refining, kept, patience) : null;
  const all = refineTurn(search, refining, ALL_FACES, patience);
  return weigh(all ?? some ?? looked);
};

type Candidate = Weighed & { readonly placement: Placement; readonly next: LookedAt | null };

/** Decisions this much worse by the net are not looked at further. */
const HOPELESS = 0.1;

const weighPlaces = (search: Search, position: TrioPosition, patience: Patience): readonly Weighed[] => {
  const looked = lookNow(search, position, patience);
  const first = legalMoves(position).map((move) => byNet(search, looked, move));
  const best = Math.max(...first.map(({ worth }) => worth));
  first.sort((a, b) => b.worth - a.worth);
  const second = first.map((candidate) =>
    candidate.worth < best - HOPELESS ? candidate : lookNext(search, looked, candidate, patience),
  );
  second.sort((a, b) => b.worth - a.worth);
  return lookPast(search, second, patience);
};

const byNet = (search: Search, { lifts, solved, table }: LookedAt, move: Move): Candidate => {
  const placement = placementOf(move)!;
  const won = search.wins(table, placement);
  const lift = lifts.find(({ from }) => from === placement.from)!;
  const at = placement.to * solved.seats + solved.mover;
  return { move, placement, next: null, worth: won === null ? lift.worth[at]! : won[solved.mover]! };
};

const lookNext = (
  search: Search,
  { table }: LookedAt,
  candidate: Candidate,
  patience: Patience,
): Candidate => {
  if (search.wins(table, candidate.placement) !== null || !patience.allows(1)) return candidate;
  const [next] = search.lookAt([following(table, candidate.placement)]);
  patience.spent(1);
  return { ...candidate, next: next!, worth: worthNext(next!, candidate.placement.to)[table.mover]! };
};

/** Equities closer than this are looked at again, one turn further. */
const CLOSE = 0.03;

/** The best few once more, with the reply to the next turn looked at; all of them or none. */
const lookPast = (
  search: Search,
  candidates: readonly Candidate[],
  patience: Patience,
): readonly Weighed[] => {
  const best = candidates[0]!;
  const close = candidates
    .filter(({ worth, next }) => next !== null && best.worth - worth < CLOSE)
    .slice(0, 3);
  if (close.length < 2 || close[0] !== best) return candidates;
  const further = new Map<Candidate, Weighed>();
  for (const candidate of close) {
    const { next, placement, move } = candidate;
    const [a, b] = [Math.floor(placement.to / GRID), placement.to % GRID];
    const refined = refineTurn(search, startRefining(next!), facesOfBestThrow(next!, a, b), patience);
    if (refined === null) return candidates;
    further.set(candidate, { move, worth: worthNext(refined, placement.to)[moverOf(next!, placement)]! });
  }
  return candidates.map((candidate) => further.get(candidate) ?? candidate);
};

/** Who placed, seen from the table that followed. */
const moverOf = ({ table }: LookedAt, { to }: Placement): number =>
  Math.floor(to / GRID) === to % GRID
    ? table.mover
    : (table.mover + table.pawns.length - 1) % table.pawns.length;
