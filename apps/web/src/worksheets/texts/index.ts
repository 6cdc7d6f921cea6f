import { texts as facts } from '../../facts/texts/index.ts';
import { catalogue } from '../../i18n/catalogue.svelte.ts';
import { texts as paper } from '../../paper/texts/index.ts';

export const texts = catalogue(
  {
    en: () => import('./en.ts'),
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
  },
  paper,
  facts,
);

export const { t } = texts;
