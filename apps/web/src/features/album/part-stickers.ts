/** Everything that the album asks of a part, whether it is a game or practice. */
import type { Answer } from '@abacow/learning';
import { need } from '@abacow/rules/need';
import { isGameName } from '../../base/router/game-names.ts';
import { dayAt } from '../../device/day/day.ts';
import type { GameSummary } from '../../device/finished/summary.ts';
import type { Player } from '../../device/players/players.ts';
import { pictureOf } from '../../games/sticker-pictures.ts';
import { type StickerId, stickerIds } from '../../games/stickers.ts';
import type { StickerPicture } from '../../table/stickers/pieces.ts';
import { type Earned, earnedStickers } from './album.ts';
import type { Owner } from './owners.ts';
import { PRACTICE_PICTURES } from './practice-pictures.ts';
import { type PracticeSticker, earnedInPractice, practiceStickers } from './practice-stickers.ts';
import type { AnySticker, Part } from './sticker-words.ts';

export const stickersOfPart = (part: Part): readonly AnySticker[] =>
  isGameName(part) ? stickerIds(part) : practiceStickers;

export const pictureIn = (part: Part, id: AnySticker): StickerPicture =>
  isGameName(part) ? pictureOf(part, id as StickerId) : need(PRACTICE_PICTURES[id as PracticeSticker]);

export const localDay = (at: number): string => dayAt(at, new Date(at).getTimezoneOffset());

/** What an album is made of. */
export type Collected = {
  readonly summaries: readonly GameSummary[];
  /** Of the owner. */
  readonly answers: readonly Answer[];
};

export const earnedInPart = (
  part: Part,
  { summaries, answers }: Collected,
  owner: Owner,
  players: readonly Player[],
): ReadonlyMap<AnySticker, Earned> => {
  if (isGameName(part)) return earnedStickers(part, summaries, owner, players);
  return new Map([...earnedInPractice(answers, localDay)].map(([id, at]) => [id, { game: null, at }]));
};
