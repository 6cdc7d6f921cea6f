import { catalogue } from '../../../base/i18n/catalogue.svelte.ts';
import { texts as practice } from '../../practice/index.ts';

export const texts = catalogue(
  {
    en: () => import('./en.ts'),
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
  },
  practice,
);

export const { t } = texts;
