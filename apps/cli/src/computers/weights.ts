import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Weights } from '@abacow/ai';
import type { GameName } from '@abacow/rules';

const { resolve } = createRequire(import.meta.url);
const read = (name: string): Buffer => readFileSync(resolve(`@abacow/ai/weights/${name}`));

/** A game's shipped weights and their manifest. */
export const readWeights = (game: GameName): Weights => ({
  manifest: JSON.parse(read(`${game}.json`).toString()) as unknown,
  bytes: read(`${game}.bin`),
});
