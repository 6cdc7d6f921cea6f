/** The computer players, opened when a table first needs one. */
import { readFileSync } from 'node:fs';
import { type Computer, STRENGTHS, openComputer } from '@abacow/ai';
import type { GameName, Position } from '@abacow/rules';

const WEIGHTS = new URL('../../../../packages/ai/weights/', import.meta.url);

const opened = new Map<GameName, Promise<Computer>>();

const open = (game: GameName): Promise<Computer> => {
  const known = opened.get(game);
  if (known !== undefined) return known;
  const manifest: unknown = JSON.parse(readFileSync(new URL(`${game}.json`, WEIGHTS), 'utf8'));
  const computer = openComputer(game, { manifest, bytes: readFileSync(new URL(`${game}.bin`, WEIGHTS)) });
  opened.set(game, computer);
  return computer;
};

/** The decision depends on the position alone. */
export const chooseMove = async (position: Position, level: number): Promise<string> => {
  const strength = STRENGTHS.find((each) => each === level) ?? 1;
  const computer = await open(position.game);
  return computer.play(position, strength, Math.random, () => performance.now());
};
