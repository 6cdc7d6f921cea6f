import { catalogue } from '../../i18n/catalogue.svelte.ts';

export const texts = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

export const { t } = texts;
