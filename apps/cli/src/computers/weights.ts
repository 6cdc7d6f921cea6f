import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../packages/ai/weights/', import.meta.url);

/** A game's shipped weights, and what stands about them in the manifest beside. */
export const readWeights = <Manifest>(game: string): { manifest: Manifest; bytes: Uint8Array } => ({
  manifest: JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8')) as Manifest,
  bytes: readFileSync(new URL(`${game}.bin`, FOLDER)),
});
