/** Links that look alike for both games say which one they mean. */
import { t } from '../i18n/language.svelte.ts';
import type { GameName } from '../router/routes.ts';

export const linkName = (what: string, game: GameName): string =>
  t('game.which', { what, game: t(`game.${game}`) });
