/** The only person of a game against the computer is the player of this device who was chosen last, in any game. */
import { devicePlayers } from '../../device/players/device.svelte.ts';
import type { NewGame, NewSeat } from '../local/games.ts';

export const withLastPlayer = (order: NewGame): NewGame => {
  const persons = order.seats.filter(({ kind }) => kind === 'person');
  const device = devicePlayers();
  const player = device.find(device.players.last);
  if (persons.length !== 1 || player === null) return order;
  const person: NewSeat = { kind: 'person', name: player.name, player: player.id };
  return { ...order, seats: order.seats.map((seat) => (seat.kind === 'person' ? person : seat)) };
};
