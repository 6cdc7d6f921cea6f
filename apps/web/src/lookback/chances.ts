/** The chance line: after the start and after every step, the chance of each seat to win. */
import { type Step, chanceOf } from '@abacow/ai/analysis';

/** By step, the start first, then by seat. As long as the look back has come. */
export const chancesOf = (steps: readonly Step[]): readonly (readonly number[])[] => {
  const first = steps[0];
  if (first === undefined) return [];
  const worths = [first.before, ...steps.map(({ after }) => after)];
  return worths.map((worth) => worth.map((equity) => chanceOf(equity, worth.length)));
};

/** What a loss of equity is as a loss of chance, 0 to 1. */
export const chanceLost = (equity: number, seats: number): number => (equity * (seats - 1)) / seats;

/** Equity that is not worth a lesson. */
const HARDLY = 0.01;

/** The decisions that cost most, the costliest first. */
export const costliest = (steps: readonly Step[], most: number): readonly Step[] =>
  steps
    .filter(({ decision }) => decision.cost > HARDLY)
    .sort((a, b) => b.decision.cost - a.decision.cost)
    .slice(0, most);

export const SKILLS = ['excellent', 'good', 'mixed', 'costly'] as const;
export type Skill = (typeof SKILLS)[number];

/** By equity given away a decision. */
export const skillOf = (costPerDecision: number): Skill => {
  if (costPerDecision < 0.005) return 'excellent';
  if (costPerDecision < 0.015) return 'good';
  return costPerDecision < 0.03 ? 'mixed' : 'costly';
};
