/** Texts about damage to a saved game. */
import { t } from '../../base/i18n/texts/index.ts';
import type { Damage } from './damage.ts';

export const damageWords = (damage: Damage): string =>
  damage.kind === 'entry' ? t('harm.entry', { at: damage.at }) : t(`harm.${damage.kind}`);
