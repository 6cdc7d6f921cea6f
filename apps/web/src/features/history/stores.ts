/** The browser's stores of games and summaries. */
import { browserServices } from '../../table/services/browser.ts';
import { historyRowStore } from '../../device/finished/store.ts';
import type { Stores } from './summarise.ts';

export const browserStores = async (): Promise<Stores> => {
  const [games, history] = await Promise.all([browserServices().rowStore(), historyRowStore()]);
  return { games, history };
};
