/** How long games usually take, the shortest and the longest. Our own estimate: @abacow/ai compares it with measured games. */
import type { GameName } from './games.ts';

export type Minutes = readonly [least: number, most: number];

export const GAME_MINUTES: Readonly<Record<GameName, Minutes>> = { cowpath: [6, 10], trio: [3, 20] };
