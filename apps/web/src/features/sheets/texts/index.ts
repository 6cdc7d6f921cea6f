import { catalogue } from '../../../base/i18n/catalogue.svelte.ts';
import { texts as cowpath } from '../../../games/cowpath/texts/index.ts';

export const texts = catalogue(
  {
    en: () => import('./en.ts'),
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
  },
  cowpath,
);

export const { t } = texts;
