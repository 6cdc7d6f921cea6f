import type { Snippet } from 'svelte';
import type { GameTable } from '../model/game-table.ts';

export type TableProps = {
  table: GameTable;
  /** The card at the end of a game. */
  result: Snippet;
  /** More about this table, beside the board. */
  aside?: Snippet;
  /** On small screens: the newest phrase, and the button that opens the phrases. */
  phrases?: Snippet;
  talk?: Snippet;
};
