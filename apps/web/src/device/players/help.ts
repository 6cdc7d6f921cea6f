/** How much help each player of this device had last. Apart from the players, so that the start page does not load it. */
import { HELPS } from '@abacow/learning/help';
import { isObject } from '@abacow/rules';
import { ALL_SHOWN, type SeatHelp } from '@abacow/table';
import { type DevicePlayers, devicePlayers } from './device.svelte.ts';
import type { Players } from './players.ts';

/** Damaged help is no help that was chosen. */
const parseHelp = (value: unknown): SeatHelp => {
  const help = isObject(value) ? HELPS.find((known) => known === value['help']) : undefined;
  if (!isObject(value) || help === undefined) return ALL_SHOWN;
  return { help, hidesNumbers: help === 'work-out' && value['hidesNumbers'] === true };
};

const storedHelp = ({ help, list }: Players, id: string | null): unknown =>
  id === null ? help : list.find((one) => one.id === id)?.help;

/** Null: this player never worked it out. */
const hidLast = (stored: unknown): boolean | null => {
  if (!isObject(stored)) return null;
  if (stored['help'] === 'work-out') return stored['hidesNumbers'] === true;
  return typeof stored['hidLast'] === 'boolean' ? stored['hidLast'] : null;
};

/** With another help, what was chosen about the numbers is stored beside it. */
const withHelp = (players: Players, id: string | null, chosen: SeatHelp): Players => {
  const hid = hidLast(storedHelp(players, id));
  const help = chosen.help === 'work-out' || hid === null ? chosen : { ...chosen, hidLast: hid };
  return id === null
    ? { ...players, help }
    : { ...players, list: players.list.map((one) => (one.id === id ? { ...one, help } : one)) };
};

/** Whether the numbers are hidden when this player chooses to work it out: as the last time, and the first time. */
export const hidesAtFirst = (id: string | null, device: DevicePlayers = devicePlayers()): boolean =>
  hidLast(storedHelp(device.players, id)) ?? true;

/** Null: nobody in particular. */
export const lastHelp = (id: string | null, device: DevicePlayers = devicePlayers()): SeatHelp =>
  parseHelp(storedHelp(device.players, id));

export const keepHelp = (id: string | null, help: SeatHelp, device: DevicePlayers = devicePlayers()): void =>
  device.change((players) => withHelp(players, id, help));
