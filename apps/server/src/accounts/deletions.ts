/** Removes the names of deleted guests from their tables, a slice at a time: other requests are served in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Retry } from '../retry.ts';
import type { Out, Pass, Store } from '../store/store.ts';

/** About as many rows change in one transaction. */
const SLICE_SIZE = 16;

export type DeletionsOptions = {
  readonly store: Pick<Store, 'deleteGuest' | 'eraseSlice' | 'unfinishedDeletions'>;
  readonly retry: Retry;
  readonly isStopping: () => boolean;
  /** The name is no longer in the entries of these tables. */
  readonly onErased: (guest: string, tables: readonly string[]) => Promise<void>;
};

export type Deletions = {
  /** The guest is signed out first. Resolves when the name is gone from all tables. */
  readonly deleteGuest: (pass: Pass) => Promise<'deleted' | Out>;
  /** Continues what a process that stopped or died has left. */
  readonly resume: () => Promise<void>;
  /** Resolves when no deletion runs. */
  readonly stop: () => Promise<void>;
};

export const createDeletions = ({ store, retry, isStopping, onErased }: DeletionsOptions): Deletions => {
  const running = new Set<Promise<void>>();

  const eraseName = async (guest: string): Promise<void> => {
    while (!isStopping()) {
      const { tables, done } = await store.eraseSlice(guest, SLICE_SIZE);
      await onErased(guest, tables);
      if (done) return;
      // SQLite answers without waiting: only this lets other requests run.
      await nextTurn();
    }
  };

  const erase = async (guest: string): Promise<void> => {
    const work = retry('deleting a guest', () => eraseName(guest));
    running.add(work);
    await work;
    running.delete(work);
  };

  return {
    deleteGuest: async (pass) => {
      const result = await store.deleteGuest(pass);
      if (result === 'out') return result;
      await onErased(pass.guest, []);
      await erase(pass.guest);
      return result;
    },
    resume: async () => {
      for (const guest of await store.unfinishedDeletions()) void erase(guest);
    },
    stop: async () => void (await Promise.all(running)),
  };
};
