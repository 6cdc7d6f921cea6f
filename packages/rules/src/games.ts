/** The registry of games. Everything outside a game's own folders reaches the game through here. */
import { cowpath } from './cowpath/game.ts';
import type { AnyFall, AnyGame, AnyMove, Game, Unreadable } from './kernel.ts';
import { trio } from './trio/game.ts';

export const GAMES = { cowpath, trio } as const satisfies Record<string, AnyGame>;

export type GameName = keyof typeof GAMES;

type Games = typeof GAMES;
type Each<Kinds extends Record<GameName, unknown>> = Kinds[GameName];

export type Setup = Each<{ [G in GameName]: Exclude<ReturnType<Games[G]['parseSetup']>, Unreadable> }>;
export type SetupJson = Each<{ [G in GameName]: ReturnType<Games[G]['makeSetup']> }>;
export type Position = Each<{ [G in GameName]: ReturnType<Games[G]['start']> }>;
export type View = Each<{ [G in GameName]: ReturnType<Games[G]['view']> }>;
export type Effect = Each<{ [G in GameName]: ReturnType<Games[G]['effects']>[number] }>;

/** A registered game. Callers must pass positions and moves only to the game that they belong to. */
export type RegisteredGame = Game<Setup, Position, AnyMove, AnyFall, Effect, View, SetupJson>;

const registered = new Map<string, RegisteredGame>(Object.entries(GAMES));

/** In the order in which people see them. */
export const gameNames = (): readonly GameName[] => [...registered.keys()] as GameName[];

export const isGameName = (name: unknown): name is GameName =>
  typeof name === 'string' && registered.has(name);

/** The game of a setup, a position or a choice. */
export const gameOf = ({ game }: { readonly game: string }): RegisteredGame => {
  const found = registered.get(game);
  if (found === undefined) throw new Error(`${game} is not a registered game`);
  return found;
};

/** Adds a game that is not in GAMES, for a test or for an app built on this. Call it before anything is played. */
export const registerGame = (game: AnyGame): void => {
  registered.set(game.name, game as unknown as RegisteredGame);
};
