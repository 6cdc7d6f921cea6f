/**
 * Games that all players left. No player and no clock ends them, so the server does in the end: the dice of every game
 * can be checked once it is over.
 */
import { need } from '@abacow/rules/need';
import { HOUSE, type Table, personSeats } from '@abacow/table';
import type { Store } from '../store/store.ts';
import type { Hub } from './hub.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const ABANDONED_AFTER_MS = 7 * DAY_MS;
const PAGE_SIZE = 100;

export type AbandonedOptions = {
  readonly store: Pick<Store, 'tablesIn'>;
  readonly hub: Pick<Hub, 'table' | 'command'>;
  /** Seats whose players are away. */
  readonly absentSeats: (table: Table) => readonly number[];
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
};

const isOld = ({ now }: AbandonedOptions, at: number): boolean => now() - at >= ABANDONED_AFTER_MS;

const isAbandoned = (options: AbandonedOptions, table: Table): boolean =>
  isOld(options, table.lastAt) && options.absentSeats(table).length === personSeats(table.seats).length;

/** The command's id depends on the table's state, so that a second process doing the same is harmless. */
const endIfAbandoned = async (options: AbandonedOptions, id: string): Promise<void> => {
  const { hub } = options;
  const live = await hub.table(id);
  if (live === null || !isAbandoned(options, live.table)) return;
  const seen = live.events.length;
  await hub.command({ table: id, by: HOUSE, id: `abandon-${seen}`, seen, command: { kind: 'abandon' } });
};

const sweepPhase = async (
  options: AbandonedOptions,
  phase: string,
  mayContinue: () => boolean,
): Promise<void> => {
  for (let after = ''; mayContinue();) {
    const page = await options.store.tablesIn(phase, after, PAGE_SIZE);
    for (const { id, updatedAt } of page) {
      if (!mayContinue()) return;
      // The stored time is never newer than the table itself. A table that cannot be read does not stop the sweep.
      if (isOld(options, updatedAt)) await endIfAbandoned(options, id).catch(options.onError);
    }
    if (page.length < PAGE_SIZE) return;
    after = need(page.at(-1)).id;
  }
};

/** Goes once through all running games. */
export const endAbandoned = async (
  options: AbandonedOptions,
  mayContinue = (): boolean => true,
): Promise<void> => {
  for (const phase of ['opening', 'playing']) await sweepPhase(options, phase, mayContinue);
};
