/** Links that look alike for both games say which one they mean. */
import { t } from '../i18n/texts/index.ts';
import type { GameName } from '@abacow/rules';

export const linkName = (what: string, game: GameName): string =>
  t('game.which', { what, game: t(`game.${game}`) });
