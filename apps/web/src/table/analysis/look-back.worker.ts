/// <reference lib="webworker" />
import { type Analysis, type Progress, openAnalyst } from '@abacow/ai/analysis';
import { isUnreadable, parseRecord } from '@abacow/rules';
import { serve } from '../../base/worker/serve.ts';
import { loadWeights } from '../computer/weights.ts';

/** A question is a record as text. */
serve<string, Analysis, Progress>(async (text, report) => {
  const record = parseRecord(text);
  if (isUnreadable(record)) throw new Error(record.reason);
  const { game } = record.setup;
  const analyst = await openAnalyst(game, loadWeights(game));
  const steps = analyst(record);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) report(step.value);
  return step.value;
});
