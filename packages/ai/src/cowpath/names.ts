/** Names of Cowpath's computer players, in a module that does not load the code they need to play. */
import type { LevelName } from '../levels.ts';

export const COWPATH_LEVELS = ['calf', 'goat', 'donkey', 'sheepdog', 'bull'] as const;
export type CowpathLevel = (typeof COWPATH_LEVELS)[number];

export const COWPATH_LEVEL_NAMES: Record<CowpathLevel, LevelName> = {
  calf: { en: 'Calf', de: 'Kälbchen', fr: 'Petit veau' },
  goat: { en: 'Goat', de: 'Ziege', fr: 'Chèvre' },
  donkey: { en: 'Donkey', de: 'Esel', fr: 'Âne' },
  sheepdog: { en: 'Sheepdog', de: 'Hütehund', fr: 'Chien de berger' },
  bull: { en: 'Bull', de: 'Stier', fr: 'Taureau' },
};

/** Fixed players that others are measured against. */
export const COWPATH_YARDSTICKS = ['path'] as const;
