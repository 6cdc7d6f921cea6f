/** The page's side of a trial: starts the worker, follows its tally, stops it. */
import { NO_GAMES, type Tally } from './trial.ts';

export type Asked = { readonly sheet: string; readonly games: number; readonly seed: string };
export type Told = Tally;

export const GAMES = 1000;

const startWorker = (): Worker =>
  new Worker(new URL('./fairness.worker.ts', import.meta.url), { type: 'module', name: 'fairness' });

export class Fairness {
  tally: Tally = $state.raw(NO_GAMES);
  running: boolean = $state.raw(false);
  trouble: string | null = $state.raw(null);
  readonly #open: () => Worker;
  #worker: Worker | null = null;

  constructor(open: () => Worker = startWorker) {
    this.#open = open;
  }

  start(sheet: string): void {
    this.forget();
    this.running = true;
    const worker = this.#open();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      this.tally = data;
      if (data.games >= GAMES) this.stop();
    };
    worker.onerror = (event) => {
      this.trouble = event.message || '?';
      this.stop();
    };
    worker.postMessage({ sheet, games: GAMES, seed: `fair ${sheet}` } satisfies Asked);
  }

  /** What was counted so far stays. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.running = false;
  }

  forget(): void {
    this.stop();
    this.tally = NO_GAMES;
    this.trouble = null;
  }
}
