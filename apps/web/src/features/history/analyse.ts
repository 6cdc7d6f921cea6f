/** Luck and skill for summaries: taken from a look back, or analysed in the background. */
import { type Analysis, luckKindOf, luckPercentile } from '@abacow/ai/analysis';
import { type GameRecord, isUnreadable, makeRecord, parseRecord } from '@abacow/rules';
import { recordOf } from '@abacow/table';
import { openAnalyst } from '../../table/analysis/analyst.ts';
import { api } from '../../table/online/connection/api.ts';
import { readSaved } from '../../device/games/games.ts';
import { saveAnalysis } from '../../device/finished/store.ts';
import { type Stores } from './summarise.ts';
import type { GameSummary, SeatAnalysis } from '../../device/finished/summary.ts';

export const analysisOf = ({ setup }: GameRecord, { players }: Analysis): readonly SeatAnalysis[] => {
  const kind = luckKindOf(setup);
  return players.map(({ luck, costPerDecision }) => ({
    luck: luckPercentile(kind, luck),
    cost: costPerDecision,
  }));
};

/** The record of a game on this device or of the service; null if it cannot be had. */
const recordFor = async ({ games }: Stores, { id, source }: GameSummary): Promise<GameRecord | null> => {
  if (source === 'online') {
    const text = await api.record(id);
    const record = text === null ? null : parseRecord(text);
    return record === null || isUnreadable(record) ? null : record;
  }
  const saved = await readSaved(games, id);
  if (saved === null || saved.kind === 'damaged') return null;
  return saved.kind === 'record' ? saved.record : recordOf(saved.table);
};

/** Null if the analysis failed. */
type Analyse = (record: GameRecord) => Promise<Analysis | null>;

export type AnalysisWorker = { readonly analyse: Analyse; readonly close: () => void };

/** One worker for all games of a run. */
export const openWorker = (): AnalysisWorker => {
  const analyst = openAnalyst();
  return {
    analyse: (record) => analyst.ask(makeRecord(record)).catch(() => null),
    close: () => analyst.close(),
  };
};

/** One game after the other, in the given order. `ondone` is called after each and returns whether to continue. */
export const analyseGames = async (
  stores: Stores,
  summaries: readonly GameSummary[],
  run: Analyse,
  ondone: (id: string, analysis: readonly SeatAnalysis[] | null) => boolean,
): Promise<void> => {
  for (const summary of summaries) {
    const record = await recordFor(stores, summary);
    const analysed = record === null ? null : await run(record);
    const analysis = record === null || analysed === null ? null : analysisOf(record, analysed);
    if (analysis !== null) await saveAnalysis(stores.history, summary.id, analysis);
    if (!ondone(summary.id, analysis)) return;
  }
};
