/** What a player knew at the end of each week, from the stored answers. */
import { need } from '@abacow/rules/need';
import type { Answer } from './answers.ts';
import type { Side } from './cards.ts';
import type { FactName } from './facts.ts';
import { type Knowledge, NO_KNOWLEDGE, learn } from './knowledge.ts';
import { FACT_STATES, type FactState, stateOf } from './states.ts';

export type StateCounts = Readonly<Record<FactState, number>>;
/** `ago`: how many weeks before now. */
export type Week = { readonly ago: number; readonly counts: StateCounts };

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Older weeks are left out: half a year tells enough. */
const MAX_WEEKS = 26;

export const countStates = (
  knowledge: Knowledge,
  facts: readonly FactName[],
  now: number,
  side: Side = 'result',
): StateCounts => {
  const states = facts.map((fact) => stateOf(knowledge, fact, now, side));
  const count = (state: FactState): number => states.filter((one) => one === state).length;
  return Object.fromEntries(FACT_STATES.map((state) => [state, count(state)])) as StateCounts;
};

export const knownOf = ({ known, quick }: StateCounts): number => known + quick;

/**
 * The oldest week first, today last. The first one is before the first answer, unless that is very long ago. Answers are in
 * the order in which they were given. Those from the future, after a clock was set back, count today.
 */
export const weeksOf = (
  answers: readonly Answer[],
  facts: readonly FactName[],
  now: number,
): readonly Week[] => {
  if (answers.length === 0) return [];
  const first = answers.reduce((earliest, { at }) => Math.min(earliest, at), Infinity);
  const weeks = Math.max(1, Math.min(MAX_WEEKS, Math.ceil((now - first) / WEEK_MS)));
  let knowledge = NO_KNOWLEDGE;
  let next = 0;
  return Array.from({ length: weeks + 1 }, (_, index) => {
    const ago = weeks - index;
    const end = now - ago * WEEK_MS;
    while (next < answers.length && (ago === 0 || need(answers[next]).at <= end))
      knowledge = learn(knowledge, need(answers[next++]));
    return { ago, counts: countStates(knowledge, facts, end) };
  });
};
