/** View model of a player's statistics. */
import { type AnalysisWorker, analyseGames, openWorker } from './analyse.ts';
import {
  adviceOf,
  analysedOf,
  momentsOf,
  playedBy,
  roundTable,
  scoreOf,
  seriesOf,
  streaksOf,
} from './statistics.ts';
import { listSummaries } from '../../device/finished/store.ts';
import { type Stores, summariseMissing } from './summarise.ts';
import type { GameSummary, SeatAnalysis } from '../../device/finished/summary.ts';

export class Statistics {
  readonly player: string | null = $state.raw(null);
  #games: readonly GameSummary[] | null = $state.raw(null);
  /** How many games of the current run are analysed; null when none runs. */
  progress: { readonly done: number; readonly total: number } | null = $state.raw(null);

  readonly #played = $derived(playedBy(this.#games ?? [], this.player));
  readonly score = $derived(scoreOf(this.#played));
  readonly series = $derived(seriesOf(this.#played));
  readonly roundTable = $derived(scoreOf(roundTable(this.#played)));
  readonly streaks = $derived(streaksOf(this.#played));
  readonly analysed = $derived(analysedOf(this.#played));
  readonly moments = $derived(momentsOf(this.#played));
  readonly advice = $derived(adviceOf(this.#played));
  /** The newest first. */
  readonly missing = $derived(
    this.#played.flatMap(({ summary }) => (summary.analysis === null ? [summary] : [])).reverse(),
  );

  #closed = false;
  #worker: AnalysisWorker | null = null;
  readonly #stores: Stores;

  constructor(stores: Stores, player: string | null) {
    this.#stores = stores;
    this.player = player;
  }

  get loaded(): boolean {
    return this.#games !== null;
  }

  get count(): number {
    return this.#played.length;
  }

  async open(): Promise<void> {
    this.#games = await listSummaries(this.#stores.history);
    await summariseMissing(this.#stores, () => !this.#closed);
    if (!this.#closed) this.#games = await listSummaries(this.#stores.history);
  }

  /** Analyses the newest games that have no analysis, in a worker, until all are done or `stop` is called. */
  async analyse(most: number, worker: AnalysisWorker = openWorker()): Promise<void> {
    const games = this.missing.slice(0, most);
    this.#worker = worker;
    this.progress = { done: 0, total: games.length };
    await analyseGames(this.#stores, games, worker.analyse, (id, analysis) => {
      if (this.#worker === worker) this.#note(id, analysis);
      return this.#worker === worker;
    });
    this.stop();
  }

  /** What is analysed already stays. */
  stop(): void {
    this.#worker?.close();
    [this.#worker, this.progress] = [null, null];
  }

  /** Called when the screen closes. */
  close(): void {
    this.#closed = true;
    this.stop();
  }

  #note(id: string, analysis: readonly SeatAnalysis[] | null): void {
    const { done, total } = this.progress ?? { done: 0, total: 0 };
    this.progress = { done: done + 1, total };
    if (analysis === null) return;
    this.#games = (this.#games ?? []).map((one) => (one.id === id ? { ...one, analysis } : one));
  }
}
