/** Which stickers were earned and when, derived from the summaries of finished games. Pure. */
import { type GameName, isObject } from '@abacow/rules';
import type { GameSummary } from '../../device/finished/summary.ts';
import { type StickerId, isSticker } from '../../games/stickers.ts';

/** The first game that earned it. */
export type Earned = { readonly game: string; readonly at: number };

export const earnedStickers = (
  game: GameName,
  summaries: readonly GameSummary[],
): ReadonlyMap<StickerId, Earned> => {
  const earned = new Map<StickerId, Earned>();
  const oldestFirst = summaries.filter((one) => one.game === game).sort((a, b) => a.endedAt - b.endedAt);
  for (const { id, endedAt, stickers } of oldestFirst)
    for (const sticker of stickers)
      if (isSticker(game, sticker) && !earned.has(sticker)) earned.set(sticker, { game: id, at: endedAt });
  return earned;
};

const stickersIn = (row: unknown, game: GameName, except: string): readonly unknown[] => {
  const summary = isObject(row) && row['id'] !== except ? row['summary'] : null;
  if (!isObject(summary) || summary['game'] !== game) return [];
  return Array.isArray(summary['stickers']) ? summary['stickers'] : [];
};

/** Stickers that no other game has earned. Reads only the stickers of the rows, because there may be thousands. */
export const newStickers = (
  game: GameName,
  id: string,
  earned: readonly StickerId[],
  rows: readonly unknown[],
): readonly StickerId[] => {
  const known = new Set(rows.flatMap((row) => stickersIn(row, game, id)));
  return earned.filter((sticker) => !known.has(sticker));
};
