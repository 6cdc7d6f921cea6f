/// <reference lib="webworker" />
import cowpathWeights from '@abacow/ai/weights/cowpath.bin?url';
import trioWeights from '@abacow/ai/weights/trio.bin?url';
import type { Question } from './computer.protocol.ts';
import { once } from './once.ts';
import { type Players, answer } from './players.ts';

const load = async (url: string): Promise<Uint8Array<ArrayBuffer>> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the computer player could not be loaded (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
};

const players: Players = {
  cowpath: once(async () => {
    const [{ makeCowpathPlayer }, weights] = await Promise.all([
      import('../games/cowpath/computer.ts'),
      load(cowpathWeights),
    ]);
    return makeCowpathPlayer(weights);
  }),
  trio: once(async () => {
    const [{ makeTrioPlayer }, weights] = await Promise.all([
      import('../games/trio/computer.ts'),
      load(trioWeights),
    ]);
    return makeTrioPlayer(weights);
  }),
};

type Asked = { readonly id: number; readonly question: Question };

self.addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  void answer(players, question).then((answered) => self.postMessage({ id, answer: answered }));
});
