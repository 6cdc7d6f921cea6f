import type { GameName } from '@abacow/rules';
import type { StickerId } from '../../games/stickers.ts';
import { t } from './texts/index.ts';

/** A sticker of one game has no text for the other. */
type Key = { [Game in GameName]: `sticker.${Game}.${StickerId<Game>}` }[GameName];

export const stickerName = (game: GameName, id: StickerId): string => t(`sticker.${game}.${id}` as Key);
export const stickerHow = (game: GameName, id: StickerId): string =>
  t(`sticker.${game}.${id}.how` as `${Key}.how`);
