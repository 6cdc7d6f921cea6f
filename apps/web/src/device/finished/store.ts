/** Summaries stored on this device, one row per finished game. */
import { isObject } from '@abacow/rules';
import { browserRows } from '../../base/storage/indexed-db.ts';
import { type Row, type RowStore, STATES } from '../../base/storage/row-store.ts';
import { type GameSummary, type SeatAnalysis, parseSummary } from './summary.ts';

const ROW_VERSION = 1;

export const historyRowStore = (): Promise<RowStore> => browserRows('history');

/**
 * An online game that was removed from the list leaves a mark, so that it is not fetched again. Marks have the state
 * `unfinished`, so that the list does not read them.
 */
export type HistoryRow = Row & { readonly version: number } & (
    { readonly kind: 'summary'; readonly summary: GameSummary } | { readonly kind: 'removed' }
  );

export const rowOf = (summary: GameSummary): HistoryRow => ({
  id: summary.id,
  version: ROW_VERSION,
  kind: 'summary',
  state: 'finished',
  lastAt: summary.endedAt,
  summary,
});

const removedRow = (id: string, now: number): HistoryRow => ({
  id,
  version: ROW_VERSION,
  kind: 'removed',
  state: 'unfinished',
  lastAt: now,
});

/** Checks a stored row completely; null if it is damaged. */
export const readHistoryRow = (row: unknown): HistoryRow | null => {
  if (!isObject(row) || row['version'] !== ROW_VERSION) return null;
  const { id, kind, lastAt } = row;
  if (typeof id !== 'string' || typeof lastAt !== 'number') return null;
  if (kind === 'removed') return removedRow(id, lastAt);
  const summary = kind === 'summary' ? parseSummary(row['summary']) : null;
  return summary?.id === id ? rowOf(summary) : null;
};

const summaryIn = (row: unknown): GameSummary | null => {
  const read = readHistoryRow(row);
  return read?.kind === 'summary' ? read.summary : null;
};

const isPlayed = (summary: GameSummary | null): summary is GameSummary =>
  summary !== null && summary.tokens > 0;

/** The newest first. A damaged summary is left out: its game is still there. */
export const listSummaries = async (history: RowStore): Promise<readonly GameSummary[]> =>
  (await history.all('finished'))
    .map(summaryIn)
    .filter(isPlayed)
    .sort((a, b) => b.endedAt - a.endedAt);

/** Games that ended before the first token are not listed, so a few more are read than are wanted. */
const SPARE = 5;

export const latestSummaries = async (history: RowStore, limit: number): Promise<readonly GameSummary[]> =>
  (await history.latest('finished', limit + SPARE)).map(summaryIn).filter(isPlayed).slice(0, limit);

/** The ids of all games that have a summary or were removed. */
export const knownIds = async (history: RowStore): Promise<ReadonlySet<string>> =>
  new Set((await Promise.all(STATES.map((state) => history.ids(state)))).flat());

/** A summary that is there already keeps its analysis. */
export const saveSummary = (history: RowStore, summary: GameSummary): Promise<boolean> =>
  history.change(summary.id, (row) => {
    const before = readHistoryRow(row);
    if (before?.kind === 'removed') return null;
    return rowOf({ ...summary, analysis: before?.summary.analysis ?? summary.analysis });
  });

export const saveAnalysis = (
  history: RowStore,
  id: string,
  analysis: readonly SeatAnalysis[],
): Promise<boolean> =>
  history.change(id, (row) => {
    const summary = summaryIn(row);
    return summary?.seats.length === analysis.length ? rowOf({ ...summary, analysis }) : null;
  });

export const markRemoved = (history: RowStore, id: string, now: number): Promise<boolean> =>
  history.change(id, () => removedRow(id, now));

/** A game of one person who chose no player and gave no name becomes a player's. */
const givenTo = (summary: GameSummary, player: string): GameSummary | null => {
  const nobody = summary.seats.filter(
    (seat) => seat.kind === 'person' && seat.here && seat.player === null && seat.name === null,
  );
  if (nobody.length !== 1) return null;
  return {
    ...summary,
    seats: summary.seats.map((seat) => (nobody.includes(seat) ? { ...seat, player } : seat)),
  };
};

export const giveGames = async (history: RowStore, player: string): Promise<void> => {
  const given = (await listSummaries(history))
    .map((one) => givenTo(one, player))
    .filter((one) => one !== null);
  await history.changeAll(new Map(given.map((one) => [one.id, rowOf(one)])));
};
