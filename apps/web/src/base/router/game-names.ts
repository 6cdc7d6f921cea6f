/** The names of the app's games. Kept small, because routes and the start page need it before the rules are loaded. */
import type { GameName } from '@abacow/rules';

const NAMES: Readonly<Record<GameName, true>> = { cowpath: true, trio: true };

export const GAME_NAMES = Object.keys(NAMES) as readonly GameName[] as readonly [GameName, ...GameName[]];

export const isGameName = (text: string | undefined): text is GameName =>
  text !== undefined && Object.hasOwn(NAMES, text);
