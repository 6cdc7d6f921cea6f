/** What harm came to a game, in words. */
import { t } from '../../messages/language.svelte.ts';
import type { Harm } from '../../offline/harm.ts';

export const harmWords = (harm: Harm): string =>
  harm.kind === 'entry' ? t('harm.entry', { at: harm.at }) : t(`harm.${harm.kind}`);
