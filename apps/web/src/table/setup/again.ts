/** A rematch: with the same seats, or with everybody one seat further. */
import { need } from '@abacow/rules/need';
import {
  type ComputerLevel,
  type SeatHelp,
  type Seating,
  type Table,
  cleanName,
  playerAt,
} from '@abacow/table';
import type { GameName } from '@abacow/rules';
import { go } from '../../base/router/router.svelte.ts';
import { browserServices } from '../services/browser.ts';
import { type NewGame, type NewSeat, newGame } from '../local/games.ts';
import type { GameTable } from '../model/game-table.ts';
import { lastGame, rememberGame } from './last-game.ts';

const sameSeat = (seating: Seating, help: SeatHelp): NewSeat => {
  const seat = playerAt(seating);
  if (seat.kind === 'computer') return seat;
  const player = seating.kind === 'person' ? (seating.player ?? null) : null;
  return { ...seat, name: seat.name === null ? null : cleanName(seat.name), player, help };
};

/** The same game with the same seats. */
export const sameGame = (table: Table, ownDice: boolean): NewGame => {
  const { choice, opening, clock, timeLimitMs } = table;
  const terms = { choice, opening, clock, timeLimitMs: timeLimitMs ?? undefined };
  return {
    ...terms,
    seats: table.seats.map((seating, seat) => sameSeat(seating, need(table.helps[seat]))),
    ownDice,
  };
};

const playSame = (table: GameTable): Promise<string> =>
  newGame(browserServices(), sameGame(table.state, table.ownDice !== undefined));

export const playAgain = async (table: GameTable, swap: boolean): Promise<void> => {
  const game: GameName = table.game;
  const id = await (swap ? table.rematch() : playSame(table));
  go({ kind: 'table', game, id });
};

/** The same game against computers of another level, which the next game remembers. */
export const playAgainst = async (table: GameTable, level: ComputerLevel): Promise<void> => {
  const same = sameGame(table.state, table.ownDice !== undefined);
  const seats = same.seats.map((seat) => (seat.kind === 'computer' ? { ...seat, level } : seat));
  const order = { ...same, seats };
  rememberGame({ order, redraw: lastGame(table.game)?.redraw ?? null });
  go({ kind: 'table', game: table.game, id: await newGame(browserServices(), order) });
};
