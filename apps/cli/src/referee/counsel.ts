import { turnOdds } from '@abacow/ai/cowpath/odds';
import type { GameName, Position } from '@abacow/rules';
import { type Computer, loadComputer } from '../computers/computers.ts';
import type { Counsel } from './answer.ts';

const odds = (position: Position): Readonly<Record<string, number>> | string => {
  if (position.game === 'trio') return 'odds are given in Cowpath only';
  if (position.kind === 'over') return 'the game is over: there is nothing left to throw';
  return turnOdds(position) ?? 'all three attempts are used: there is nothing left to throw';
};

const LONGEST_THOUGHT = 600_000;

/** Odds at once; the computer player is read when a game begins, so that advice need not wait for it. */
export const openCounsel = (clock: () => number): Counsel => {
  const computers = new Map<GameName, Promise<Computer>>();
  const computerFor = (game: GameName): Promise<Computer> => {
    const known = computers.get(game) ?? loadComputer(game);
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
