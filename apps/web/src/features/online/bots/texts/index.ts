import { catalogue } from '../../../../base/i18n/catalogue.svelte.ts';
import { texts as first } from '../../../../base/i18n/texts/index.ts';

export const texts = catalogue(
  {
    en: () => import('./en.ts'),
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
  },
  first,
);

export const { t } = texts;
