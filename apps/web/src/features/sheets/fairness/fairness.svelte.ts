/** The page's side of a fairness trial: starts the worker, follows its tally, stops it. */
import { NO_GAMES, type Tally } from './trial.ts';

/** `quick`: many games by a simple player. `thorough`: fewer games by a strong one. */
export const CARES = ['quick', 'thorough'] as const;
export type Care = (typeof CARES)[number];

export const GAMES: Readonly<Record<Care, number>> = { quick: 1000, thorough: 200 };

export type TrialRequest = {
  readonly sheet: string;
  readonly games: number;
  readonly seed: string;
  readonly care: Care;
};
export type TrialMessage =
  { readonly kind: 'tally'; readonly tally: Tally } | { readonly kind: 'failed'; readonly reason: string };

const startWorker = (): Worker =>
  new Worker(new URL('./fairness.worker.ts', import.meta.url), { type: 'module', name: 'fairness' });

export class Fairness {
  tally: Tally = $state.raw(NO_GAMES);
  care: Care = $state.raw('quick');
  running: boolean = $state.raw(false);
  trouble: string | null = $state.raw(null);
  readonly games = $derived(GAMES[this.care]);
  readonly #open: () => Worker;
  #worker: Worker | null = null;

  constructor(open: () => Worker = startWorker) {
    this.#open = open;
  }

  start(sheet: string, care: Care): void {
    this.forget();
    this.care = care;
    this.running = true;
    const worker = this.#open();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<TrialMessage>) => {
      if (data.kind === 'failed') return this.#fail(data.reason);
      this.tally = data.tally;
      if (data.tally.games >= this.games) this.stop();
    };
    worker.onerror = (event) => this.#fail(event.message || '?');
    worker.postMessage({ sheet, games: this.games, seed: `fair ${sheet}`, care } satisfies TrialRequest);
  }

  /** Stops the worker and keeps the tally. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.running = false;
  }

  #fail(reason: string): void {
    this.trouble = reason;
    this.stop();
  }

  forget(): void {
    this.stop();
    this.tally = NO_GAMES;
    this.trouble = null;
  }
}
