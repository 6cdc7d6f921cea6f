/// <reference lib="webworker" />
import { openAnalyst } from '@abacow/ai/analysis';
import { isUnreadable, parseRecord } from '@abacow/rules';
import { loadWeights } from '../games/weights.ts';
import type { Asked, Told } from './protocol.ts';

const tell = (told: Told): void => self.postMessage(told);

const lookBack = async (text: string): Promise<void> => {
  const record = parseRecord(text);
  if (isUnreadable(record)) throw new Error(record.reason);
  const { game } = record.setup;
  const analyst = await openAnalyst(game, loadWeights(game));
  const steps = analyst(record);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) tell({ kind: 'turn', progress: step.value });
  tell({ kind: 'done', analysis: step.value });
};

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  lookBack(data.record).catch((error: unknown) =>
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});
