/** The worker that analyses games. */
import type { Analysis, Progress } from '@abacow/ai/analysis';
import { WorkerClient } from '../../base/worker/client.ts';

/** It is asked with a record as text. */
export type Analyst = WorkerClient<string, Analysis, Progress>;

const startWorker = (): Worker =>
  new Worker(new URL('./look-back.worker.ts', import.meta.url), { type: 'module', name: 'look back' });

export const openAnalyst = (start: () => Worker = startWorker): Analyst => new WorkerClient(start);
