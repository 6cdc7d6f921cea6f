/** How fast the cows are: each a little faster or slower than the player usually is. */
import { type Answer, isRight } from '@abacow/learning';
import { need } from '@abacow/rules/need';
import type { ComputerLevel } from '@abacow/table';

/** Of the last right answers, this many say how fast a player is. */
const RECENT = 40;
const FEWEST = 5;
const FIRST_MS = 5000;
const [FASTEST_MS, SLOWEST_MS] = [1200, 15_000];

const FACTORS: Readonly<Record<ComputerLevel, number>> = { 1: 1.8, 2: 1.4, 3: 1.1, 4: 0.95, 5: 0.8 };

/** The median time of a right answer. Games are left out: there a player also looks at the board. */
export const usualMs = (answers: readonly Answer[]): number => {
  const times = answers
    .filter((answer) => answer.place !== 'game' && isRight(answer))
    .slice(-RECENT)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  if (times.length < FEWEST) return FIRST_MS;
  return Math.min(SLOWEST_MS, Math.max(FASTEST_MS, need(times[Math.floor(times.length / 2)])));
};

/** The time of one step, a little different each time. */
export const stepMs = (usual: number, level: ComputerLevel, random: () => number): number =>
  usual * FACTORS[level] * (0.75 + random() / 2);
