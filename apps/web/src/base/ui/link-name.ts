/** Links with the same text for both games get a label that names the game. */
import { t } from '../i18n/texts/index.ts';
import type { GameName } from '@abacow/rules';

export const linkName = (what: string, game: GameName): string =>
  t('game.which', { what, game: t(`game.${game}`) });
