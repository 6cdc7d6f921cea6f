/** The page's side of an analysis: starts the worker and follows its progress turn by turn. */
import type { Analysis, Step } from '@abacow/ai/analysis';
import { type GameRecord, makeRecord } from '@abacow/rules';
import type { AnalysisRequest, AnalysisMessage } from './protocol.ts';

const startWorker = (): Worker =>
  new Worker(new URL('./look-back.worker.ts', import.meta.url), { type: 'module', name: 'look back' });

export class LookBack {
  steps: readonly Step[] = $state.raw([]);
  analysis: Analysis | null = $state.raw(null);
  trouble: string | null = $state.raw(null);
  readonly record: GameRecord;
  readonly #worker: Worker;

  constructor(record: GameRecord, open: () => Worker = startWorker) {
    this.record = record;
    this.#worker = open();
    this.#worker.onmessage = ({ data }: MessageEvent<AnalysisMessage>) => this.#receive(data);
    this.#worker.onerror = (event) => this.#receive({ kind: 'failed', reason: event.message || '?' });
    this.#worker.postMessage({ record: makeRecord(record) } satisfies AnalysisRequest);
  }

  #receive(message: AnalysisMessage): void {
    switch (message.kind) {
      case 'turn':
        this.steps = [...this.steps, ...message.progress.turn.steps];
        return;
      case 'done':
        this.analysis = message.analysis;
        return this.leave();
      case 'failed':
        this.trouble = message.reason;
        return this.leave();
    }
  }

  leave(): void {
    this.#worker.terminate();
  }
}
