import { catalogue } from '../../../../base/i18n/catalogue.svelte.ts';
import { texts as learn } from '../../../../table/lesson/texts/index.ts';
import { texts as cowpath } from '../../texts/index.ts';

export const texts = catalogue(
  {
    en: () => import('./en.ts'),
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
  },
  learn,
  cowpath,
);

export const { t } = texts;
