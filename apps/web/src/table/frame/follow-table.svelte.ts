/** What every game's table follows: steps to announce, clocks that run out, dice that stay kept. */
import type { Notes } from '../../base/storage/notes.ts';
import type { GameTable } from '../model/game-table.ts';
import { type Keeping, followKept } from '../model/kept-dice.svelte.ts';
import { followClocks } from './last-seconds.svelte.ts';
import { type Voice, followSteps } from './steps.svelte.ts';

/** Call it during component initialization. */
export const followTable = (table: GameTable, voice: Voice, turn: Keeping, notes: Notes): void => {
  followSteps(table, voice);
  followClocks(table);
  followKept(table, turn, notes);
};
