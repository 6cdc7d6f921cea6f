/** The computer players with the shipped weights and the real clock. */
import { type Advice, LEVEL_MS, openComputer } from '@abacow/ai';
import { type GameName, type Position, startGame } from '@abacow/rules';
import { terminalGame } from '../games/registry.ts';
import type { Clock, Computer } from './computers.ts';
import { readWeights } from './weights.ts';

const wall: Clock = () => performance.now();

export const openShipped = async (game: GameName): Promise<Computer> => {
  const thinker = await openComputer(game, readWeights(game));
  const advise = (position: Position, ms: number): Advice => thinker.advise(position, { ms, now: wall });
  return {
    advise,
    play: (position, level, random) => thinker.play(position, level, random, wall),
    warmUp: () => {
      for (const setup of terminalGame(game).warmUpSetups()) advise(startGame(setup), LEVEL_MS);
    },
  };
};
