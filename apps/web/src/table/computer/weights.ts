/** The weights of each game's engine, fetched when a worker first needs them. */
import type { Weights } from '@abacow/ai';
import cowpath from '@abacow/ai/weights/cowpath.bin?url';
import trio from '@abacow/ai/weights/trio.bin?url';
import type { GameName } from '@abacow/rules';

type Source = { readonly url: string; manifest(): Promise<{ readonly default: unknown }> };

const SOURCES: Readonly<Record<GameName, Source>> = {
  cowpath: { url: cowpath, manifest: () => import('@abacow/ai/weights/cowpath.json') },
  trio: { url: trio, manifest: () => import('@abacow/ai/weights/trio.json') },
};

const fetchBytes = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the computer player could not be loaded (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
};

export const loadWeights = async (game: GameName): Promise<Weights> => {
  const { url, manifest } = SOURCES[game];
  const [described, bytes] = await Promise.all([manifest(), fetchBytes(url)]);
  return { manifest: described.default, bytes };
};
