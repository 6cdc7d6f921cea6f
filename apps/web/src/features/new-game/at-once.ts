/** A game against the computer in one tap: with the settings of the last one. */
import type { GameName } from '@abacow/rules';
import { screensOf } from '../../games/screens.ts';
import { browserServices } from '../../table/services/browser.ts';
import { lastHelp } from '../../device/players/help.ts';
import { type NewGame, type NewSeat, newGame } from '../../table/local/games.ts';
import { lastGame } from '../../table/setup/last-game.ts';
import { withLastPlayer } from '../../table/setup/last-player.ts';

const withHelp = (seat: NewSeat): NewSeat =>
  seat.kind === 'person' ? { ...seat, help: lastHelp(seat.player ?? null) } : seat;

/** Everybody has the help that they had last. */
const withHelps = (order: NewGame): NewGame => ({ ...order, seats: order.seats.map(withHelp) });

/** Creates the game and returns its id. */
export const startAtOnce = async (game: GameName): Promise<string> => {
  const { default: orders } = await screensOf(game).orders();
  const last = lastGame(game);
  const order = last === null ? orders.first() : orders.next(last);
  return newGame(browserServices(), withHelps(withLastPlayer(order)));
};
