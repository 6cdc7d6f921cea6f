/** What processes on one database tell each other. */
import type { Phrase } from '@abacow/protocol';
import type { Store } from '../store/store.ts';

export type Item =
  /** Tables and how many events they have now. */
  | { readonly kind: 'heads'; readonly heads: readonly (readonly [string, number])[] }
  | { readonly kind: 'here'; readonly table: string; readonly guest: string; readonly here: boolean }
  | { readonly kind: 'said'; readonly table: string; readonly guest: string; readonly phrase: Phrase }
  /** A guest is deleted, who sat at these tables. */
  | { readonly kind: 'forgotten'; readonly guest: string; readonly tables: readonly string[] }
  | { readonly kind: 'moved'; readonly table: string; readonly to: string }
  /** A process came up or missed something: the others, or the one asked, tell who is with them. */
  | { readonly kind: 'up'; readonly of?: string }
  /** Heads were not told for a while, for nobody seemed to listen: look at all tables again. */
  | { readonly kind: 'look' }
  | { readonly kind: 'alive' };

/** A notification of PostgreSQL holds under 8,000 bytes. */
export const TABLES_A_MESSAGE = 200;

export type Newsroom = {
  readonly headsMoved: (heads: readonly (readonly [string, number])[]) => void;
  readonly tell: (item: Item) => void;
  /** Tells what is left to tell, and nothing afterwards. */
  readonly stop: () => Promise<void>;
};

const RETRY_MS = 1000;

/**
 * Heads that move while a message is on its way share the next one; nobody waits for news to be told. Without company
 * they are not told at all. A head that could not be told is told later: nobody else would.
 */
export const createNewsroom = (
  store: Store,
  company: () => boolean,
  onTrouble: (error: unknown) => void,
): Newsroom => {
  const moved = new Map<string, number>();
  let telling: Promise<void> | null = null;
  const tell = (item: Item): Promise<void> => store.tell(JSON.stringify(item));
  const putBack = (heads: readonly (readonly [string, number])[]): void => {
    for (const [table, head] of heads) moved.set(table, Math.max(head, moved.get(table) ?? 0));
  };
  const tellSome = async (): Promise<boolean> => {
    const heads = [...moved].slice(0, TABLES_A_MESSAGE);
    for (const [table] of heads) moved.delete(table);
    try {
      await tell({ kind: 'heads', heads });
      return true;
    } catch (error) {
      onTrouble(error);
      putBack(heads);
      return false;
    }
  };
  const tellAll = async (): Promise<void> => {
    while (moved.size > 0 && (await tellSome()));
    telling = null;
    // Whoever comes first, the next head or the timer, tells what is left.
    if (moved.size > 0) setTimeout(tellHeads, RETRY_MS).unref();
  };
  const tellHeads = (): void => void (moved.size > 0 && (telling ??= tellAll()));
  return {
    headsMoved: (heads) => {
      if (store.kind === 'sqlite' || !company()) return;
      for (const [table, head] of heads) moved.set(table, head);
      tellHeads();
    },
    tell: (item) => void (store.kind === 'sqlite' ? null : tell(item).catch(onTrouble)),
    stop: async () => {
      tellHeads();
      await telling;
      moved.clear();
    },
  };
};
