import { catalogue } from '../../../base/i18n/catalogue.svelte.ts';
import { texts as play } from '../../words/texts/index.ts';

export const texts = catalogue(
  {
    en: () => import('./en.ts'),
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
  },
  play,
);

export const { t } = texts;
