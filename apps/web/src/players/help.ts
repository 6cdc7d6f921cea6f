/** How much help each player of this device had last. Apart from the players, so that the start page does not load it. */
import { HELPS, isObject } from '@abacow/rules';
import { ALL_SHOWN, type SeatHelp } from '@abacow/table';
import { type DevicePlayers, devicePlayers } from './device.svelte.ts';
import type { Players } from './players.ts';

/** Damaged help is no help that was chosen. */
const parseHelp = (value: unknown): SeatHelp => {
  const help = isObject(value) ? HELPS.find((known) => known === value['help']) : undefined;
  if (!isObject(value) || help === undefined) return ALL_SHOWN;
  return { help, hidesNumbers: help === 'work-out' && value['hidesNumbers'] === true };
};

const withHelp = (players: Players, id: string | null, help: SeatHelp): Players =>
  id === null
    ? { ...players, help }
    : { ...players, list: players.list.map((one) => (one.id === id ? { ...one, help } : one)) };

/** Null: nobody in particular. */
export const lastHelp = (id: string | null, device: DevicePlayers = devicePlayers()): SeatHelp =>
  parseHelp(id === null ? device.players.help : device.find(id)?.help);

export const keepHelp = (id: string | null, help: SeatHelp, device: DevicePlayers = devicePlayers()): void =>
  device.change((players) => withHelp(players, id, help));
