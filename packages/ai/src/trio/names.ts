/** Names of Trio's computer players, in a module that does not load the code they need to play. */
import type { LevelName } from '../levels.ts';

export const TRIO_LEVELS = ['duckling', 'hare', 'magpie', 'fox', 'owl'] as const;
export type TrioLevel = (typeof TRIO_LEVELS)[number];

export const TRIO_LEVEL_NAMES: Record<TrioLevel, LevelName> = {
  duckling: { en: 'Duckling', de: 'Entlein', fr: 'Caneton' },
  hare: { en: 'Hare', de: 'Hase', fr: 'Lièvre' },
  magpie: { en: 'Magpie', de: 'Elster', fr: 'Pie' },
  fox: { en: 'Fox', de: 'Fuchs', fr: 'Renard' },
  owl: { en: 'Owl', de: 'Eule', fr: 'Hibou' },
};

/** Fixed players that others are measured against. */
export const YARDSTICKS = ['tactic', 'builder'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];
