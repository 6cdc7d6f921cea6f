/** The online service knows no players of this device: they are found by the name that they play with. */
import { type DevicePlayers, devicePlayers } from './device.svelte.ts';
import { likeness } from './players.ts';

/** The id of this device's player with this name; null for nobody in particular. */
export const playerNamed = (name: string, device: DevicePlayers = devicePlayers()): string | null =>
  device.list.find((player) => likeness(player.name) === likeness(name))?.id ?? null;
