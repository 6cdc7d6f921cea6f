/** How well a player knows a fact, and which facts to practise. */
import { need } from '@abacow/rules/need';
import { type Card, type Face, type Side, cardName, facesOf } from './cards.ts';
import { type FactName, parseFact } from './facts.ts';
import { type Knowledge, daysSince, timeFor } from './knowledge.ts';
import { chanceAfter } from './reviews.ts';

/**
 * `new`: never right yet. `planted`: right once, but not on two days yet, or missed the last time. `worked-out`: right on two days,
 * but slowly. `known`: right from memory on two days, and not forgotten since. `quick`: known, both ways round, and fast.
 */
export const FACT_STATES = ['new', 'planted', 'worked-out', 'known', 'quick'] as const;
export type FactState = (typeof FACT_STATES)[number];
/** `weak`: begun, but not yet right from memory on two days. */
export type Standing = 'new' | 'weak' | 'strong';

/** Otherwise it may be forgotten now. */
const KNOWN_CHANCE = 0.7;
const KNOWN_DAYS = 2;
/** One slow answer may be a distraction. */
const WORKED_OUT = 2;

export const cardOf = ({ cards }: Knowledge, fact: FactName, side: Side): Card | null =>
  cards[cardName(fact, side)] ?? null;

export const cardChance = (knowledge: Knowledge, card: Card, now: number): number =>
  chanceAfter(knowledge.reviews, card, daysSince(card, timeFor(knowledge, now)) / card.reach);

/** The chance that the player remembers it now; null for a new fact. */
export const chanceOf = (
  knowledge: Knowledge,
  fact: FactName,
  now: number,
  side: Side = 'result',
): number | null => {
  const card = cardOf(knowledge, fact, side);
  return card === null ? null : cardChance(knowledge, card, now);
};

/** The face that is not known while the other one is: 8 × 7 for somebody who was only right at 7 × 8. */
export const weakFace = (knowledge: Knowledge, fact: FactName, side: Side = 'result'): Face | null => {
  const parsed = parseFact(fact);
  const card = cardOf(knowledge, fact, side);
  if (parsed === null || card === null) return null;
  const [known, unknown] = [true, false].map((right) =>
    facesOf(parsed).filter((face) => (card.faces[face] ?? false) === right),
  );
  return need(known).length > 0 ? (need(unknown)[0] ?? null) : null;
};

/** Whether the last answer to one of the faces was wrong. */
export const hasFailedFace = ({ faces }: Card): boolean => faces.small === false || faces.large === false;

const isRemembered = (knowledge: Knowledge, card: Card, now: number): boolean =>
  card.days >= KNOWN_DAYS &&
  card.workedOut < WORKED_OUT &&
  !hasFailedFace(card) &&
  cardChance(knowledge, card, now) >= KNOWN_CHANCE;

/** What the schedule goes by. */
export const standingOf = (
  knowledge: Knowledge,
  fact: FactName,
  now: number,
  side: Side = 'result',
): Standing => {
  const card = cardOf(knowledge, fact, side);
  if (card === null) return 'new';
  return isRemembered(knowledge, card, now) ? 'strong' : 'weak';
};

const median = (values: readonly number[]): number =>
  need([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]);

/** What a player sees. One right answer, however quick, may be luck; one slow answer a distraction. */
export const stateOf = (
  knowledge: Knowledge,
  fact: FactName,
  now: number,
  side: Side = 'result',
): FactState => {
  const card = cardOf(knowledge, fact, side);
  if (card === null || card.firstRight === null) return 'new';
  if (card.grade === 'again' || hasFailedFace(card) || !card.confirmed) return 'planted';
  if (!isRemembered(knowledge, card, now)) return 'worked-out';
  const quick =
    card.slowness.length > 0 && median(card.slowness) <= 1 && weakFace(knowledge, fact, side) === null;
  return quick ? 'quick' : 'known';
};

const sortedBy = (facts: readonly FactName[], measure: (fact: FactName) => number): readonly FactName[] =>
  facts
    .map((fact) => ({ fact, measure: measure(fact) }))
    .sort((a, b) => a.measure - b.measure)
    .map(({ fact }) => fact);

/** The most overdue first. */
export const dueFacts = (
  knowledge: Knowledge,
  now: number,
  facts: readonly FactName[],
  side: Side = 'result',
): readonly FactName[] => {
  const dueAt = (fact: FactName): number => cardOf(knowledge, fact, side)?.due ?? Infinity;
  const time = timeFor(knowledge, now);
  return sortedBy(
    facts.filter((fact) => dueAt(fact) <= time),
    dueAt,
  );
};

/** First those whose last answer was wrong, then the ones that will be forgotten soonest. */
export const weakFacts = (
  knowledge: Knowledge,
  now: number,
  facts: readonly FactName[],
  side: Side = 'result',
): readonly FactName[] => {
  const cardIn = (fact: FactName): Card => need(cardOf(knowledge, fact, side));
  const weak = sortedBy(
    facts.filter((fact) => standingOf(knowledge, fact, now, side) === 'weak'),
    (fact) => cardIn(fact).reach,
  );
  return sortedBy(weak, (fact) => Number(cardIn(fact).grade !== 'again'));
};

/** Facts that were missed on several days in a row, the most often missed first: they need an explanation, not more questions. */
export const stuckFacts = (
  knowledge: Knowledge,
  facts: readonly FactName[],
  side: Side = 'result',
): readonly FactName[] => {
  const missed = (fact: FactName): number => cardOf(knowledge, fact, side)?.missedDays ?? 0;
  return sortedBy(
    facts.filter((fact) => missed(fact) >= STUCK_DAYS),
    (fact) => -missed(fact),
  );
};

const STUCK_DAYS = 3;
