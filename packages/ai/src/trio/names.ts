/** Names of Trio's computer players, in a module that does not load the code they need to play. */
import type { LevelName } from '../levels.ts';

export const TRIO_LEVELS = ['pip', 'hazel', 'maggie', 'ruby', 'athena'] as const;
export type TrioLevel = (typeof TRIO_LEVELS)[number];

/** A duckling, a hare, a magpie, a fox and an owl. */
export const TRIO_LEVEL_NAMES: Record<TrioLevel, LevelName> = {
  pip: { en: 'Pip', de: 'Pippa', fr: 'Plume' },
  hazel: { en: 'Hazel', de: 'Hanni', fr: 'Noisette' },
  maggie: { en: 'Maggie', de: 'Elsa', fr: 'Margot' },
  ruby: { en: 'Ruby', de: 'Rubina', fr: 'Roxane' },
  athena: { en: 'Athena', de: 'Athene', fr: 'Athéna' },
};

/** Fixed players that others are measured against. */
export const YARDSTICKS = ['tactic', 'builder'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];
