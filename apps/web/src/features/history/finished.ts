/** What happens when a game on this device has ended: it gets its summary, and the browser is asked to keep it. */
import type { Analysis } from '@abacow/ai/analysis';
import type { GameRecord } from '@abacow/rules';
import { readSaved } from '../../device/games/games.ts';
import { askToPersist } from '../../base/storage/persistent.ts';
import { historyRowStore, saveAnalysis, saveSummary } from '../../device/finished/store.ts';
import { browserStores } from './stores.ts';
import { summaryOf } from './summarise.ts';

export const rememberFinished = async (id: string): Promise<void> => {
  const { games, history } = await browserStores();
  const saved = await readSaved(games, id);
  const summary = saved === null || saved.kind === 'damaged' ? null : summaryOf(saved);
  if (summary === null) return;
  await saveSummary(history, summary);
  await askToPersist();
};

/** A look back that was made is not made again for the statistics. */
export const rememberAnalysis = async (id: string, record: GameRecord, analysis: Analysis): Promise<void> => {
  const { analysisOf } = await import('./analyse.ts');
  await saveAnalysis(await historyRowStore(), id, analysisOf(record, analysis));
};
