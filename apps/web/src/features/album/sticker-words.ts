import type { GameName } from '@abacow/rules';
import type { StickerId } from '../../games/stickers.ts';
import type { PracticeSticker } from './practice-stickers.ts';
import { t } from './texts/index.ts';

/** A part of the album: a game, or practice. */
export type Part = GameName | 'practice';
export type AnySticker = StickerId | PracticeSticker;

/** A sticker of one part has no text for the others. */
type Key =
  | { [Game in GameName]: `sticker.${Game}.${StickerId<Game>}` }[GameName]
  | `sticker.practice.${PracticeSticker}`;

export const stickerName = (part: Part, id: AnySticker): string => t(`sticker.${part}.${id}` as Key);
export const stickerHow = (part: Part, id: AnySticker): string =>
  t(`sticker.${part}.${id}.how` as `${Key}.how`);
