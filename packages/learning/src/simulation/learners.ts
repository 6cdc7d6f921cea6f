/** The learners of the simulation: each has a memory of another theory. */
import type { Memory, Random, Traits } from './child.ts';
import { PUBLISHED, activation } from './memories/activation.ts';
import { USUAL as ASSOCIATIONS, associations } from './memories/associations.ts';
import { fsrs } from './memories/fsrs.ts';
import { USUAL as HALF_LIVES, halfLives } from './memories/half-lives.ts';
import { windows } from './memories/windows.ts';

type Kind = {
  readonly memory: (traits: Traits, random: Random, start: number) => Memory;
  /** A finger on the wrong key, as a chance. */
  readonly slips: number;
  /** Days without a round, as a chance. */
  readonly skipped: number;
  /** Whether the schedule was tuned with it. */
  readonly tuned: boolean;
};

export const LEARNERS = {
  activation: { memory: activation, slips: 0.01, skipped: 0, tuned: true },
  halfLives: { memory: halfLives, slips: 0.01, skipped: 0, tuned: true },
  associations: { memory: associations, slips: 0.04, skipped: 0.15, tuned: true },
  fsrs: { memory: fsrs, slips: 0.01, skipped: 0, tuned: true },
  windows: { memory: windows, slips: 0.02, skipped: 0.1, tuned: false },
  forgetful: {
    memory: (traits, random, start) =>
      activation(traits, random, start, { ...PUBLISHED, decay: 0.21, noise: 0.4, latency: 1.2 }),
    slips: 0.03,
    skipped: 0.2,
    tuned: false,
  },
  slowSpeed: {
    memory: (traits, random, start) =>
      halfLives(traits, random, start, { ...HALF_LIVES, first: -0.6, right: 2.2, slow: 5 }),
    slips: 0.02,
    skipped: 0.1,
    tuned: false,
  },
  stubborn: {
    memory: (traits, random, start) =>
      associations(traits, random, start, {
        ...ASSOCIATIONS,
        gain: 0.16,
        limit: 0.3,
        kept: 0.5,
        lasting: 0.012,
      }),
    slips: 0.02,
    skipped: 0,
    tuned: false,
  },
} as const satisfies Record<string, Kind>;
export type LearnerName = keyof typeof LEARNERS;
