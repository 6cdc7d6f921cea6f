/** The registry of engines: what thinks about each game. Apps open computer players and analyses through here. */
import type { GameName } from '@abacow/rules';
import type { Appraise } from './analysis/book.ts';
import type { Computer, Weights } from './computer.ts';
import { COWPATH_LEVELS, COWPATH_LEVEL_NAMES, COWPATH_YARDSTICKS } from './cowpath/names.ts';
import type { LevelName } from './levels.ts';
import { TRIO_LEVELS, TRIO_LEVEL_NAMES, YARDSTICKS } from './trio/names.ts';

export type Engine = {
  /** From the gentlest to the strongest. */
  readonly levels: readonly string[];
  readonly levelNames: Readonly<Record<string, LevelName>>;
  /** Fixed players to measure others against. */
  readonly yardsticks: readonly string[];
  /** The code that thinks, loaded only for the game that needs it. */
  load(): Promise<{ openComputer(weights: Weights): Computer; openAppraise(weights: Weights): Appraise }>;
};

export const ENGINES: Readonly<Record<GameName, Engine>> = {
  cowpath: {
    levels: COWPATH_LEVELS,
    levelNames: COWPATH_LEVEL_NAMES,
    yardsticks: COWPATH_YARDSTICKS,
    load: () => import('./cowpath/open.ts'),
  },
  trio: {
    levels: TRIO_LEVELS,
    levelNames: TRIO_LEVEL_NAMES,
    yardsticks: YARDSTICKS,
    load: () => import('./trio/open.ts'),
  },
};

/** Null for a registered game that no engine knows. */
export const engineOf = (game: GameName): Engine | null =>
  Object.hasOwn(ENGINES, game) ? ENGINES[game] : null;

const loadEngine = (game: GameName): ReturnType<Engine['load']> => {
  const engine = engineOf(game);
  return engine === null
    ? Promise.reject(new Error(`there is no computer player for ${game}`))
    : engine.load();
};

/** Weights may still be on their way: the code is loaded beside them. */
type Coming<T> = T | Promise<T>;

export const openComputer = async (game: GameName, weights: Coming<Weights>): Promise<Computer> => {
  const [engine, loaded] = await Promise.all([loadEngine(game), weights]);
  return engine.openComputer(loaded);
};

export const openAppraise = async (game: GameName, weights: Coming<Weights>): Promise<Appraise> => {
  const [engine, loaded] = await Promise.all([loadEngine(game), weights]);
  return engine.openAppraise(loaded);
};
