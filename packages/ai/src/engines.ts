/** The registry of engines, one per game, and one for games without. Apps open computer players and analyses through it. */
import type { GameName } from '@abacow/rules';
import type { Appraise } from './analysis/book.ts';
import type { Computer, Weights } from './computer.ts';
import { STRENGTHS } from './levels.ts';
import { COWPATH_LEVELS, COWPATH_YARDSTICKS } from './cowpath/players.ts';
import { TRIO_LEVELS, YARDSTICKS } from './trio/players.ts';

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

/** For a registered game without its own engine. */
const ANY_GAME: Engine = {
  levels: STRENGTHS.map(String),
  yardsticks: [],
  load: () => import('./any-game/open.ts'),
};

/** Whether the game has its own engine: one that needs weights, and can also analyse. */
export const isTrained = (game: GameName): boolean => Object.hasOwn(ENGINES, game);

export const engineOf = (game: GameName): Engine => (isTrained(game) ? ENGINES[game] : ANY_GAME);

/** May be a promise, so that weights and code load at the same time; null for a game that is not trained. */
type Coming<T> = T | null | Promise<T | null>;

const open = async <T>(
  game: GameName,
  weights: Coming<Weights>,
  by: (engine: Awaited<ReturnType<Engine['load']>>, weights: Weights) => T,
): Promise<T> => {
  const [engine, loaded] = await Promise.all([engineOf(game).load(), weights]);
  if (loaded === null && isTrained(game)) throw new Error(`the computer player of ${game} needs its weights`);
  return by(engine, loaded ?? NO_WEIGHTS);
};

const NO_WEIGHTS: Weights = { manifest: null, bytes: new Uint8Array() };

export const openComputer = (game: GameName, weights: Coming<Weights>): Promise<Computer> =>
  open(game, weights, (engine, loaded) => engine.openComputer(loaded));

export const openAppraise = (game: GameName, weights: Coming<Weights>): Promise<Appraise> =>
  open(game, weights, (engine, loaded) => engine.openAppraise(loaded));
