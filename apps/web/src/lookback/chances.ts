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

/** A smaller loss of equity is not shown. */
const MIN_COST = 0.01;

/** The costliest decisions, in order. */
export const costliest = (steps: readonly Step[], most: number): readonly Step[] =>
  steps
    .filter(({ decision }) => decision.cost > MIN_COST)
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
