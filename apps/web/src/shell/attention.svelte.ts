/** Whether the table on the screen waits for the person in front of it: the title of the page says so. */
import type { GameTable } from '../play/gametable.ts';

class Attention {
  yourTurn = $state.raw(false);
}

const attention = new Attention();

export const isYourTurn = (): boolean => attention.yourTurn;

/** At one device, a turn is "yours" only where a single person plays against computers. */
export const waitsForYou = ({ table, toAct, mySeats, presence }: GameTable): boolean =>
  toAct !== null &&
  mySeats.includes(toAct) &&
  mySeats.length < table.seats.length &&
  (presence !== undefined || mySeats.length === 1);

/** To be called while a component is made. */
export const followTurn = (local: GameTable): void => {
  $effect(() => {
    attention.yourTurn = waitsForYou(local);
  });
  $effect(() => () => void (attention.yourTurn = false));
};
