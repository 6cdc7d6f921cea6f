/** The chart's data: each seat's chance to win, at the start and after every step. */
import { type Step, chanceOf } from '@abacow/ai/analysis';

/** By step, from the start, then by seat; only for the steps analysed so far. */
export const chancesOf = (steps: readonly Step[]): readonly (readonly number[])[] => {
  const first = steps[0];
  if (first === undefined) return [];
  const worths = [first.before, ...steps.map(({ after }) => after)];
  return worths.map((worth) => worth.map((equity) => chanceOf(equity, worth.length)));
};

/** Converts a loss of equity to a loss of winning chance, 0 to 1. */
export const chanceLost = (equity: number, seats: number): number => (equity * (seats - 1)) / seats;

/** A change of equity as percentage points, without a sign. */
export const pointsOf = (equity: number, seats: number): number =>
  Math.round(100 * Math.abs(chanceLost(equity, seats)));

/** The decisions that are marked as slips or mistakes, the costliest first. */
export const costliest = (steps: readonly Step[], most: number): readonly Step[] =>
  steps
    .filter(({ decision }) => decision.mark !== null)
    .sort((a, b) => b.decision.cost - a.decision.cost)
    .slice(0, most);

export const SKILLS = ['excellent', 'good', 'mixed', 'costly'] as const;
export type Skill = (typeof SKILLS)[number];

/** By average equity lost per decision. */
export const skillOf = (costPerDecision: number): Skill => {
  if (costPerDecision < 0.005) return 'excellent';
  if (costPerDecision < 0.015) return 'good';
  return costPerDecision < 0.03 ? 'mixed' : 'costly';
};
