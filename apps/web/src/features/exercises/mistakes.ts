/** The decisions of a game that become exercises. */
import type { Step } from '@abacow/ai/analysis';
import { exerciseAt } from '@abacow/ai/exercises';
import { type GameRecord, type Seat, earlierPlayer, isUnreadable } from '@abacow/rules';
import type { Mistake } from '../../device/exercises/stored.ts';

/** The limit for one game, so that mistakes from other games get their turn. */
const MAX_PER_GAME = 3;

const isWorthIt = ({ decision: { mark } }: Step): boolean => mark === 'mistake' || mark === 'blunder';

/** Asks who had the seat at that step: it may have changed hands later. */
const isPersons = (record: GameRecord, { seat, at }: Step): boolean =>
  (earlierPlayer(record, seat, at - 1) ?? record.players[seat])?.kind === 'person';

export type MistakeOf = Mistake & { readonly seat: Seat };

/** Mistakes of people only, the costliest first. */
export const mistakesIn = (record: GameRecord, steps: readonly Step[]): readonly MistakeOf[] =>
  steps
    .filter((step) => isWorthIt(step) && isPersons(record, step))
    .sort((a, b) => b.decision.cost - a.decision.cost)
    .slice(0, MAX_PER_GAME)
    .flatMap(({ at, seat, decision }) => {
      const exercise = exerciseAt(record.setup, record.tokens.slice(0, at - 1), decision.options);
      return isUnreadable(exercise) ? [] : [{ exercise, chosen: decision.chosen, seat }];
    });
