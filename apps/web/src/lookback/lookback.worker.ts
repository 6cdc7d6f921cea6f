/// <reference lib="webworker" />
import { openAnalyst } from '@abacow/ai/analysis';
import cowpathWeights from '@abacow/ai/weights/cowpath.bin?url';
import trioWeights from '@abacow/ai/weights/trio.bin?url';
import { type GameName, isUnreadable, parseRecord } from '@abacow/rules';
import type { Asked, Told } from './protocol.ts';

const tell = (told: Told): void => self.postMessage(told);

const MANIFESTS: Readonly<Record<GameName, () => Promise<{ readonly default: unknown }>>> = {
  cowpath: () => import('@abacow/ai/weights/cowpath.json'),
  trio: () => import('@abacow/ai/weights/trio.json'),
};

const WEIGHTS: Readonly<Record<GameName, string>> = { cowpath: cowpathWeights, trio: trioWeights };

const load = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const lookBack = async (text: string): Promise<void> => {
  const record = parseRecord(text);
  if (isUnreadable(record)) throw new Error(record.reason);
  const { game } = record.setup;
  const [manifest, bytes] = await Promise.all([MANIFESTS[game](), load(WEIGHTS[game])]);
  const steps = openAnalyst(game, { manifest: manifest.default, bytes })(record);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) tell({ kind: 'turn', progress: step.value });
  tell({ kind: 'done', analysis: step.value });
};

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  lookBack(data.record).catch((error: unknown) =>
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});
