/// <reference lib="webworker" />
import { openAnalyst } from '@abacow/ai/analysis';
import { isUnreadable, parseRecord } from '@abacow/rules';
import { loadWeights } from '../computer/weights.ts';
import type { AnalysisRequest, AnalysisMessage } from './protocol.ts';

const send = (message: AnalysisMessage): void => self.postMessage(message);

const lookBack = async (text: string): Promise<void> => {
  const record = parseRecord(text);
  if (isUnreadable(record)) throw new Error(record.reason);
  const { game } = record.setup;
  const analyst = await openAnalyst(game, loadWeights(game));
  const steps = analyst(record);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) send({ kind: 'turn', progress: step.value });
  send({ kind: 'done', analysis: step.value });
};

self.addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  lookBack(data.record).catch((error: unknown) =>
    send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});
