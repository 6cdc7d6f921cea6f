/** Whether the table on screen waits for this player: the page title then says so. */
import type { GameTable } from '../model/game-table.ts';

class Attention {
  yourTurn = $state.raw(false);
}

const attention = new Attention();

export const isYourTurn = (): boolean => attention.yourTurn;

/** On one device, a turn is "yours" only where a single person plays against computers. */
export const waitsForYou = ({ state, toAct, mySeats, presence }: GameTable): boolean =>
  toAct !== null &&
  mySeats.includes(toAct) &&
  mySeats.length < state.seats.length &&
  (presence !== undefined || mySeats.length === 1);

/** Call it during component initialization. */
export const followTurn = (table: GameTable): void => {
  $effect(() => {
    attention.yourTurn = waitsForYou(table);
  });
  $effect(() => () => void (attention.yourTurn = false));
};
