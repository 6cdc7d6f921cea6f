import { readFileSync } from 'node:fs';
import type { Weights } from '@abacow/ai';
import type { GameName } from '@abacow/rules';

const FOLDER = new URL('../../../../packages/ai/weights/', import.meta.url);

/** A game's shipped weights and their manifest. */
export const readWeights = (game: GameName): Weights => ({
  manifest: JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8')) as unknown,
  bytes: readFileSync(new URL(`${game}.bin`, FOLDER)),
});
