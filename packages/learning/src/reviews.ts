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
export const NO_REVIEWS: Reviews = { young: 0.7, old: 0.8 };

/** How much the newest review counts. */
const NEWEST = 0.04;

export const stageOf = ({ days }: Card): Stage => (days < 2 ? 'young' : 'old');

/** Facts that were asked early or late tell less than those that were asked on their day. */
export const withReview = (reviews: Reviews, stage: Stage, late: number, grade: Grade): Reviews => {
  const remembered = grade === 'good' || grade === 'easy' ? 1 : 0;
  const weight = NEWEST * Math.min(1, late, 1 / Math.max(late, 0.01));
  return { ...reviews, [stage]: reviews[stage] + weight * (remembered - reviews[stage]) };
};

/** Nobody is certain, nor hopeless. */
const [MOST_CERTAIN, LEAST_CERTAIN] = [0.99, 0.05];

/** The chance to remember a fact, after a part of its reach has passed. */
export const chanceAfter = (reviews: Reviews, card: Card, late: number): number => {
  const due = Math.min(MOST_CERTAIN, Math.max(LEAST_CERTAIN, reviews[stageOf(card)]));
  return 1 / (1 + (late * (1 - due)) / due);
};

/** Longer pauses must be earned: only players who remember nearly all older facts get them, twice as long at most. */
const [EARNED, FULLY] = [0.93, 0.985];
/** A fact that was never missed nor worked out is trusted for longer. */
const CLEAN = 1.5;

/** How many times longer a fact is trusted after it was remembered. */
export const growthOf = (reviews: Reviews, { clean }: Card): number => {
  const earned = Math.min(1, Math.max(0, (reviews.old - EARNED) / (FULLY - EARNED)));
  return (1 + earned) * (clean ? CLEAN : 1);
};
