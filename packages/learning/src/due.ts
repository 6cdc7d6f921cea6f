/** When a fact comes back. */
import { type Side, cardName } from './cards.ts';
import type { FactName } from './facts.ts';
import { type Knowledge, timeFor } from './knowledge.ts';

/** Null for a fact that was never asked. */
export const dueAt = ({ cards }: Knowledge, fact: FactName, side: Side = 'result'): number | null =>
  cards[cardName(fact, side)]?.due ?? null;

/** When each fact that was asked is due, on the device's clock; 0 if it already is. */
export const dueTimes = (
  knowledge: Knowledge,
  now: number,
  facts: readonly FactName[],
  side: Side,
): readonly number[] => {
  const time = timeFor(knowledge, now);
  return facts
    .map((fact) => dueAt(knowledge, fact, side))
    .filter((due) => due !== null)
    .map((due) => (due <= time ? 0 : due - (time - now)));
};
