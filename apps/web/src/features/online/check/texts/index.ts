import { catalogue } from '../../../../base/i18n/catalogue.svelte.ts';
import { texts as online } from '../../../../table/online/texts/index.ts';

export const texts = catalogue(
  {
    en: () => import('./en.ts'),
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
  },
  online,
);

export const { t } = texts;
