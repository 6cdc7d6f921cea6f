/** Tables in memory. The least recently used is evicted first. */
import type { Store } from '../store/store.ts';
import { type LiveTable, loadTable } from './live.ts';

/** A table, or one that is being read from the store. */
type Cached = LiveTable | Promise<LiveTable | null>;

export type TableCacheOptions = {
  readonly store: Store;
  readonly maxTables: number;
  /** Such a table is not evicted. */
  readonly isPinned: (id: string) => boolean;
};

export type TableCache = {
  /** At once where it is in memory, else read from the store. */
  readonly get: (id: string) => Cached;
  /** Undefined where it is not in memory. */
  readonly peek: (id: string) => Cached | undefined;
  /** Reads a table again. */
  readonly reload: (id: string) => Promise<LiveTable | null>;
  readonly ids: () => readonly string[];
};

/** How many tables are looked at to evict one: most may be pinned. */
const MAX_LOOKED_AT = 64;

export const createTableCache = ({ store, maxTables, isPinned }: TableCacheOptions): TableCache => {
  /** The least recently used first. */
  const tables = new Map<string, Cached>();

  const evict = (): void => {
    let looked = 0;
    for (const [id, table] of tables) {
      if (tables.size < maxTables || looked++ === MAX_LOOKED_AT) return;
      tables.delete(id);
      if (isPinned(id)) tables.set(id, table);
    }
  };

  const load = (id: string): Promise<LiveTable | null> => {
    evict();
    const loading = loadTable(store, id);
    const finish = (live: LiveTable | null): void => {
      if (tables.get(id) !== loading) return;
      if (live === null) tables.delete(id);
      else tables.set(id, live);
    };
    loading.then(finish, () => finish(null));
    return loading;
  };

  return {
    get: (id) => {
      const known = tables.get(id);
      // The order matters only when an eviction is near.
      if (known !== undefined && 2 * tables.size <= maxTables) return known;
      const table = known ?? load(id);
      tables.delete(id);
      tables.set(id, table);
      return table;
    },
    peek: (id) => tables.get(id),
    reload: async (id) => {
      const live = await loadTable(store, id);
      if (live === null) tables.delete(id);
      else tables.set(id, live);
      return live;
    },
    ids: () => [...tables.keys()],
  };
};
