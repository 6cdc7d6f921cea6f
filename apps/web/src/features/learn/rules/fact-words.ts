import type { GameName } from '@abacow/rules';
import { GAME_MINUTES } from '@abacow/rules/minutes';
import { t } from '../../../table/lesson/texts/index.ts';

/** For whom a game is, and how long it takes. */
export const factWords = (game: GameName): string => {
  const [least, most] = GAME_MINUTES[game];
  return t('rules.facts', { least, most });
};

/** A text that followed a colon, as a sentence of its own. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
