/** The pictures of all stickers. Separate from their rules, which are needed where nothing is drawn. */
import type { GameName } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { COWPATH_PICTURES } from './cowpath/album/pictures.ts';
import { TRIO_PICTURES } from './trio/album/pictures.ts';
import type { StickerPicture } from '../table/stickers/pieces.ts';
import type { StickerId } from './stickers.ts';

const PICTURES: Readonly<Record<GameName, Readonly<Record<string, StickerPicture>>>> = {
  cowpath: COWPATH_PICTURES,
  trio: TRIO_PICTURES,
};

export const pictureOf = (game: GameName, id: StickerId): StickerPicture => need(PICTURES[game][id]);
