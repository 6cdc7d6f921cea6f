/** The registry of engines, one per game. Apps open computer players and analyses through it. */
import type { GameName } from '@abacow/rules';
import type { Appraise } from './analysis/book.ts';
import type { Computer, Weights } from './computer.ts';
import { COWPATH_LEVELS, COWPATH_YARDSTICKS } from './cowpath/names.ts';
import { TRIO_LEVELS, YARDSTICKS } from './trio/names.ts';

export type Engine = {
  /** From the weakest to the strongest. */
  readonly levels: readonly string[];
  /** Fixed players that others are measured against. */
  readonly yardsticks: readonly string[];
  /** Loads the engine's code, only for the game that needs it. */
  load(): Promise<{ openComputer(weights: Weights): Computer; openAppraise(weights: Weights): Appraise }>;
};

export const ENGINES: Readonly<Record<GameName, Engine>> = {
  cowpath: {
    levels: COWPATH_LEVELS,
    yardsticks: COWPATH_YARDSTICKS,
    load: () => import('./cowpath/open.ts'),
  },
  trio: {
    levels: TRIO_LEVELS,
    yardsticks: YARDSTICKS,
    load: () => import('./trio/open.ts'),
  },
};

/** Null for a registered game without an engine. */
export const engineOf = (game: GameName): Engine | null =>
  Object.hasOwn(ENGINES, game) ? ENGINES[game] : null;

const loadEngine = (game: GameName): ReturnType<Engine['load']> => {
  const engine = engineOf(game);
  return engine === null
    ? Promise.reject(new Error(`there is no computer player for ${game}`))
    : engine.load();
};

/** `weights` may be a promise, so that weights and code load at the same time. */
type Coming<T> = T | Promise<T>;

export const openComputer = async (game: GameName, weights: Coming<Weights>): Promise<Computer> => {
  const [engine, loaded] = await Promise.all([loadEngine(game), weights]);
  return engine.openComputer(loaded);
};

export const openAppraise = async (game: GameName, weights: Coming<Weights>): Promise<Appraise> => {
  const [engine, loaded] = await Promise.all([loadEngine(game), weights]);
  return engine.openAppraise(loaded);
};
