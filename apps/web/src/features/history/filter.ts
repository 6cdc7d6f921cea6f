/** Which games a list shows. Pure. */
import type { GameName } from '@abacow/rules';
import { type Opponents, type Result, opponentsOf, peopleHere, resultAt } from './results.ts';
import type { GameSummary } from '../../device/finished/summary.ts';

/** Null: all of them. */
export type Filter = {
  readonly game: GameName | null;
  /** The id of a player on this device. */
  readonly player: string | null;
  readonly opponents: Opponents | null;
  readonly result: Result | null;
};

export const NO_FILTER: Filter = { game: null, player: null, opponents: null, result: null };

const matchesPeople = (summary: GameSummary, { player, result }: Filter): boolean => {
  if (player === null && result === null) return true;
  return peopleHere(summary).some(
    ({ seat, person }) =>
      (player === null || person.player === player) &&
      (result === null || resultAt(summary, seat) === result),
  );
};

export const matches = (summary: GameSummary, filter: Filter): boolean =>
  (filter.game === null || summary.game === filter.game) &&
  (filter.opponents === null || opponentsOf(summary) === filter.opponents) &&
  matchesPeople(summary, filter);

export const PAGE_SIZE = 20;

export const pageCount = (games: number): number => Math.max(1, Math.ceil(games / PAGE_SIZE));

/** Pages count from 0. */
export const pageOf = <T>(games: readonly T[], page: number): readonly T[] =>
  games.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
