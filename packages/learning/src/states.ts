/** How well a player knows a fact, and which facts to practise. */
import { need } from '@abacow/rules/need';
import { type Card, type Face, type Side, cardName, facesOf } from './cards.ts';
import { type FactName, parseFact } from './facts.ts';
import { DAY_MS, type Knowledge, timeFor } from './knowledge.ts';
import { retrievability } from './memory.ts';

export const FACT_STATES = ['new', 'shaky', 'known', 'quick'] as const;
export type FactState = (typeof FACT_STATES)[number];
export type Standing = 'new' | 'weak' | 'strong';

/** A known fact would still be answered right a week later, with a chance of 90 %. */
const KNOWN_DAYS = 7;
/** And it is not forgotten now. */
const KNOWN_CHANCE = 0.8;

const cardOf = ({ cards }: Knowledge, fact: FactName, side: Side): Card | null =>
  cards[cardName(fact, side)] ?? null;

/** The chance that the player answers right now; null for a new fact. */
export const chanceOf = (
  knowledge: Knowledge,
  fact: FactName,
  now: number,
  side: Side = 'result',
): number | null => {
  const card = cardOf(knowledge, fact, side);
  return card === null ? null : retrievability(card, (timeFor(knowledge, now) - card.last) / DAY_MS);
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
export const hasFailedFace = (knowledge: Knowledge, fact: FactName, side: Side): boolean =>
  Object.values(cardOf(knowledge, fact, side)?.faces ?? {}).includes(false);

/** What the schedule goes by. Unlike a state, it takes the model's word after one answer. */
export const standingOf = (
  knowledge: Knowledge,
  fact: FactName,
  now: number,
  side: Side = 'result',
): Standing => {
  const card = cardOf(knowledge, fact, side);
  if (card === null) return 'new';
  const chance = chanceOf(knowledge, fact, now, side) ?? 0;
  const failed = !card.right || hasFailedFace(knowledge, fact, side);
  return failed || card.stability < KNOWN_DAYS || chance < KNOWN_CHANCE ? 'weak' : 'strong';
};

/** What a player sees. One right answer, however quick, may be luck. */
export const stateOf = (
  knowledge: Knowledge,
  fact: FactName,
  now: number,
  side: Side = 'result',
): FactState => {
  const card = cardOf(knowledge, fact, side);
  if (card === null) return 'new';
  if (standingOf(knowledge, fact, now, side) === 'weak' || !card.confirmed) return 'shaky';
  const quick = card.slowness !== null && card.slowness <= 1 && weakFace(knowledge, fact, side) === null;
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
    (fact) => cardIn(fact).stability,
  );
  return sortedBy(weak, (fact) => Number(cardIn(fact).right));
};
