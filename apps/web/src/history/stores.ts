/** The browser's stores of games and summaries. */
import { browserServices } from '../play/browser.ts';
import { historyRowStore } from './store.ts';
import type { Stores } from './summarise.ts';

export const browserStores = async (): Promise<Stores> => {
  const [games, history] = await Promise.all([browserServices().rowStore(), historyRowStore()]);
  return { games, history };
};
