/** What was played at a table. A step reports its effects, so nobody replays the game to find out what happened. */
import type { Effect, Seat } from '@abacow/rules';

export type Step = {
  readonly token: string;
  readonly seat: Seat;
  readonly effects: readonly Effect[];
};

/** The steps, newest first, as a linked list: adding one costs the same however long the game is. */
export type Steps = Step & { readonly number: number; readonly before: Steps | null };

type Stepped = { readonly game: { readonly steps: Steps | null } | null };

const lastOf = ({ game }: Stepped): Steps | null => (game === null ? null : game.steps);

export const countSteps = (steps: Steps | null): number => (steps === null ? 0 : steps.number);

export const addStep = (steps: Steps | null, { token, seat, effects }: Step): Steps => ({
  token,
  seat,
  effects,
  number: countSteps(steps) + 1,
  before: steps,
});

/** How many tokens were played. */
export const tokensIn = (table: Stepped): number => countSteps(lastOf(table));

const listOf = <T>(steps: Steps | null, pick: (step: Step) => T): readonly T[] => {
  const list = new Array<T>(countSteps(steps));
  for (let last = steps; last !== null; last = last.before) list[last.number - 1] = pick(last);
  return list;
};

/** All steps in order. A step that stays in the game stays the same object. */
export const stepsOf = (table: Stepped): readonly Step[] => listOf(lastOf(table), (step) => step);

/** All tokens in order, as in a record. */
export const tokensOf = (table: Stepped): readonly string[] => listOf(lastOf(table), ({ token }) => token);

/** What the last token did; nothing before the first. */
export const lastEffects = (table: Stepped): readonly Effect[] => lastOf(table)?.effects ?? [];
