/** View model of a fairness trial: follows the worker's tally, and stops it. */
import { WorkerClient } from '../../../base/worker/client.ts';
import { NO_GAMES, type Tally } from './trial.ts';

/** `quick`: many games by a simple player. `thorough`: fewer games by a strong one. */
export const CARES = ['quick', 'thorough'] as const;
export type Care = (typeof CARES)[number];

export const GAMES: Readonly<Record<Care, number>> = { quick: 1000, thorough: 200 };

export type TrialQuestion = {
  readonly sheet: string;
  readonly games: number;
  readonly seed: string;
  readonly care: Care;
};

const startWorker = (): Worker =>
  new Worker(new URL('./fairness.worker.ts', import.meta.url), { type: 'module', name: 'fairness' });

export class Fairness {
  tally: Tally = $state.raw(NO_GAMES);
  care: Care = $state.raw('quick');
  running: boolean = $state.raw(false);
  trouble: string | null = $state.raw(null);
  readonly games = $derived(GAMES[this.care]);
  readonly #client: WorkerClient<TrialQuestion, Tally, Tally>;
  /** Counts trials: what an earlier one says is not shown. */
  #trial = 0;

  constructor(start: () => Worker = startWorker) {
    this.#client = new WorkerClient(start);
  }

  start(sheet: string, care: Care): void {
    this.forget();
    this.care = care;
    this.running = true;
    void this.#follow(this.#trial, { sheet, games: this.games, seed: `fair ${sheet}`, care });
  }

  async #follow(trial: number, question: TrialQuestion): Promise<void> {
    try {
      this.tally = await this.#client.ask(question, (tally) => (this.tally = tally));
    } catch (error) {
      if (trial === this.#trial) this.trouble = (error as Error).message;
    }
    if (trial === this.#trial) this.stop();
  }

  /** Stops the worker and keeps the tally. */
  stop(): void {
    this.#trial++;
    this.#client.close();
    this.running = false;
  }

  forget(): void {
    this.stop();
    this.tally = NO_GAMES;
    this.trouble = null;
  }
}
