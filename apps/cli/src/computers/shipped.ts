/** The computer players with the shipped weights and the clock on the wall. */
import { type Advice, LEVEL_MS, openComputer } from '@abacow/ai';
import { COWPATH_LEVELS, COWPATH_LEVEL_NAMES } from '@abacow/ai/cowpath';
import { TRIO_LEVELS, TRIO_LEVEL_NAMES } from '@abacow/ai/trio';
import { type GameName, type Position, type Setup, startGame } from '@abacow/rules';
import { padSheet } from '@abacow/rules/sheets';
import { DEFAULT_TARGET } from '@abacow/rules/trio';
import type { Clock, Computer } from './computers.ts';
import { readWeights } from './weights.ts';

const wall: Clock = () => performance.now();

const LEVEL_NAMES: Readonly<Record<GameName, readonly string[]>> = {
  cowpath: COWPATH_LEVELS.map((level) => COWPATH_LEVEL_NAMES[level].en),
  trio: TRIO_LEVELS.map((level) => TRIO_LEVEL_NAMES[level].en),
};

/** Games that between them use everything there is to think with. */
const warmUpGames = (game: GameName): readonly Setup[] =>
  game === 'cowpath'
    ? ([0, 1] as const).map((first) => ({ game, sheet: padSheet(1)!, first }))
    : ([2, 3] as const).map((players) => ({
        game,
        board: 'multiplication',
        level: 'junior',
        target: DEFAULT_TARGET,
        players,
        first: 0,
      }));

export const openShipped = async (game: GameName): Promise<Computer> => {
  const thinker = await openComputer(game, readWeights(game));
  const advise = (position: Position, ms: number): Advice => thinker.advise(position, { ms, now: wall });
  return {
    levelNames: LEVEL_NAMES[game],
    advise,
    play: (position, level, random) => thinker.play(position, level, random, wall),
    warmUp: () => {
      for (const setup of warmUpGames(game)) advise(startGame(setup), LEVEL_MS);
    },
  };
};
