/** What a grown-up wants to know of a player: what is known, growing and stuck, and how much was practised. */
import type { Board } from '@abacow/rules/trio';
import type { Answer } from '../answers.ts';
import { type FactName, boardFacts, factName } from '../facts.ts';
import type { Knowledge } from '../knowledge.ts';
import { standingOf, stuckFacts, weakFacts } from '../states.ts';
import { type StateCounts, countStates, knownOf } from '../weeks.ts';

export type Progress = {
  readonly all: number;
  readonly known: number;
  /** Right before, but not known yet. */
  readonly growing: number;
  /** Asked before, right or wrong. */
  readonly met: number;
  readonly counts: StateCounts;
};

export const progressOf = (knowledge: Knowledge, board: Board, now: number): Progress => {
  const facts = boardFacts(board).map(factName);
  const counts = countStates(knowledge, facts, now);
  const known = knownOf(counts);
  const met = facts.filter((fact) => standingOf(knowledge, fact, now) !== 'new').length;
  return { all: facts.length, known, growing: facts.length - known - counts.new, met, counts };
};

/** More facts at once would not help with any of them. */
const MOST_HELPED = 5;

/** Facts that a grown-up should explain: first those that were missed on several days, then others that were missed last. */
export const factsToExplain = (knowledge: Knowledge, board: Board, now: number): readonly FactName[] => {
  const facts = boardFacts(board).map(factName);
  const missed = weakFacts(knowledge, now, facts).filter(
    (fact) => knowledge.cards[fact]?.grade === 'again' || (knowledge.cards[fact]?.missedDays ?? 0) > 0,
  );
  return [...new Set([...stuckFacts(knowledge, facts), ...missed])].slice(0, MOST_HELPED);
};

export type PractisedDay = { readonly day: string; readonly minutes: number };

/** Somebody who takes longer for an answer does something else. */
const LONGEST_ANSWER_MS = 30_000;
const MINUTE_MS = 60_000;

/** How long a player worked on answers, on each of these days. `dayOf` knows the time zone. */
export const practisedDays = (
  answers: readonly Answer[],
  days: readonly string[],
  dayOf: (at: number) => string,
): readonly PractisedDay[] => {
  const spent = new Map<string, number>();
  for (const { at, ms } of answers) {
    const day = dayOf(at);
    spent.set(day, (spent.get(day) ?? 0) + Math.min(ms, LONGEST_ANSWER_MS));
  }
  return days.map((day) => ({ day, minutes: (spent.get(day) ?? 0) / MINUTE_MS }));
};
