/** The page's side of the computer players: requests go to a worker, which the first request starts. */
import type { Advice } from '@abacow/ai';
import type { Setup } from '@abacow/rules';
import { makeSetup } from '@abacow/rules';
import type { Symbol } from '@abacow/rules/cowpath';
import type { ComputerLevel } from '@abacow/table';
import { WorkerClient } from '../../base/worker/client.ts';
import type { GameText, Question, Response, Responses } from './questions.ts';

/** By symbol: the exact chances that this turn ends with a mark and with a quad. */
export type Chances = {
  readonly symbols: readonly { readonly symbol: Symbol; readonly mark: number; readonly quad: number }[];
  readonly any: number;
};

/** A game as its players know it: without future dice. */
export type GameSoFar = { readonly setup: Setup; readonly tokens: readonly string[] };

export interface ComputerPlayer {
  /** With a seed a level that does not search always chooses the same. */
  move(game: GameSoFar, level: ComputerLevel, seed?: string): Promise<string>;
  advise(game: GameSoFar, ms: number): Promise<Advice>;
  chances(game: GameSoFar): Promise<Chances>;
  /** Ends the worker; the next request starts a new one. */
  close(): void;
}

const textOf = ({ setup, tokens }: GameSoFar): GameText => ({ setup: makeSetup(setup), tokens: [...tokens] });

export const workerComputer = (start: () => Worker): ComputerPlayer => {
  const client = new WorkerClient<Question, Response>(start);
  const ask = <Q extends Question>(question: Q): Promise<Responses[Q['kind']]> =>
    client.ask(question) as Promise<Responses[Q['kind']]>;
  return {
    move: (game, level, seed) =>
      ask({ kind: 'move', ...textOf(game), level, ...(seed === undefined ? {} : { seed }) }),
    advise: (game, ms) => ask({ kind: 'advise', ...textOf(game), ms }),
    chances: (game) => ask({ kind: 'chances', ...textOf(game) }),
    close: () => client.close(),
  };
};
