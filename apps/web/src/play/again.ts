/** A rematch: with the same seats, or with everybody one seat further. */
import { type Seating, cleanName, playerAt } from '@abacow/table';
import type { GameName } from '@abacow/rules';
import { go } from '../router/router.svelte.ts';
import { browserServices } from './browser.ts';
import { type NewSeat, newGame } from './games.ts';
import type { GameTable } from './gametable.ts';

const sameSeat = (seating: Seating): NewSeat => {
  const seat = playerAt(seating);
  if (seat.kind === 'computer') return seat;
  const player = seating.kind === 'person' ? (seating.player ?? null) : null;
  return { ...seat, name: seat.name === null ? null : cleanName(seat.name), player };
};

const sameSeats = (local: GameTable): NewSeat[] => local.table.seats.map(sameSeat);

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
