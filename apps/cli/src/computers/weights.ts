import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Weights, isTrained } from '@abacow/ai';
import type { GameName } from '@abacow/rules';

const { resolve } = createRequire(import.meta.url);
const read = (name: string): Buffer => readFileSync(resolve(`@abacow/ai/weights/${name}`));

/** A game's shipped weights and their manifest; null if its computer player needs none. */
export const readWeights = (game: GameName): Weights | null =>
  isTrained(game)
    ? { manifest: JSON.parse(read(`${game}.json`).toString()) as unknown, bytes: read(`${game}.bin`) }
    : null;
