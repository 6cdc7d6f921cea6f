/** Which stickers somebody earned and when, derived from the summaries of finished games. Pure. */
import type { GameName } from '@abacow/rules';
import type { GameSummary } from '../../device/finished/summary.ts';
import type { Player } from '../../device/players/players.ts';
import { type StickerId, isSticker } from '../../games/stickers.ts';
import { type Owner, earnedBy } from './owners.ts';

/** When, and the first game that earned it; null for a sticker of practice. */
export type Earned = { readonly game: string | null; readonly at: number };

export const earnedStickers = (
  game: GameName,
  summaries: readonly GameSummary[],
  owner: Owner,
  players: readonly Player[],
): ReadonlyMap<StickerId, Earned> => {
  const earned = new Map<StickerId, Earned>();
  const oldestFirst = summaries.filter((one) => one.game === game).sort((a, b) => a.endedAt - b.endedAt);
  for (const summary of oldestFirst)
    for (const sticker of earnedBy(summary, owner, players))
      if (isSticker(game, sticker) && !earned.has(sticker))
        earned.set(sticker, { game: summary.id, at: summary.endedAt });
  return earned;
};

/** The stickers of a game that its owner has from no other game. */
export const newStickers = (
  game: GameName,
  id: string,
  earned: readonly StickerId[],
  summaries: readonly GameSummary[],
  owner: Owner,
  players: readonly Player[],
): readonly StickerId[] => {
  const known = earnedStickers(
    game,
    summaries.filter((one) => one.id !== id),
    owner,
    players,
  );
  return earned.filter((sticker) => !known.has(sticker));
};
