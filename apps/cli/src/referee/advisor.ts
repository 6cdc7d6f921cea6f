import { type GameName, type Position } from '@abacow/rules';
import { type Computer, loadComputer } from '../computers/computers.ts';
import { terminalGame } from '../games/registry.ts';
import type { Advisor } from './answer.ts';

const odds = (position: Position): Readonly<Record<string, number>> | string =>
  terminalGame(position.game).odds?.(position) ?? 'odds are given in Cowpath only';

const LONGEST_THOUGHT = 600_000;

/** The first decisions of a fresh process are slow, so they are computed in advance. */
const loadWarm = async (game: GameName): Promise<Computer> => {
  const computer = await loadComputer(game);
  computer.warmUp();
  return computer;
};

export type PreparedAdvisor = Advisor & {
  /** Loads the computer player before the first question, so that the answer doesn't have to wait for it. */
  prepare(game: GameName): void;
};

export const openAdvisor = (clock: () => number): PreparedAdvisor => {
  const computers = new Map<GameName, Promise<Computer>>();
  const computerFor = (game: GameName): Promise<Computer> => {
    const known = computers.get(game) ?? loadWarm(game);
    computers.set(game, known);
    return known;
  };
  return {
    odds,
    prepare: (game) => void computerFor(game).catch(() => undefined),
    advise: async (position, milliseconds) => {
      if (position.kind === 'over') return 'the game is over: there is nothing left to decide';
      const computer = await computerFor(position.game);
      const begun = clock();
      const advice = computer.advise(position, Math.min(milliseconds, LONGEST_THOUGHT));
      return { ...advice, ms: Math.round(clock() - begun) };
    },
  };
};
