import { engineOf } from '@abacow/ai';
import { type GameName, type Position, gameOf } from '@abacow/rules';
import { type Computer, loadComputer } from '../computers/computers.ts';
import { terminalGame } from '../games/registry.ts';
import type { Counsel } from './answer.ts';

const odds = (position: Position): Readonly<Record<string, number>> | string =>
  terminalGame(position.game)?.odds?.(position) ?? 'odds are given in Cowpath only';

const LONGEST_THOUGHT = 600_000;

/** The first thoughts of a program are slow ones: have them before somebody waits. */
const loadWarm = async (game: GameName): Promise<Computer> => {
  const computer = await loadComputer(game);
  computer.warmUp();
  return computer;
};

export type PreparedCounsel = Counsel & {
  /** Reads the computer player ahead of the first question, so that its answer need not wait for that. */
  prepare(game: GameName): void;
};

export const openCounsel = (clock: () => number): PreparedCounsel => {
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
      if (engineOf(position.game) === null)
        return `there is no computer player for ${gameOf(position).title}`;
      const computer = await computerFor(position.game);
      const begun = clock();
      const advice = computer.advise(position, Math.min(milliseconds, LONGEST_THOUGHT));
      return { ...advice, ms: Math.round(clock() - begun) };
    },
  };
};
