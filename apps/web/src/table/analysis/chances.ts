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

/** How finely a number of hundredths can be said that is off by so much: whole ones, fives or tens. */
const stepFor = (error: number): 1 | 5 | 10 => {
  if (error < 0.5) return 1;
  return error < 4 ? 5 : 10;
};

/** A chance in hundredths, rounded to what is known. Only what is certain is 0 or 100. */
export const knownChance = (chance: number, error: number, seats: number): number => {
  const step = stepFor(100 * chanceLost(error, seats));
  if (chance <= 1e-9 || chance >= 1 - 1e-9) return Math.round(100 * chance);
  return Math.max(step, Math.min(100 - step, step * Math.round((100 * chance) / step)));
};

/** A change of equity as percentage points, without a sign, rounded to what is known. */
export const knownPoints = (equity: number, error: number, seats: number): number => {
  const step = stepFor(100 * chanceLost(error, seats));
  return step * Math.round((100 * Math.abs(chanceLost(equity, seats))) / step);
};

/** How far a sum over a whole game is off, in equity: estimates of many turns are added. */
export const SUM_ERROR = 0.05;

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
