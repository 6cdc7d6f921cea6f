import { readFileSync } from 'node:fs';
import type { GameName } from '@abacow/rules';
import type { Weights } from '../src/computer.ts';

const file = (name: string): Buffer => readFileSync(new URL(`../weights/${name}`, import.meta.url));

export const weightsOf = (game: GameName): Weights => ({
  manifest: JSON.parse(file(`${game}.json`).toString()) as unknown,
  bytes: new Uint8Array(file(`${game}.bin`)),
});
