/** Throws for the start of a round: nothing is decided, but they change the chances of the seats. */
import { need } from '@abacow/rules/need';
import type { Seat } from '@abacow/rules';
import { FACES, type RollOff, type TrioPosition, startRound } from '@abacow/rules/trio';
import { type Search, tableOf } from './search.ts';

const TOTALS = Array.from({ length: 2 * FACES - 1 }, (_, total) => total);

/** The chance of this total of both dice. */
const chanceOf = (total: number): number => (Math.min(total, 2 * (FACES - 1) - total) + 1) / FACES ** 2;

/** The chance to begin, by place in `seats`. Tied players have equal chances. */
export const beginChances = ({ seats, totals }: RollOff): readonly number[] => {
  if (totals.length === 0) return seats.map(() => 1 / seats.length);
  if (totals.length === seats.length) {
    const highest = Math.max(...totals);
    const leaders = totals.filter((total) => total === highest).length;
    return totals.map((total) => (total === highest ? 1 / leaders : 0));
  }
  const chances = seats.map(() => 0);
  for (const total of TOTALS) {
    const after = beginChances({ seats, totals: [...totals, total] });
    after.forEach((chance, at) => (chances[at] = need(chances[at]) + chanceOf(total) * chance));
  }
  return chances;
};

/** By seat: the chance to win the game, at a throw for the start or at the start of a round. */
export const rollOffChances = (
  searchFor: (position: TrioPosition) => Search,
  { setup, round, scores, rollOff, seat: beginner }: TrioPosition,
): readonly number[] => {
  const startedBy = (seat: Seat): ArrayLike<number> => {
    const start = startRound(setup, seat, round, scores);
    return need(searchFor(start).lookAt([tableOf(start)])[0]).solved.both;
  };
  if (rollOff === null) return Array.from(startedBy(beginner));
  const begin = beginChances(rollOff);
  const starts = rollOff.seats.map(startedBy);
  return scores.map((_, seat) =>
    starts.reduce((sum, chances, at) => sum + need(begin[at]) * need(chances[seat]), 0),
  );
};
