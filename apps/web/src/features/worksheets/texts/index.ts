import { texts as facts } from '../../../device/facts/texts/index.ts';
import { catalogue } from '../../../base/i18n/catalogue.svelte.ts';
import { texts as paper } from '../../print/index.ts';

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
