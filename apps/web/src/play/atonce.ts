/** A game against the computer in one tap: with the settings of the last one. */
import type { GameName } from '@abacow/rules';
import { screensOf } from '../games/screens.ts';
import { browserServices } from './browser.ts';
import { newGame } from './games.ts';
import { lastGame } from './lastgame.ts';
import { withLastPlayer } from './lastplayer.ts';

/** Creates the game and returns its id. */
export const startAtOnce = async (game: GameName): Promise<string> => {
  const { default: orders } = await screensOf(game).orders();
  const last = lastGame(game);
  const order = last === null ? orders.first() : orders.next(last);
  return newGame(browserServices(), withLastPlayer(order));
};
