/** The page's side of an analysis: starts the worker and follows its progress turn by turn. */
import type { Analysis, Step } from '@abacow/ai/analysis';
import { type GameRecord, makeRecord } from '@abacow/rules';
import type { Asked, Told } from './protocol.ts';

const startWorker = (): Worker =>
  new Worker(new URL('./lookback.worker.ts', import.meta.url), { type: 'module', name: 'look back' });

export class LookBack {
  steps: readonly Step[] = $state.raw([]);
  analysis: Analysis | null = $state.raw(null);
  trouble: string | null = $state.raw(null);
  readonly record: GameRecord;
  readonly #worker: Worker;

  constructor(record: GameRecord, open: () => Worker = startWorker) {
    this.record = record;
    this.#worker = open();
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#hear({ kind: 'failed', reason: event.message || '?' });
    this.#worker.postMessage({ record: makeRecord(record) } satisfies Asked);
  }

  #hear(told: Told): void {
    switch (told.kind) {
      case 'turn':
        this.steps = [...this.steps, ...told.progress.turn.steps];
        return;
      case 'done':
        this.analysis = told.analysis;
        return this.leave();
      case 'failed':
        this.trouble = told.reason;
        return this.leave();
    }
  }

  leave(): void {
    this.#worker.terminate();
  }
}
