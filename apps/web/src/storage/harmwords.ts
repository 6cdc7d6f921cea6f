/** Texts about damage to a saved game. */
import { t } from '../i18n/texts/index.ts';
import type { Harm } from './harm.ts';

export const harmWords = (harm: Harm): string =>
  harm.kind === 'entry' ? t('harm.entry', { at: harm.at }) : t(`harm.${harm.kind}`);
