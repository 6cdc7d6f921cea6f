/** The decisions of a game that are worth an exercise. */
import type { Step } from '@abacow/ai/analysis';
import { exerciseAt } from '@abacow/ai/exercises';
import { type GameRecord, type Seat, earlierPlayer, isUnreadable } from '@abacow/rules';
import type { Mistake } from './kept.ts';

/** More of one game would bury those of others. */
const MOST = 3;

const isWorthIt = ({ decision: { mark } }: Step): boolean => mark === 'mistake' || mark === 'blunder';

/** Whoever had the seat then: it may have changed hands. */
const isPersons = (record: GameRecord, { seat, at }: Step): boolean =>
  (earlierPlayer(record, seat, at - 1) ?? record.players[seat])?.kind === 'person';

/** With the seat that decided. */
export type MistakeOf = Mistake & { readonly seat: Seat };

/** Those that people decided, the costliest first. */
export const mistakesIn = (record: GameRecord, steps: readonly Step[]): readonly MistakeOf[] =>
  steps
    .filter((step) => isWorthIt(step) && isPersons(record, step))
    .sort((a, b) => b.decision.cost - a.decision.cost)
    .slice(0, MOST)
    .flatMap(({ at, seat, decision }) => {
      const exercise = exerciseAt(record.setup, record.tokens.slice(0, at - 1), decision.options);
      return isUnreadable(exercise) ? [] : [{ exercise, chosen: decision.chosen, seat }];
    });
