/** What the screens of a game need of its table, wherever the table is kept. */
import type { LocalTable } from './localtable.svelte.ts';

export type GameTable = Omit<LocalTable, 'command' | 'settled' | 'leave'>;
