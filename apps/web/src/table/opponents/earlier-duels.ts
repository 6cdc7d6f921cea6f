/** The newest games of this device against one computer. */
import { historyRowStore, latestSummaries } from '../../device/finished/store.ts';
import { type Duel, duelIn } from './suggestion.ts';

/** Enough to find four games against one opponent among other games; few enough to read at once. */
const MAX_GAMES = 20;

/** Newest first; without the game with this id. */
export const earlierDuels = async (id: string): Promise<readonly Duel[]> => {
  const summaries = await latestSummaries(await historyRowStore(), MAX_GAMES);
  return summaries
    .filter((summary) => summary.id !== id)
    .map(duelIn)
    .filter((duel) => duel !== null);
};
