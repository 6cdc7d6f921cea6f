/** What the shell, the start page and the components of `ui/` say: loaded before anything is shown. */
import { catalogue } from '../catalogue.svelte.ts';

export const texts = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

export const { t } = texts;
