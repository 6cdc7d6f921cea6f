/** Announces once that the clock of a player at this screen is nearly over. */
import type { Seat } from '@abacow/rules';
import { runningSeat } from '@abacow/table';
import { untrack } from 'svelte';
import { t } from '../words/texts/index.ts';
import { announce } from '../../base/announce/announce.svelte.ts';
import type { GameTable } from '../model/game-table.ts';
import { LAST_MS, lastSeconds } from '../words/seat-note.ts';
import { whoAt } from '../words/who.ts';

const words = (table: GameTable, seat: Seat, count: number): string => {
  const { you, name } = whoAt(table, seat);
  return you ? t('table.clock.last.you', { count }) : t('table.clock.last', { name, count });
};

/** Call it during component initialization. */
export const followClocks = (table: GameTable): void => {
  let announced: readonly Seat[] = [];
  $effect(() => {
    // A clock that restarts with every move is announced again.
    announced = announced.filter((seat) => (table.timeLeft(seat) ?? 0) <= LAST_MS);
    const seat = runningSeat(table.state);
    if (seat === null || announced.includes(seat) || !table.mySeats.includes(seat)) return;
    const left = lastSeconds(table, seat);
    if (left === null) return;
    announced = [...announced, seat];
    untrack(() => announce(words(table, seat, left)));
  });
};
