/** Names of Cowpath's computer players, in a module that does not load the code they need to play. */
import type { LevelName } from '../levels.ts';

export const COWPATH_LEVELS = ['daisy', 'buttercup', 'rosie', 'clarabel', 'minerva'] as const;
export type CowpathLevel = (typeof COWPATH_LEVELS)[number];

/** Five cows. */
export const COWPATH_LEVEL_NAMES: Record<CowpathLevel, LevelName> = {
  daisy: { en: 'Daisy', de: 'Lotte', fr: 'Pâquerette' },
  buttercup: { en: 'Buttercup', de: 'Liesel', fr: 'Marguerite' },
  rosie: { en: 'Rosie', de: 'Berta', fr: 'Rosette' },
  clarabel: { en: 'Clarabel', de: 'Klarabella', fr: 'Clarabelle' },
  minerva: { en: 'Minerva', de: 'Minerva', fr: 'Minerve' },
};

/** Fixed players that others are measured against. */
export const COWPATH_YARDSTICKS = ['path'] as const;
