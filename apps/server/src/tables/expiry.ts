/**
 * Closes tables where nobody came, and deletes closed ones. Only tables that were never played are deleted. Closing is
 * an event like any other, so a player who sits down at the same moment, at any process, is not lost.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { need } from '@abacow/rules/need';
import type { Store, StoredTable } from '../store/store.ts';
import type { Hub } from './hub.ts';
import type { Presence } from './presence.ts';

export type TableExpiryOptions = {
  readonly store: Pick<Store, 'tablesIn' | 'deleteTables'>;
  readonly hub: Pick<Hub, 'table' | 'command' | 'refresh'>;
  readonly presence: Pick<Presence, 'here'>;
  readonly now: () => number;
  /** How long nothing happens at a table that waits for players before it is closed. */
  readonly waitingMs: number;
  /** How long a closed table is stored. */
  readonly closedMs: number;
  readonly onError: (error: unknown) => void;
};

const PAGE_SIZE = 100;

/** A game that has begun since the phase was stored refuses to be closed. The command's id depends on the table's state. */
const closeIfUnused = async (options: TableExpiryOptions, id: string): Promise<void> => {
  const { hub, now, waitingMs } = options;
  if (options.presence.here(id).length > 0) return;
  const live = await hub.table(id);
  if (live === null || now() - live.table.lastAt < waitingMs) return;
  const seen = live.events.length;
  const by = live.table.host;
  await hub.command({ table: id, by, id: `expire-${seen}`, seen, command: { kind: 'close' } });
};

const eachPage = async (
  { store }: TableExpiryOptions,
  phase: string,
  mayContinue: () => boolean,
  work: (page: readonly StoredTable[]) => Promise<void>,
): Promise<void> => {
  for (let after = ''; mayContinue();) {
    const page = await store.tablesIn(phase, after, PAGE_SIZE);
    await work(page);
    if (page.length < PAGE_SIZE) return;
    after = need(page.at(-1)).id;
    await nextTurn();
  }
};

/** Goes once through all tables that wait and all that are closed. */
export const expireTables = async (
  options: TableExpiryOptions,
  mayContinue = (): boolean => true,
): Promise<void> => {
  const { store, hub, now, waitingMs, closedMs, onError } = options;
  await eachPage(options, 'seating', mayContinue, async (page) => {
    // A table that cannot be read does not stop the sweep.
    for (const { id, updatedAt } of page)
      if (mayContinue() && now() - updatedAt >= waitingMs) await closeIfUnused(options, id).catch(onError);
  });
  await eachPage(options, 'closed', mayContinue, async (page) => {
    const old = page.filter(({ updatedAt }) => now() - updatedAt >= closedMs).map(({ id }) => id);
    await store.deleteTables(old);
    await hub.refresh(old);
  });
};
