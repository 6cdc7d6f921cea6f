/** Who begins: the highest total of both dice. */
import { need } from '../need.ts';
import type { Seat } from '../kernel.ts';
import { type Deciding, type TrioPosition, startRollOff, startRound } from './position.ts';

/** A throw of both dice that decides who begins. */
export type OpeningThrow = { readonly seat: Seat; readonly faces: readonly [number, number] };

const total = ({ faces }: OpeningThrow): number => faces[0] + faces[1];

/** The seats with the highest total: a single seat begins, tied seats throw again among themselves. */
export const openingLeaders = (throws: readonly OpeningThrow[]): readonly Seat[] => {
  const highest = Math.max(...throws.map(total));
  return throws.filter((thrown) => total(thrown) === highest).map(({ seat }) => seat);
};

/** The next position of a roll-off after this total. */
export const addTotal = (position: TrioPosition, total: number): Deciding => {
  const { setup, round, scores } = position;
  const { seats, totals: before } = need(position.rollOff);
  const totals = [...before, total];
  const next = seats[totals.length];
  if (next !== undefined) return { ...startRound(setup, next, round, scores), rollOff: { seats, totals } };
  const highest = Math.max(...totals);
  const leaders = seats.filter((_, index) => totals[index] === highest);
  return leaders.length === 1
    ? startRound(setup, need(leaders[0]), round, scores)
    : startRollOff(setup, leaders, round, scores);
};
