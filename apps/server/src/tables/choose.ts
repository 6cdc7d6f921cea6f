/** The computer players, opened when a table first needs one. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Computer, STRENGTHS, type Weights, isTrained, openComputer } from '@abacow/ai';
import type { GameName, Position } from '@abacow/rules';

const { resolve } = createRequire(import.meta.url);
const read = (name: string): Buffer => readFileSync(resolve(`@abacow/ai/weights/${name}`));

const readWeights = (game: GameName): Weights | null =>
  isTrained(game)
    ? { manifest: JSON.parse(read(`${game}.json`).toString()) as unknown, bytes: read(`${game}.bin`) }
    : null;

const opened = new Map<GameName, Promise<Computer>>();

const open = (game: GameName): Promise<Computer> => {
  const known = opened.get(game);
  if (known !== undefined) return known;
  const computer = openComputer(game, readWeights(game));
  opened.set(game, computer);
  return computer;
};

/** The decision depends on the position alone. */
export const chooseMove = async (position: Position, level: number): Promise<string> => {
  const strength = STRENGTHS.find((each) => each === level) ?? 1;
  const computer = await open(position.game);
  return computer.play(position, strength, Math.random, () => performance.now());
};
