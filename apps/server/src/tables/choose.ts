/** The computer players, opened when a table first needs one. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Computer, STRENGTHS, openComputer } from '@abacow/ai';
import type { GameName, Position } from '@abacow/rules';

const { resolve } = createRequire(import.meta.url);
const readWeights = (name: string): Buffer => readFileSync(resolve(`@abacow/ai/weights/${name}`));

const opened = new Map<GameName, Promise<Computer>>();

const open = (game: GameName): Promise<Computer> => {
  const known = opened.get(game);
  if (known !== undefined) return known;
  const manifest: unknown = JSON.parse(readWeights(`${game}.json`).toString());
  const computer = openComputer(game, { manifest, bytes: readWeights(`${game}.bin`) });
  opened.set(game, computer);
  return computer;
};

/** The decision depends on the position alone. */
export const chooseMove = async (position: Position, level: number): Promise<string> => {
  const strength = STRENGTHS.find((each) => each === level) ?? 1;
  const computer = await open(position.game);
  return computer.play(position, strength, Math.random, () => performance.now());
};
