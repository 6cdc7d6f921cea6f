/**
 * How this player's reviews really go. Memories differ more between people than any formula knows, so what was predicted is
 * compared with what was answered, separately for facts that are young and for facts that have lasted for some days.
 */
import type { Card } from './cards.ts';
import type { Grade } from './memory.ts';

export const STAGES = ['young', 'old'] as const;
export type Stage = (typeof STAGES)[number];

/** The share of facts that were still remembered when they were due, the newest reviews counting most. */
export type Reviews = Readonly<Record<Stage, number>>;

/** What is expected before there is any review. */
export const NO_REVIEWS: Reviews = { young: 0.75, old: 0.9 };

/** How much the newest review counts. */
const NEWEST = 0.06;

export const stageOf = ({ reach, days }: Card): Stage => (reach < 2 || days < 2 ? 'young' : 'old');

/** Facts that were asked early or late tell less than those that were asked on their day. */
export const withReview = (reviews: Reviews, stage: Stage, late: number, grade: Grade): Reviews => {
  const remembered = grade === 'good' || grade === 'easy' ? 1 : 0;
  const weight = NEWEST * Math.min(1, late, 1 / Math.max(late, 0.01));
  return { ...reviews, [stage]: reviews[stage] + weight * (remembered - reviews[stage]) };
};

/** The chance to remember a fact, after a part of its reach has passed. */
export const chanceAfter = (reviews: Reviews, card: Card, late: number): number => {
  const due = Math.min(0.97, Math.max(0.05, reviews[stageOf(card)]));
  return 1 / (1 + (late * (1 - due)) / due);
};

/** How many times longer a fact is trusted after it was remembered: shorter for players whose older facts do not last. */
export const growthOf = (reviews: Reviews, { clean }: Card): number => {
  const [most, usual, least] = clean ? [4, 3, 1.5] : [2.5, 2, 1.2];
  const over = reviews.old - 0.88;
  return over >= 0 ? usual + (most - usual) * Math.min(1, over / 0.08) : Math.max(least, usual + over * 6);
};
