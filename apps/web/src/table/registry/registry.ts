/** The registry of games for the tables. `games/screens.ts` fills it, because games know tables, not the other way round. */
import type { GameName } from '@abacow/rules';
import type { GameWords } from './game-words.ts';

const registered = new Map<GameName, GameWords>();

export const registerWords = (game: GameName, words: GameWords): void => {
  registered.set(game, words);
};

export const wordsOf = (game: GameName): GameWords => {
  const words = registered.get(game);
  if (words === undefined) throw new Error(`${game} is not registered`);
  return words;
};
