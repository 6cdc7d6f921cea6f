/** The games of the app by name. Small, since addresses and the start page need it; the rules are loaded later. */
import type { GameName } from '@abacow/rules';

const NAMES: Readonly<Record<GameName, true>> = { cowpath: true, trio: true };

export const GAME_NAMES = Object.keys(NAMES) as readonly GameName[];

export const isGameName = (text: string | undefined): text is GameName =>
  text !== undefined && Object.hasOwn(NAMES, text);
