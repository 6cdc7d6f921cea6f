/** A rematch: with the same seats, or with everybody one seat further. */
import { cleanName, playerAt } from '@abacow/table';
import type { GameName } from '@abacow/rules';
import { go } from '../router/router.svelte.ts';
import { browserServices } from './browser.ts';
import { type NewSeat, newGame } from './games.ts';
import type { GameTable } from './gametable.ts';

const sameSeats = (local: GameTable): NewSeat[] =>
  local.table.seats
    .map(playerAt)
    .map((player) =>
      player.kind === 'person' && player.name !== null ? { ...player, name: cleanName(player.name) } : player,
    );

const playSame = (local: GameTable): Promise<string> => {
  const { choice, opening, clock } = local.table;
  const ownDice = local.ownDice !== undefined;
  return newGame(browserServices(), { choice, opening, clock, seats: sameSeats(local), ownDice });
};

export const playAgain = async (local: GameTable, swap: boolean): Promise<void> => {
  const game: GameName = local.game;
  const id = await (swap ? local.rematch() : playSame(local));
  go({ kind: 'table', game, id });
};
