/** When a fact comes back. */
import { type Side, cardName } from './cards.ts';
import type { FactName } from './facts.ts';
import { type Knowledge } from './knowledge.ts';

/** Null for a fact that was never asked. */
export const dueAt = ({ cards }: Knowledge, fact: FactName, side: Side = 'result'): number | null =>
  cards[cardName(fact, side)]?.due ?? null;
