import { catalogue } from '../../../base/i18n/catalogue.svelte.ts';
import { texts as sheets } from '../../sheets/index.ts';

export const texts = catalogue(
  {
    en: () => import('./en.ts'),
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
  },
  sheets,
);

export const { t } = texts;
